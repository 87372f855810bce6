// The files that the page has been loaded from (shell/offline.js).
#pragma once

#include "app/ports.hpp"

namespace kiela::web {

class Site final : public app::Site {
  public:
    void update() override;
};

}  // namespace kiela::web
