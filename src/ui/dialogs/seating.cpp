#include "ui/dialogs/seating.hpp"

#include "text/say.hpp"
#include "ui/widgets/choice.hpp"

#include <array>
#include <string>

namespace kiela::ui {

using text::Msg;

void chooseSeating(const Frame& frame, app::Session& session, Rect& area) {
    const auto say = [&](Msg message) { return text::say(session.language(), message); };
    const app::Seating now = session.view().settings.seating;
    const std::string beside = say(Msg::SeatingBeside), pass = say(Msg::SeatingPass),
                      face = say(Msg::SeatingFace);
    const std::array<std::string_view, 3> names{beside, pass, face};
    std::string about;
    if (now == app::Seating::Pass) about = say(Msg::SeatingPassAbout);
    if (now == app::Seating::FaceToFace) about = say(Msg::SeatingFaceAbout);
    const int chosen = choose(frame, idOf("seating"), area,
                              {.name = say(Msg::FieldSeating),
                               .options = names,
                               .chosen = static_cast<int>(now),
                               .explanation = about});
    session.choose(&app::Settings::seating, static_cast<app::Seating>(chosen));
}

}  // namespace kiela::ui
