// The browser's calendar (shell/calendar.js).
#pragma once

#include "app/ports.hpp"

namespace kiela::web {

class Calendar final : public app::Calendar {
  public:
    std::string today() override;
    std::string inWords(std::string_view day, std::string_view language) override;
};

}  // namespace kiela::web
