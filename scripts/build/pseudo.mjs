// A language that nobody speaks, for tests: every text of English twice as long and all its vowels
// accented, so that a test sees what is cut off and what is not translated. Plurals and placeholders
// are kept. It has the code qps and stands behind the languages that there are.
//
//   node scripts/build/pseudo.mjs --rules assets/rules --messages assets/messages \
//       --out build/native/generated/pseudo
//     writes languages.cpp and built_in_words.cpp into the folder, to be linked in the place of those
//     of src/text
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameId, readCatalogue } from './catalogue.mjs';
import { textFolders, writeIfChanged } from './cpp.mjs';
import { languagesSource } from './messages.mjs';
import { readPages } from './pages.mjs';
import { builtInWordsSource, wordsByLanguage } from './words.mjs';

export const pseudoCode = 'qps';

/** Letters of the languages that there are, so that the fonts have them. */
const accented = new Map(
  ['aá', 'eé', 'ií', 'oó', 'uú', 'AÁ', 'EÉ', 'IÍ', 'OÓ', 'UÚ', 'cć', 'nń', 'sś', 'zż', 'lł'].map(
    ([plain, own]) => [plain, own],
  ),
);

/** @param {string} words without placeholders */
const accent = (words) => [...words].map((letter) => accented.get(letter) ?? letter).join('');

/**
 * @param {string} text
 * @returns {string} the same, accented, and once more behind it without its placeholders
 */
export function pseudo(text) {
  // What an explanation and a task are parted by (src/app/lessons.hpp).
  if (text.includes(' | ')) return text.split(' | ').map(pseudo).join(' | ');
  const parts = text.split(/(\{[^}]*\})/);
  const once = parts.map((part) => (part.startsWith('{') ? part : accent(part))).join('');
  const again = parts
    .filter((part) => !part.startsWith('{'))
    .map(accent)
    .join('');
  const more = again.replace(/\s+/g, ' ').trim();
  return /\p{L}/u.test(more) ? `${once} ${more}` : once;
}

/** @param {import('./catalogue.mjs').Catalogue} catalogue */
export function withPseudo({ messages, languages }) {
  const [english] = languages;
  const texts = new Map(
    [...english.texts].map(([id, forms]) => [id, id === 'app.title' ? forms : forms.map(pseudo)]),
  );
  const own = { ...english, code: pseudoCode, name: (texts.get(nameId) ?? [''])[0], texts };
  return { messages, languages: [...languages, own] };
}

/** @param {ReturnType<typeof readPages>} pages */
export function pagesWithPseudo(pages) {
  const blocks = pages[0].blocks.map((block) => ({
    ...block,
    runs: block.runs.map((run) => ({ ...run, words: pseudo(run.words) })),
  }));
  return [...pages, { code: pseudoCode, blocks }];
}

function main() {
  const { rules, messages, out } = textFolders();
  const catalogue = withPseudo(readCatalogue(messages));
  const words = wordsByLanguage(catalogue, pagesWithPseudo(readPages(rules, messages)));
  writeIfChanged(path.join(out, 'languages.cpp'), languagesSource(catalogue));
  writeIfChanged(path.join(out, 'built_in_words.cpp'), builtInWordsSource(words));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
