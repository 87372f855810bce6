// The puzzle of the day, and the collection: by theme and difficulty, with what has been solved.
#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/dialogs/later.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/choice.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

// The parts of the dialog, one below the other. Each takes its height from the area.
class Parts {
  public:
    Parts(const Frame& frame, app::Session& session, Rect& area)
        : frame_(frame), session_(session), area_(area) {}

    /// The number of the puzzle that was chosen; 0: none.
    int chosen() const { return chosen_; }

    /// `left` is the puzzle that has just been left: the focus goes back to where it was opened.
    void today(int left) {
        const int day = session_.puzzleDay();
        std::string about = app::streakWords(session_.puzzleRecord(), day, session_.language());
        if (session_.puzzleRecord().isDailySolved(day))
            about = say(Msg::PuzzleSolved) + ". " + about;
        if (wideButton("puzzle-today", Msg::PuzzleToday,
                       {.name = {},
                        .kind = paint::PillKind::Primary,
                        .expands = true,
                        .focusFirst = left == 0 || left == app::dailyPuzzle(day),
                        .description = about}))
            chosen_ = app::dailyPuzzle(day);
        if (!about.empty()) line("puzzle-row", about);
    }

    void collection(PuzzleChoice& choice) {
        const TextStyle style{Weight::Bold, 17 * frame_.type, frame_.palette.accent};
        takeTop(area_, 8 * frame_.unit);
        takeTop(area_,
                paragraph(frame_, idOf("puzzle-collection"), style, area_,
                          say(Msg::PuzzleCollection), semantics::Role::Heading, 3),
                8 * frame_.unit);
        std::array<std::string, engine::allThemes.size()> names;
        for (const engine::Theme theme : engine::allThemes)
            names[static_cast<std::size_t>(theme)] = app::themeName(theme, session_.language());
        choice.theme =
            engine::allThemes[ask(Msg::FieldKind, names, static_cast<std::size_t>(choice.theme))];
        chooseDifficulty(choice);
        tiles(choice);
    }

  private:
    std::string say(Msg message) const { return text::say(session_.language(), message); }

    void line(std::string_view id, const std::string& words) {
        const TextStyle style{Weight::Regular, 15 * frame_.type, frame_.palette.inkSecond};
        takeTop(area_, paragraph(frame_, idOf(id), style, area_, words), 8 * frame_.unit);
    }

    bool wideButton(std::string_view id, Msg name, Button form) {
        const std::string words = say(name);
        form.name = words;
        const Rect place = takeTop(area_, heightOf(frame_, form, area_.width), 8 * frame_.unit);
        return button(frame_, idOf(id), place, form);
    }

    std::size_t ask(Msg name, std::span<const std::string> words, std::size_t now) {
        std::array<std::string_view, 5> options;
        std::copy(words.begin(), words.end(), options.begin());
        return static_cast<std::size_t>(
            choose(frame_, idOf("puzzle-choice", static_cast<unsigned>(name)), area_,
                   {.name = say(name),
                    .options = std::span(options).first(words.size()),
                    .chosen = static_cast<int>(now)}));
    }

    // Of those that the theme has, one after the other.
    void chooseDifficulty(PuzzleChoice& choice) {
        int least = engine::hardest, most = engine::easiest;
        for (int number = 1; number <= app::puzzleCount; ++number) {
            const engine::Puzzle& puzzle = session_.puzzles().puzzle(number);
            if (puzzle.theme != choice.theme) continue;
            least = std::min(least, puzzle.difficulty);
            most = std::max(most, puzzle.difficulty);
        }
        std::array<std::string, engine::hardest> names;
        std::size_t count = 0;
        for (int each = least; each <= most; ++each) names[count++] = std::to_string(each);
        const int now = std::clamp(choice.difficulty, least, most) - least;
        choice.difficulty =
            least
            + static_cast<int>(ask(Msg::FieldDifficulty, std::span(names).first(count),
                                   static_cast<std::size_t>(now)));
    }

    // The numbers of the puzzles in rows, and a button for the first one that is not solved.
    void tiles(const PuzzleChoice& choice) {
        const std::string solvedWord = say(Msg::PuzzleSolved);
        const float gap = 8 * frame_.unit;
        const Rect whole = area_;
        Rect place = area_;
        place.width = 1.25f * touchSize(frame_);
        place.height = touchSize(frame_);
        constexpr semantics::Id list = idOf("puzzle-list");
        frame_.tree.add(list, semantics::Role::Toolbar, {area_.x, area_.y, area_.width, 0},
                        {say(Msg::ButtonPuzzles)});
        frame_.tree.open(list);
        int next = 0;
        for (int number = 1; number <= app::puzzleCount; ++number) {
            const engine::Puzzle& puzzle = session_.puzzles().puzzle(number);
            if (puzzle.theme != choice.theme || puzzle.difficulty != choice.difficulty) continue;
            const bool solved = session_.puzzleRecord().isSolved(number);
            if (!solved && next == 0) next = number;
            if (place.x + place.width > whole.x + whole.width) {
                place.x = whole.x;
                place.y += place.height + gap;
            }
            const std::string digits = std::to_string(number);
            if (button(frame_, idOf("puzzle", static_cast<unsigned>(number)), place,
                       {.name = digits,
                        .kind = solved ? paint::PillKind::Primary : paint::PillKind::Quiet,
                        .expands = true,
                        .focusFirst = number == choice.left,
                        .description = solved ? std::string_view(solvedWord) : ""}))
                chosen_ = number;
            if (solved) tick(place);
            place.x += place.width + gap;
        }
        takeTop(area_, place.y + place.height - area_.y, 16 * frame_.unit);
        frame_.tree.extendTo(list, place.y + place.height);
        frame_.tree.close();
        if (wideButton("puzzle-next", Msg::PuzzleNext,
                       {.name = {}, .enabled = next > 0, .expands = true}))
            chosen_ = next;
    }

    // In the corner, where the number leaves room.
    void tick(const Rect& tile) {
        const float size = tile.height / 4;
        drawIcon(frame_, Icon::Tick, {tile.x + tile.width - size * 1.1f, tile.y + size * 1.2f},
                 size, frame_.palette.inkOnAccent);
    }

    const Frame& frame_;
    app::Session& session_;
    Rect& area_;
    int chosen_ = 0;
};

}  // namespace

Screen puzzlesDialog(const Frame& frame, app::Session& session, Scroll& scroll,
                     PuzzleChoice& choice) {
    const std::string heading = text::say(session.language(), Msg::ButtonPuzzles);
    const std::string close = text::say(session.language(), Msg::ButtonClose);
    Dialog dialog(frame, idOf("puzzles"), {.heading = heading, .closeName = close, .width = 560},
                  scroll);
    Rect area = dialog.beginBody();
    takeTop(area, 4 * frame.unit);
    Parts parts(frame, session, area);
    const app::Loan loan = session.puzzles().state();
    const bool there = loan == app::Loan::Ready;
    if (there) {
        parts.today(choice.left);
        parts.collection(choice);
    } else if (notYetThere(frame, area, loan, session.language())) {
        session.fetchPuzzles();
    }
    dialog.endBody(area);
    // The keyboard goes on where the puzzles begin.
    if (choice.waiting && there) frame.tree.focus(idOf("puzzle-today"));
    choice.waiting = !there;
    const bool dismissed = dialog.end();
    if (parts.chosen() > 0) {
        session.openPuzzle(parts.chosen());
        return Screen::Puzzle;
    }
    return dismissed ? Screen::Game : Screen::Puzzles;
}

}  // namespace kiela::ui
