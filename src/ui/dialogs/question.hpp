// A question with two answers, of which the first keeps everything as it is.
#pragma once

#include "ui/frame.hpp"
#include "ui/widgets/scroll_area.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace kiela::ui {

struct Question {
    std::string heading, about;
    std::string stay, go;  ///< the answers
    std::string close;
};

enum class Answer : std::uint8_t { None, Stay, Go };

/// The question as a dialog; its answer, once it is given. To close it is to stay.
Answer ask(const Frame& frame, std::string_view id, const Question& question, Scroll& scroll);

}  // namespace kiela::ui
