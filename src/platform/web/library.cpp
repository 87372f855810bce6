#include "platform/web/library.hpp"

#include "platform/web/host.hpp"
#include "text/words.hpp"

namespace kiela::web {

void Library::fetchPuzzles() {
    host::fetchPuzzles();
}

bool Library::hasLaterWords(text::Language language) {
    return !text::laterWordsOf(language).empty();
}

void Library::fetchLaterWords(text::Language language) {
    host::fetchLaterWords(text::infoOf(language).code);
}

}  // namespace kiela::web
