#include "platform/web/calendar.hpp"

#include "platform/web/host.hpp"

namespace kiela::web {

std::string Calendar::today() {
    return host::today();
}

std::string Calendar::inWords(std::string_view day, std::string_view language) {
    return host::dayInWords(day, language);
}

}  // namespace kiela::web
