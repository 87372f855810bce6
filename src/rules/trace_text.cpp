// Writing events as text.
#include "rules/trace_text.hpp"

namespace kiela::rules {

std::string writeEvent(const Event& event) {
    const std::string house = nameOf(event.house);
    const std::string stones = std::to_string(event.stones);
    switch (event.kind) {
    case Event::Kind::Lift:
        return "lift " + house + " " + stones;
    case Event::Kind::Drop:
        return "drop " + house;
    case Event::Kind::Relay:
        return "relay " + house + " " + stones;
    case Event::Kind::Capture:
        return "capture " + house + " " + nameOf(facingInner(event.house)) + " " + stones + " "
               + nameOf(facingOuter(event.house)) + " " + std::to_string(event.outerStones);
    case Event::Kind::End:
        return "end " + house;
    }
    return {};
}

}  // namespace kiela::rules
