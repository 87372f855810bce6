// What the page fetches later (shell/main.js).
#pragma once

#include "app/ports.hpp"

namespace kiela::web {

class Library final : public app::Library {
  public:
    void fetchPuzzles() override;
    bool hasLaterWords(text::Language language) override;
    void fetchLaterWords(text::Language language) override;
};

}  // namespace kiela::web
