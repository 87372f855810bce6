// The session and the puzzles: where they come from, what is kept of them, and the day's. One that
// is under way is taken like a lesson (session_learning.cpp).
#include "app/session.hpp"

#include <utility>

namespace kiela::app {

namespace {

constexpr std::string_view recordKey = "kiela.puzzles.1";

}  // namespace

// The storage may have been changed by another session, and the day goes on.
void Session::readRecordAgain() {
    record_ = readPuzzleRecord(ports_.storage.load(recordKey).value_or(""));
}

void Session::openPuzzles() {
    readRecordAgain();
    puzzlesOpen_ = true;
    if (book_.state() != Loan::Ready && book_.state() != Loan::Awaited) fetchPuzzles();
}

// One that the address asks for opens once it is there.
void Session::awaitPuzzle(int asked) {
    openPuzzles();
    wantedPuzzle_ = asked;
}

// It may be another one than when the list was opened.
int Session::puzzleDay() const {
    return dayOf(ports_.calendar.today()).value_or(0);
}

void Session::closePuzzles() {
    puzzlesOpen_ = false;
    wantedPuzzle_.reset();
}

void Session::fetchPuzzles() {
    book_.await();
    ports_.library.fetchPuzzles();
}

void Session::puzzlesCame(std::string_view text) {
    book_.take(text);
    // Nobody has asked for them yet.
    if (!puzzlesOpen_) return;
    if (book_.state() != Loan::Ready)
        announcements_.push_back(loanNotice(book_.state(), language()));
    else if (wantedPuzzle_)
        openPuzzle(*wantedPuzzle_ == puzzleOfToday ? dailyPuzzle(puzzleDay()) : *wantedPuzzle_);
}

void Session::beginPuzzle(int number) {
    layAside();
    puzzleDay_ = puzzleDay();
    solvesDaily_ = number == dailyPuzzle(puzzleDay_);
    solving_ = std::make_unique<Solving>(number, book_.puzzle(number));
    refresh();
}

void Session::openPuzzle(int number) {
    if (book_.state() != Loan::Ready) return;
    beginPuzzle(number);
    // Its title is the name of the dialog that opens.
    announcements_.push_back(lessonView_.words());
}

// Only what has been solved without help counts.
void Session::keepTry() {
    const bool helped = solving_->wasHelped();
    if (!helped && !solving_->isReached()) return;
    readRecordAgain();
    if (helped) {
        if (solvesDaily_) record_.spoil(puzzleDay_);
    } else {
        record_.solve(solving_->number());
        if (solvesDaily_) record_.solveDaily(puzzleDay_);
    }
    ports_.storage.save(recordKey, writePuzzleRecord(record_));
}

std::string Session::puzzleName() const {
    return text::say(language(), solvesDaily_ ? text::Msg::PuzzleToday : text::Msg::PuzzleName,
                     {{"number", solving_->number()}});
}

std::string Session::praise() const {
    return solvesDaily_ ? streakWords(record_, puzzleDay_, language()) : std::string();
}

}  // namespace kiela::app
