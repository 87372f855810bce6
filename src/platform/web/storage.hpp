// The browser's storage, or where it is blocked the page's memory (shell/storage.js).
#pragma once

#include "app/ports.hpp"

namespace kiela::web {

class Storage final : public app::Storage {
  public:
    std::optional<std::string> load(std::string_view key) override;
    bool save(std::string_view key, std::string_view text) override;
    std::string everything() override;
    void forget() override;
};

}  // namespace kiela::web
