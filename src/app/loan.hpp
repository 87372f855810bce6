// How it stands with what the page fetches after the first move, or when it is asked for.
#pragma once

#include "text/language.hpp"

#include <cstdint>
#include <string>

namespace kiela::app {

enum class Loan : std::uint8_t {
    Unasked,
    Awaited,  ///< it is on its way
    Missing,  ///< it could not be had
    Damaged,  ///< what came was something else
    Ready,
};

/// Why it is not to be seen; empty: it is there.
std::string loanNotice(Loan loan, text::Language language);

}  // namespace kiela::app
