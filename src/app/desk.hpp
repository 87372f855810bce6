// Who gets the engine: of all that the session could ask, one task at a time.
#pragma once

#include "app/ports.hpp"

#include <cstdint>
#include <optional>

namespace kiela::app {

/// What the engine is wanted for.
struct Task {
    enum class Kind : std::uint8_t {
        None,
        Move,     ///< the program's turn
        Finish,   ///< a turn of a game that is played on by itself
        Hint,     ///< the visitor wants to know a good move
        Watch,    ///< a short look whether the game is decided
        Explore,  ///< the position that is analysed
        Review,   ///< a short look at a position of the game so far
        Arrange,  ///< the program's stones before the first move
    };
    Kind kind = Kind::None;
    std::size_t ply = 0;  ///< of the position, counted from the start of the game

    friend bool operator==(const Task&, const Task&) = default;
};

class Desk {
  public:
    /// `asked` questions have been asked before, by somebody whose answers may still come.
    Desk(Engine& engine, std::uint32_t asked) : engine_(engine), request_(asked) {}

    /// The number of the last request.
    std::uint32_t asked() const { return request_; }

    const Task& task() const { return task_; }

    void begin(const Task& task, const Question& question) {
        task_ = task;
        engine_.ask(++request_, question);
    }

    /// Ends what is being done.
    void drop() {
        if (task_.kind == Task::Kind::None) return;
        task_ = {};
        engine_.cancel();
    }

    /// The task that an answer belongs to; nothing for one that comes too late.
    std::optional<Task> taskOf(std::uint32_t request, const Answer& answer) {
        const bool says = task_.kind == Task::Kind::Arrange ? answer.arrangement.has_value()
                                                            : !answer.lines.empty();
        if (task_.kind == Task::Kind::None || request != request_ || !says) return std::nullopt;
        const Task task = task_;
        if (answer.final) task_ = {};
        return task;
    }

  private:
    Engine& engine_;
    Task task_;
    std::uint32_t request_;
};

}  // namespace kiela::app
