// The address's parameters for those who read about them; no part of the game itself.
#include "app/parameters.hpp"

#include <array>

namespace kiela::app {

namespace {

constexpr auto table = std::to_array<ParameterInfo>({
#define KIELA_PARAMETER(name, values, meaning, ofGame, apply) {name, values, meaning},
#include "app/parameter_table.inc"
#undef KIELA_PARAMETER
});

}  // namespace

std::span<const ParameterInfo> parameterTable() {
    return table;
}

}  // namespace kiela::app
