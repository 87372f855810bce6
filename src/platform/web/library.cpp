#include "platform/web/library.hpp"

#include "platform/web/host.hpp"

namespace kiela::web {

void Library::fetchPuzzles() {
    host::fetchPuzzles();
}

}  // namespace kiela::web
