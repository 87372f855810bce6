// The words of the languages that the page has fetched (fetchWords in shell/fetching.js).
#pragma once

#include "app/ports.hpp"

#include <string>

namespace kiela::web {

/// Keeps the words of a language for text::wordsOf and text::laterWordsOf. Returns whether they are
/// of this build.
bool keepWords(std::string words);
bool keepLaterWords(std::string words);

class Words final : public app::Words {
  public:
    bool has(text::Language language) override;
    void fetch(text::Language language) override;
};

}  // namespace kiela::web
