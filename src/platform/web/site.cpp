#include "platform/web/site.hpp"

#include "platform/web/host.hpp"

namespace kiela::web {

void Site::update() {
    host::update();
}

}  // namespace kiela::web
