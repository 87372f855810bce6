// All that the game says in a language, in two texts: the messages that it begins with, and those
// that come later, with its rule page. As files for the page, which fetches those that it needs, and
// as C++ for all else (src/text/words.hpp).
//
//   node scripts/build/words.mjs --rules assets/rules --messages assets/messages \
//       --out build/web/generated
//     writes words/<code>.txt, pages/<code>.txt and text/built_in_words.cpp into the folder
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from './catalogue.mjs';
import { textFolders, textLiteral, writeIfChanged } from './cpp.mjs';
import { moduleMessages } from './messages.mjs';
import { readPages } from './pages.mjs';
import { markedText } from './rules.mjs';

/** Between the plural forms of a message (src/text/words.hpp). */
const formMark = '\t';

/** @typedef {{code: string, words: string, page: string}} Language */

/**
 * The words of each language, lines of its code and of each first message, and its page, lines of
 * its code, of each later message and of its rules.
 * @param {import('./catalogue.mjs').Catalogue} catalogue
 * @param {ReturnType<typeof readPages>} pages in the same order
 * @returns {Language[]}
 */
export function wordsByLanguage({ messages, languages }, pages) {
  const { first, later } = moduleMessages(messages);
  return languages.map(({ code, texts }, index) => {
    /** @param {{id: string}} message */
    const line = ({ id }) => oneLine(`${code}: ${id}`, texts.get(id) ?? []);
    return {
      code,
      words: [code, ...first.map(line), ''].join('\n'),
      page: [code, ...later.map(line), markedText(pages[index].blocks), ''].join('\n'),
    };
  });
}

/**
 * @param {string} where
 * @param {string[]} forms
 */
function oneLine(where, forms) {
  if (forms.some((form) => /[\t\n]/.test(form))) throw new Error(`${where}: a tab or a new line`);
  return forms.join(formMark);
}

/** @param {string[]} texts */
function literals(texts) {
  const each = texts.map((text) => {
    const lines = text.split(/(?<=\n)/).map((line) => `    ${textLiteral(line)}`);
    return `${lines.join('\n')},`;
  });
  return each.join('\n\n');
}

/**
 * @param {Language[]} languages
 * @returns {string}
 */
export function builtInWordsSource(languages) {
  return `// Made from assets/ by scripts/build/words.mjs. Not to be edited.
#include "text/words.hpp"

namespace kiela::text {

namespace {

constexpr std::string_view words[] = {
${literals(languages.map((language) => language.words))}
};

constexpr std::string_view laterWords[] = {
${literals(languages.map((language) => language.page))}
};

}  // namespace

std::string_view wordsOf(Language language) {
    return words[static_cast<std::size_t>(language)];
}

std::string_view laterWordsOf(Language language) {
    return laterWords[static_cast<std::size_t>(language)];
}

}  // namespace kiela::text
`;
}

function main() {
  const { rules, messages, out } = textFolders();
  const languages = wordsByLanguage(readCatalogue(messages), readPages(rules, messages));
  for (const { code, words, page } of languages) {
    writeIfChanged(path.join(out, 'words', `${code}.txt`), words);
    writeIfChanged(path.join(out, 'pages', `${code}.txt`), page);
  }
  writeIfChanged(path.join(out, 'text/built_in_words.cpp'), builtInWordsSource(languages));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
