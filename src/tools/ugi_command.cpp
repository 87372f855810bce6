// kiela ugi: reads lines while the search works, so that it can be stopped at any time.
#include "tools/commands.hpp"
#include "tools/ugi.hpp"

#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <thread>

namespace kiela::tools {

namespace {

/// The lines of standard input, read by a thread of their own.
class Input {
  public:
    Input() : reader_([this] { read(); }) {}
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    /// The next line, where one has come.
    std::optional<std::string> next() {
        const std::lock_guard lock(mutex_);
        return take();
    }
    /// The next line, when it comes; nothing at the end of the input.
    std::optional<std::string> await() {
        std::unique_lock lock(mutex_);
        come_.wait(lock, [this] { return ended_ || !lines_.empty(); });
        return take();
    }
    bool ended() {
        const std::lock_guard lock(mutex_);
        return ended_ && lines_.empty();
    }

  private:
    void read() {
        std::string line;
        while (std::getline(std::cin, line)) put(std::move(line));
        const std::lock_guard lock(mutex_);
        ended_ = true;
        come_.notify_one();
    }
    void put(std::string line) {
        const std::lock_guard lock(mutex_);
        lines_.push_back(std::move(line));
        come_.notify_one();
    }
    std::optional<std::string> take() {
        if (lines_.empty()) return std::nullopt;
        std::string line = std::move(lines_.front());
        lines_.pop_front();
        return line;
    }

    std::mutex mutex_;
    std::condition_variable come_;
    std::deque<std::string> lines_;
    bool ended_ = false;
    std::thread reader_;
};

}  // namespace

void ugiCommand(const std::vector<std::string>& words) {
    const Arguments arguments(words, {});
    arguments.refuseWords();
    // Never destroyed: after `quit` its thread may still wait for a line.
    static Input& input = *new Input;
    Ugi ugi(std::cout);
    for (;;) {
        const auto line = ugi.searching() ? input.next() : input.await();
        if (line == "quit") return ugi.stop();
        if (line) {
            ugi.obey(*line);
        } else if (!ugi.searching() || (ugi.endless() && input.ended())) {
            return ugi.stop();
        } else {
            ugi.work();
        }
    }
}

}  // namespace kiela::tools
