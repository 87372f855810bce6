#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/choice.hpp"
#include "ui/widgets/text.hpp"

#include <string>
#include <vector>

namespace kiela::ui {

Screen languageDialog(const Frame& frame, app::Session& session, Scroll& scroll) {
    const std::string heading = text::say(session.language(), text::Msg::ButtonLanguage);
    const std::string close = text::say(session.language(), text::Msg::ButtonClose);
    std::vector<std::string_view> names, codes;
    for (const text::LanguageInfo& info : text::languages()) {
        names.push_back(info.name);
        codes.push_back(info.code);
    }

    Dialog dialog(frame, idOf("language"), {.heading = heading, .closeName = close, .width = 420},
                  scroll);
    Rect area = dialog.beginBody();
    const int now = static_cast<int>(session.chosenLanguage());
    const int chosen = choose(
        frame, idOf("languages"), area,
        {.name = heading, .named = false, .options = names, .chosen = now, .languages = codes});
    const std::string fault = session.languageFault();
    if (!fault.empty()) {
        const TextStyle style{Weight::Regular, 16 * frame.type, frame.palette.accent};
        takeTop(area, 8 * frame.unit);
        takeTop(area, paragraph(frame, idOf("language-fault"), style, area, fault));
    }
    dialog.endBody(area);
    if (chosen != now) session.setLanguage(static_cast<text::Language>(chosen));
    return dialog.end() ? Screen::Game : Screen::Language;
}

}  // namespace kiela::ui
