#include "platform/web/library.hpp"

#include "platform/web/host.hpp"
#include "text/words.hpp"

namespace kiela::web {

void Library::fetchPuzzles() {
    host::fetchPuzzles();
}

bool Library::hasRulePage(text::Language language) {
    return !text::pageOf(language).empty();
}

void Library::fetchRulePage(text::Language language) {
    host::fetchRulePage(text::infoOf(language).code);
}

}  // namespace kiela::web
