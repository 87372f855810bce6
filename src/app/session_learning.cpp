// The session while somebody learns: the commands of a lesson, its clock, and what is kept of it.
// The game waits meanwhile and is not touched.
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

void Session::openLearn() {
    progress_ = readProgressAgain();
}

void Session::openLesson(int lesson) {
    if (lesson < 1 || lesson > lessonCount) return;
    stopFinishing();
    skip();
    desk_.drop();
    hintWanted_ = false;
    learning_ = std::make_unique<Learning>(lesson);
    refresh();
    // Its title is the name of the dialog that opens.
    announcements_.push_back(lessonView_.words());
}

void Session::closeLesson() {
    if (!learning_) return;
    learning_.reset();
    settle();
}

void Session::touchInLesson(rules::House house) {
    if (!learning_) return;
    if (learning_->isMoving()) return skipInLesson();
    if (learning_->isReached()) return;
    learning_->touch(house, {tempo(), !learning_->lesson().isExercise});
    if (learning_->isMoving()) return refresh();
    if (tempo() == 0 && !learning_->step().touches && learning_->lastTry()->isPlayed()) {
        const Try& attempt = *learning_->lastTry();
        hearAtOnce({learning_->step().game().position(), attempt.trace, {}}, 0);
    }
    endTry();
}

// The try has come to its end: it is told, once, and a lesson that is done is kept.
void Session::endTry() {
    if (learning_->isReached() && learning_->isLastStep()) {
        Progress progress = readProgressAgain();
        progress.finish(learning_->number());
        ports_.storage.save(progressKey, writeProgress(progress));
    }
    refresh();
    announcements_.push_back(lessonNews(*learning_, language()));
}

void Session::skipInLesson() {
    if (!learning_ || !learning_->isMoving()) return;
    const bool told = learning_->isAtWrongEnd();
    if (!told) hearAtOnce(*learning_->motion(), learning_->motionTime());
    learning_->finishMotion();
    if (told) return refresh();
    endTry();
}

void Session::repeatStep() {
    if (!learning_) return;
    learning_->again();
    tellStep();
}

void Session::stepBackInLesson() {
    if (!learning_ || learning_->isFirstStep()) return;
    learning_->begin(learning_->stepIndex() - 1);
    tellStep();
}

bool Session::stepOnInLesson() {
    if (!learning_ || !lessonView_.reached) return true;
    if (!learning_->isLastStep()) {
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
    if (!learning_->isMoving()) return;
    const bool told = learning_->isAtWrongEnd();
    if (!told) hear(*learning_->motion(), learning_->motionTime(), seconds);
    learning_->advance(seconds);
    const bool over = !learning_->isMoving() || learning_->isAtWrongEnd();
    if (over && !told) return endTry();
    refreshLesson();
}

double Session::wakeOfLesson() const {
    return learning_->isMoving() ? 0 : std::numeric_limits<double>::infinity();
}

void Session::refreshLesson() {
    lessonView_ = lessonView(*learning_, language(), view_.settings.preview);
}

}  // namespace kiela::app
