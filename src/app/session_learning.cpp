// The session while somebody learns: the commands of a lesson or a puzzle, its clock, and what is
// kept of lessons. The game waits meanwhile and is not touched.
#include "app/session.hpp"

#include <limits>

namespace kiela::app {

namespace {

constexpr std::string_view progressKey = "kiela.lessons.1";

}  // namespace

// The storage may have been changed by another session.
Progress Session::readProgressAgain() const {
    return readProgress(ports_.storage.load(progressKey).value_or(""));
}

bool Session::neverLearned() const {
    return readProgressAgain().isEmpty();
}

// The first one of all where all are done.
int Session::firstLessonToDo() const {
    const Progress progress = readProgressAgain();
    if (progress.isComplete()) return 1;
    int lesson = 1;
    while (progress.isDone(lesson)) ++lesson;
    return lesson;
}

void Session::openLearn() {
    progress_ = readProgressAgain();
}

// Whatever is under way gives way to a lesson or a puzzle.
void Session::layAside() {
    stopFinishing();
    skip();
    desk_.drop();
    hintWanted_ = false;
    learning_.reset();
    solving_.reset();
}

void Session::openLesson(int lesson) {
    if (lesson < 1 || lesson > lessonCount) return;
    layAside();
    learning_ = std::make_unique<Learning>(lesson);
    refresh();
    // Its title is the name of the dialog that opens.
    announcements_.push_back(lessonView_.words());
}

void Session::closeLesson() {
    if (!trial()) return;
    learning_.reset();
    solving_.reset();
    settle();
}

void Session::touchInLesson(rules::House house) {
    Trial* const trial = this->trial();
    if (!trial) return;
    if (trial->isMoving()) return skipInLesson();
    if (trial->isReached()) return;
    const rules::Position before = trial->game().position();
    if (solving_)
        solving_->touch(house, {tempo(), false});
    else
        learning_->touch(house, {tempo(), !learning_->lesson().isExercise});
    if (trial->isMoving()) return refresh();
    if (trial->lastTry()->isPlayed()) hearAtOnce({before, trial->lastTry()->trace, {}}, 0);
    endTry();
}

// The try has come to its end: it is told, once, and what is done is kept.
void Session::endTry() {
    if (environment_.framed) noteAttempt();
    if (solving_) {
        keepTry();
    } else if (learning_->isReached() && learning_->isLastStep()) {
        Progress progress = readProgressAgain();
        progress.finish(learning_->number());
        ports_.storage.save(progressKey, writeProgress(progress));
    }
    refresh();
    announcements_.push_back(solving_ ? lessonView_.words() : lessonNews(*learning_, language()));
}

// A house that cannot be played is no try, and on the way to the goal nothing is decided yet.
void Session::noteAttempt() {
    const bool isRight = trial()->isReached();
    if (!isRight && (trial()->isRight() || !trial()->lastTry()->isPlayed())) return;
    // A puzzle is one step.
    const std::size_t step = solving_ ? 1 : learning_->stepIndex() + 1;
    const std::size_t steps = solving_ ? 1 : lessonView_.steps;
    std::string words = solving_ ? "answered\npuzzle" : "answered\nlesson";
    for (const std::size_t number : {static_cast<std::size_t>(lessonView_.number), step, steps})
        words += '\n' + std::to_string(number);
    attempts_.push_back(words + (isRight ? "\n1" : "\n0"));
}

void Session::skipInLesson() {
    if (!trial() || !trial()->isMoving()) return;
    const bool told = trial()->isAtWrongEnd();
    if (!told) hearAtOnce(*trial()->motion(), trial()->motionTime());
    trial()->finishMotion();
    if (told || trial()->isMoving()) return refresh();
    endTry();
}

void Session::repeatStep() {
    if (!trial()) return;
    if (solving_)
        solving_->again();
    else
        learning_->again();
    tellStep();
}

void Session::stepBackInLesson() {
    if (!trial() || !lessonView_.canGoBack) return;
    if (solving_)
        solving_->goBack();
    else
        learning_->goBack();
    tellStep();
}

bool Session::stepOnInLesson() {
    if (!trial() || !lessonView_.reached) return true;
    if (solving_) {
        beginPuzzle(book_.after(solving_->number(), record_));
    } else if (!learning_->isLastStep()) {
        learning_->begin(learning_->stepIndex() + 1);
    } else {
        if (learning_->number() == lessonCount) return false;
        learning_ = std::make_unique<Learning>(learning_->number() + 1);
    }
    tellStep();
    return true;
}

void Session::tellStep() {
    refresh();
    announcements_.push_back(lessonView_.title + ". " + lessonView_.words());
}

void Session::advanceLesson(double seconds) {
    if (!trial()->isMoving()) return;
    const bool told = trial()->isAtWrongEnd();
    if (!told) hear(*trial()->motion(), trial()->motionTime(), seconds);
    trial()->advance(seconds);
    const bool over = !trial()->isMoving() || trial()->isAtWrongEnd();
    if (over && !told) return endTry();
    refreshLesson();
}

double Session::wakeOfLesson() const {
    return trial()->isMoving() ? 0 : std::numeric_limits<double>::infinity();
}

void Session::refreshLesson() {
    lessonView_ = solving_ ? puzzleView(*solving_, puzzleName(), praise(), language())
                           : lessonView(*learning_, language(), view_.settings.preview);
}

}  // namespace kiela::app
