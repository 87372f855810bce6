#include "platform/web/storage.hpp"

#include "platform/web/host.hpp"

namespace kiela::web {

std::optional<std::string> Storage::load(std::string_view key) {
    return host::load(key);
}

bool Storage::save(std::string_view key, std::string_view text) {
    return host::save(key, text);
}

std::string Storage::everything() {
    return host::everything();
}

void Storage::forget() {
    host::forget();
}

}  // namespace kiela::web
