// All that the game says in a language, its messages and its rule page, in one text: as a file for
// the page, which fetches the language that it needs, and as C++ for all else (src/text/words.hpp).
//
//   node scripts/build/words.mjs --rules assets/rules --messages assets/messages \
//       --out build/web/generated
//     writes words/<code>.txt and text/built_in_words.cpp into the folder
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from './catalogue.mjs';
import { textFolders, textLiteral, writeIfChanged } from './cpp.mjs';
import { isForModule } from './messages.mjs';
import { readPages } from './pages.mjs';
import { markedText } from './rules.mjs';

/** Between the plural forms of a message (src/text/words.hpp). */
const formMark = '\t';

/**
 * The words of each language: lines of its code, of each message, and of its rule page.
 * @param {import('./catalogue.mjs').Catalogue} catalogue
 * @param {ReturnType<typeof readPages>} pages in the same order
 * @returns {{code: string, words: string}[]}
 */
export function wordsByLanguage({ messages, languages }, pages) {
  return languages.map(({ code, texts }, index) => {
    const lines = messages
      .filter(isForModule)
      .map(({ id }) => oneLine(`${code}: ${id}`, texts.get(id) ?? []));
    const words = [code, ...lines, markedText(pages[index].blocks), ''].join('\n');
    return { code, words };
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

/**
 * @param {{code: string, words: string}[]} languages
 * @returns {string}
 */
export function builtInWordsSource(languages) {
  const texts = languages.map(({ words }) => {
    const lines = words.split(/(?<=\n)/).map((line) => `    ${textLiteral(line)}`);
    return `${lines.join('\n')},`;
  });
  return `// Made from assets/ by scripts/build/words.mjs. Not to be edited.
#include "text/words.hpp"

namespace kiela::text {

namespace {

constexpr std::string_view builtIn[] = {
${texts.join('\n\n')}
};

}  // namespace

std::string_view wordsOf(Language language) {
    return builtIn[static_cast<std::size_t>(language)];
}

}  // namespace kiela::text
`;
}

function main() {
  const { rules, messages, out } = textFolders();
  const languages = wordsByLanguage(readCatalogue(messages), readPages(rules, messages));
  for (const { code, words } of languages) {
    writeIfChanged(path.join(out, 'words', `${code}.txt`), words);
  }
  writeIfChanged(path.join(out, 'text/built_in_words.cpp'), builtInWordsSource(languages));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
