// Kiela on a page. The shell (shell/main.js) hands over the address's query and the person's
// languages, where the game is and what the device can, the address itself, the words of a language
// and perhaps its later ones, and calls the functions of exports.cpp from then on.

#include "platform/web/exports.hpp"
#include "platform/web/host.hpp"
#include "platform/web/page.hpp"
#include "platform/web/words.hpp"

#include "imgui.h"

#include <cstdlib>

int main(int count, char** arguments) {
    if (!kiela::web::keepWords(kiela::web::host::take())) std::abort();
    if (count > 5) kiela::web::keepLaterWords(arguments[5]);
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    // Lives as long as the page does: main() returns, and events go on coming.
    const auto argument = [&](int index) { return index < count ? arguments[index] : ""; };
    static kiela::web::Page page(argument(1), argument(2), argument(3), argument(4));
    kiela::web::exportPage(page);
}
