// Kiela on a page. The shell (shell/main.js) hands over the address's query and the person's
// languages, where the game is and what the device can, and calls the functions of exports.cpp from
// then on.

#include "platform/web/exports.hpp"
#include "platform/web/page.hpp"

#include "imgui.h"

int main(int count, char** arguments) {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    // Lives as long as the page does: main() returns, and events go on coming.
    static kiela::web::Page page(count > 1 ? arguments[1] : "", count > 2 ? arguments[2] : "",
                                 count > 3 ? arguments[3] : "");
    kiela::web::exportPage(page);
}
