#include "ui/ui.hpp"

#include "text/say.hpp"
#include "ui/analysis/screen.hpp"
#include "ui/arranging/screen.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/dialogs/later.hpp"
#include "ui/font_data.hpp"
#include "ui/frame.hpp"
#include "ui/game_screen.hpp"
#include "ui/half_turn.hpp"
#include "ui/layout.hpp"
#include "ui/lesson/layout.hpp"
#include "ui/lesson/screen.hpp"
#include "ui/moves/layout.hpp"
#include "ui/moves/screen.hpp"
#include "ui/paint/board_painter.hpp"
#include "ui/paint/sprites.hpp"

#include "imgui.h"

#include <optional>
#include <string>
#include <utility>

namespace kiela::ui {

namespace {

ImFont* addFont(std::span<const unsigned char> data) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    // Dear ImGui only reads the data.
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(data.data()),
                                                      static_cast<int>(data.size()), 0, &config);
}

// Letters and curves as fine as the screen can show them.
void sharpen(const Fonts& fonts, float pixelRatio) {
    for (ImFont* font : {fonts.regular, fonts.bold, fonts.title})
        font->CurrentRasterizerDensity = pixelRatio;
    ImGui::GetStyle().CircleTessellationMaxError = 0.2f / pixelRatio;
}

// One window without any of Dear ImGui's own looks: all is drawn by the painter and the widgets.
void beginWindow(const Surface& surface) {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({surface.width, surface.height});
    ImGui::Begin("Kiela", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove
                     | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings
                     | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBringToFrontOnFocus);
}

}  // namespace

// What is the same for every session.
struct Ui::Look {
    Fonts fonts;
    paint::Sprites sprites;
};

struct Ui::State {
    State(app::Session& theSession, semantics::Sink& theSink)
        : session(theSession), sink(theSink), screen(theSession.isLearning()       ? Screen::Lesson
                                                     : theSession.arePuzzlesOpen() ? Screen::Puzzles
                                                                                   : Screen::Game) {
    }

    app::Session& session;
    semantics::Sink& sink;
    semantics::Tree tree;

    Screen screen;
    Screen awaited = Screen::Game;  // while its words are
    Scroll scroll;                  // of the open dialog
    Grip volume;                    // in the settings
    app::Setup draft;               // of the next game
    std::optional<rules::Result> shownResult;
    LookAhead ahead;
    ArrangingHands hands;  // while stones are arranged
    MovesState moves;
    Readings asked;
    RulesState rules;
    PuzzleChoice puzzles;
    int left = 0;           // the lesson or puzzle that has just been left for the list; 0: none
    std::string note;       // of what was shared
    Pasted pasted;          // what is to be opened
    bool opposite = false;  // who sits opposite has opened the dialog
    bool holding = false;   // a finger is down: how long it stays there matters

    void open(Screen wanted) {
        const bool waits = nameOfLater(wanted) && session.laterWords() != app::Loan::Ready;
        if (waits) awaited = std::exchange(wanted, Screen::Waiting);
        if (wanted == screen) return;
        session.awaitLaterWords(waits);
        if (screen == Screen::Analysis) session.closeAnalysis();
        if (screen == Screen::Arranging) session.leaveArranging();
        if (wanted == Screen::Analysis) session.openAnalysis();
        if (wanted == Screen::Arranging) {
            if (!session.isArranging()) session.openEditor();
            hands = {};
        }
        left = screen == Screen::Lesson || screen == Screen::Puzzle ? session.lesson().number : 0;
        // Also one that has begun while nothing was drawn.
        if (wanted != Screen::Lesson && wanted != Screen::Puzzle) session.closeLesson();
        if (wanted == Screen::Learn) session.openLearn();
        if (screen == Screen::Puzzles) session.closePuzzles();
        if (wanted == Screen::Puzzles) {
            if (screen == Screen::Puzzle) puzzles.show(session.puzzles().puzzle(left));
            puzzles.left = left;
            session.openPuzzles();
        }
        if (screen == Screen::Kept) session.closeKept();
        if (wanted == Screen::Kept) session.openKept();
        // The end of a game that is opened again is no news.
        if (screen == Screen::Kept) shownResult = session.view().result;
        if (screen == Screen::Rules) session.resetFigures();
        if (screen == Screen::Moves) session.closeMoves();
        if (wanted == Screen::Moves) session.openMoves();
        if (screen == Screen::Moves || wanted == Screen::Moves) moves = {};
        screen = wanted;
        scroll = {};
        note.clear();
        pasted = {};
        tree.write({});
        if (wanted == Screen::NewGame) {
            draft = session.view().setup;
            draft.position.reset();
        }
    }

    Theme theme(const Surface& surface) const {
        return themeFor(session.view().settings.theme, surface.dark, surface.contrast);
    }

    // Stones are arranged until the session says that they are.
    void followArranging() {
        if (session.isArranging() == (screen == Screen::Arranging)) return;
        open(session.isArranging() ? Screen::Arranging : Screen::Game);
    }

    // The other screens are dialogs over the game.
    bool fillsWindow() const {
        return screen == Screen::Game || screen == Screen::Analysis || screen == Screen::Arranging
               || screen == Screen::Moves || screen == Screen::Lesson || screen == Screen::Puzzle;
    }

    // A dialog's first frame only finds out how high its content is.
    bool unmeasured() const {
        if (screen == Screen::Game || screen == Screen::Arranging || screen == Screen::Lesson
            || screen == Screen::Puzzle)
            return false;
        return (screen == Screen::Moves ? moves.scroll : scroll).extent == 0;
    }

    LayoutWishes wishes() const { return layoutWishesOf(session.view()); }

    // The board of what fills the window now.
    BoardLayout boardOf(const Surface& surface, const Layout& layout) const {
        switch (screen) {
        case Screen::Analysis:
            return layOutAnalysis(surface, wishes()).board;
        case Screen::Arranging:
            return arrangingBoard(surface, wishes(), session, hands);
        case Screen::Moves:
            return layOutMoves(surface, wishes()).board;
        case Screen::Lesson:
        case Screen::Puzzle:
            return layOutLesson(surface, wishes()).board;
        default:
            return layout.board;
        }
    }

    Wanted whatFillsWindow(const Frame& frame, const Layout& layout) {
        switch (screen) {
        case Screen::Analysis:
            return {analysisScreen(frame, layOutAnalysis(frame.surface, wishes()), session, scroll,
                                   asked)};
        case Screen::Arranging:
            return {arrangingScreen(frame, wishes(), session, hands, asked)};
        case Screen::Lesson:
        case Screen::Puzzle:
            return {
                lessonScreen(frame, layOutLesson(frame.surface, wishes()), session, ahead, asked)};
        case Screen::Moves:
            return {movesScreen(frame, layOutMoves(frame.surface, wishes()), session, moves)};
        default:
            return gameScreen(frame, layout, session, ahead, moves, asked);
        }
    }

    // Turned towards the person who opened it.
    Screen facingDialog(const Frame& frame) {
        if (!opposite) return dialog(frame);
        const HalfTurn turned(frame);
        return dialog(turned.frame());
    }

    Screen dialog(const Frame& frame) {
        switch (screen) {
        case Screen::Game:
        case Screen::Analysis:
        case Screen::Arranging:
        case Screen::Moves:
        case Screen::Lesson:
        case Screen::Puzzle:
            break;
        case Screen::NewGame:
            return newGameDialog(frame, session, draft, scroll);
        case Screen::Menu:
            return menuDialog(frame, session, scroll);
        case Screen::Settings:
            return settingsDialog(frame, session, scroll, volume);
        case Screen::Language:
            return languageDialog(frame, session, scroll);
        case Screen::Rules:
            return rulesDialog(frame, session, scroll, rules);
        case Screen::Learn:
            return learnDialog(frame, session, scroll, left);
        case Screen::Puzzles:
            return puzzlesDialog(frame, session, scroll, puzzles);
        case Screen::Result:
            return resultDialog(frame, session, scroll);
        case Screen::Resign:
            return resignDialog(frame, session, scroll);
        case Screen::Share:
            return shareDialog(frame, session, note, scroll);
        case Screen::Open:
            return openDialog(frame, session, pasted, scroll);
        case Screen::Kept:
            return keptDialog(frame, session, note, scroll);
        case Screen::Erase:
            return eraseDialog(frame, session, scroll);
        case Screen::Elsewhere:
            return elsewhereDialog(frame, session, scroll);
        case Screen::Waiting:
            return waitingDialog(frame, session, scroll, awaited);
        }
        return Screen::Game;
    }

    void receive(std::string_view text, app::Fault fault) {
        if (session.isElsewhere()) return;
        app::Import import{{}, app::faultSentence(fault, session.language())};
        if (fault == app::Fault::None) import = app::readImport(text, session.language());
        if (import.game) {
            open(Screen::Game);
            return session.receive(import);
        }
        open(Screen::Open);
        pasted = {std::string(text), import.problem};
        tree.write(pasted.put);
        tree.announce(import.problem, semantics::Urgency::Assertive);
    }

    // The result opens by itself, once, when the game has just ended.
    void showResult() {
        const auto& result = session.view().result;
        const bool told = session.view().boardOnly || session.view().demo;
        if (result && result != shownResult && screen == Screen::Game && !told)
            open(Screen::Result);
        shownResult = result;
    }
};

Ui::Ui(app::Session& session, semantics::Sink& sink)
    : look_(std::make_unique<Look>()), state_(std::make_unique<State>(session, sink)) {
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
    ImGuiStyle& style = ImGui::GetStyle();
    style.WindowPadding = {0, 0};
    style.WindowBorderSize = 0;
    style.AntiAliasedLinesUseTex = false;  // made for one pixel to a point
    look_->fonts = {addFont(regularFont), addFont(boldFont), addFont(titleFont)};
}

Ui::~Ui() = default;

void Ui::begin() {
    state_ = std::make_unique<State>(state_->session, state_->sink);
}

void Ui::frame(const Surface& surface) {
    State& state = *state_;
    if (state.session.isElsewhere()) state.open(Screen::Elsewhere);
    // In another language they may have to come first.
    if (state.screen == Screen::Rules) state.open(Screen::Rules);
    if (state.screen == Screen::Waiting && state.session.laterWords() == app::Loan::Ready)
        state.open(state.awaited);
    // That which the address asks for opens once it is there.
    if (state.screen == Screen::Puzzles && state.session.isSolving()) state.open(Screen::Puzzle);
    const bool unmeasured = state.unmeasured();
    const Layout layout = layOut(surface, state.wishes());
    const BoardLayout board = state.boardOf(surface, layout);
    const Theme theme = state.theme(surface);
    const Palette& colours = palette(theme);
    paint::Sprites& sprites = look_->sprites;
    sprites.prepare({.pixelRatio = surface.pixelRatio,
                     .houseRadius = board.radius,
                     .turned = board.turned,
                     .theme = theme});
    state.rules.sheet.theme = theme;
    state.holding = surface.touch && ImGui::GetIO().MouseDown[0];
    state.tree.begin();
    sharpen(look_->fonts, surface.pixelRatio);
    beginWindow(surface);
    {
        paint::Painter painter(*ImGui::GetWindowDrawList(), sprites, colours);
        Frame frame{.tree = state.tree,
                    .surface = surface,
                    .palette = colours,
                    .fonts = look_->fonts,
                    .painter = painter,
                    .draw = ImGui::GetWindowDrawList(),
                    .inert = !state.fillsWindow(),
                    .unit = layout.unit,
                    .type = layout.type};
        painter.ground({{0, 0}, {surface.width, surface.height}});
        Wanted next = state.whatFillsWindow(frame, layout);
        frame.inert = false;
        if (!state.fillsWindow()) next = {state.facingDialog(frame), state.opposite};
        state.opposite = next.opposite;
        state.open(next.screen);
        state.followArranging();
    }
    ImGui::End();
    state.showResult();
    state.session.setPaused(state.screen != Screen::Game && state.screen != Screen::Moves);
    for (std::string& sentence : state.session.takeAnnouncements())
        state.tree.announce(std::move(sentence));
    // What is not to be seen yet is not stated either.
    if (!unmeasured) state.tree.end(state.sink);
}

float Ui::acrossOf(rules::House house, const Surface& surface) const {
    const Layout layout = layOut(surface, state_->wishes());
    return 2 * state_->boardOf(surface, layout).centre(house).x / surface.width - 1;
}

Theme Ui::theme(const Surface& surface) const {
    return state_->theme(surface);
}

void Ui::command(const semantics::Command& command) {
    state_->tree.queue(command);
}

void Ui::write(std::string_view text) {
    state_->tree.write(std::string(text));
}

void Ui::showGame() {
    state_->open(Screen::Game);
}

void Ui::receive(std::string_view text, app::Fault fault) {
    state_->receive(text, fault);
}

bool Ui::moving() const {
    return state_->tree.hasQueued() || state_->unmeasured() || state_->holding;
}

}  // namespace kiela::ui
