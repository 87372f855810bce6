// The list of lessons and exercises, with what has been done.
#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/columns.hpp"
#include "ui/widgets/option.hpp"
#include "ui/widgets/text.hpp"

#include <string>
#include <utility>

namespace kiela::ui {

namespace {

using text::Msg;

// The number of the lesson that was chosen; 0: none. Exercises stand in the second column.
int lessonList(const Frame& frame, Rect& area, const std::string& name, const app::Session& session,
               int left) {
    const std::string done = text::say(session.language(), Msg::LearnDone);
    Columns columns(frame, area);
    int chosen = 0;
    bool next = true;  // the first one that is not done yet
    constexpr semantics::Id list = idOf("lessons");
    frame.tree.add(list, semantics::Role::ListBox, {area.x, area.y, area.width, 0}, {name});
    frame.tree.open(list);
    for (int lesson = 1; lesson <= app::lessonCount; ++lesson) {
        const std::string words = app::lessonName(lesson, session.language());
        std::string line = words;
        Option form{.name = words};
        if (session.isLessonDone(lesson)) {
            line += ". " + done;
            form.icon = Icon::Tick;
        } else if (std::exchange(next, false)) {
            form.icon = Icon::Next;
            form.focusFirst = left == 0;
        }
        if (lesson == left) form.focusFirst = true;
        form.line = line;
        Rect& column = columns.place(lesson > app::lessonCount - app::exerciseCount ? 1 : 0);
        if (option(frame, idOf("lesson", static_cast<unsigned>(lesson)), column, form))
            chosen = lesson;
    }
    area = columns.rest();
    frame.tree.extendTo(list, area.y);
    frame.tree.close();
    return chosen;
}

}  // namespace

Screen learnDialog(const Frame& frame, app::Session& session, Scroll& scroll, int left) {
    const std::string heading = text::say(session.language(), Msg::ButtonLearn);
    const std::string close = text::say(session.language(), Msg::ButtonClose);
    Dialog dialog(frame, idOf("learn"),
                  {.heading = heading,
                   .closeName = close,
                   .width = hasRoomForColumns(frame) ? twoColumns : 480},
                  scroll);
    Rect area = dialog.beginBody();
    const TextStyle style{Weight::Regular, 15 * frame.type, frame.palette.inkSecond};
    takeTop(area,
            paragraph(frame, idOf("learn-about"), style, area,
                      text::say(session.language(),
                                session.hasLearnedAll() ? Msg::LearnAll : Msg::LearnAbout)),
            8 * frame.unit);
    const int chosen = lessonList(frame, area, heading, session, left);
    dialog.endBody(area);
    const bool dismissed = dialog.end();
    if (chosen > 0) {
        session.openLesson(chosen);
        return Screen::Lesson;
    }
    return dismissed ? Screen::Game : Screen::Learn;
}

}  // namespace kiela::ui
