// Which lessons have been done, and the text form of that in the storage.
#pragma once

#include "app/lessons.hpp"

#include <bitset>
#include <string>
#include <string_view>

namespace kiela::app {

class Progress {
  public:
    /// `lesson` is 1 to lessonCount, here and everywhere.
    bool isDone(int lesson) const { return done_[static_cast<std::size_t>(lesson - 1)]; }
    void finish(int lesson) { done_[static_cast<std::size_t>(lesson - 1)] = true; }
    bool isEmpty() const { return done_.none(); }
    bool isComplete() const { return done_.all(); }

    friend bool operator==(const Progress&, const Progress&) = default;

  private:
    std::bitset<lessonCount> done_;
};

/// The numbers of the lessons that are done, with spaces between them. What is no lesson's number
/// is passed over when read.
Progress readProgress(std::string_view text);
std::string writeProgress(const Progress& progress);

}  // namespace kiela::app
