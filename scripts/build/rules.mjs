// Makes what the module has of the rule pages (assets/rules/*.md): their figures as C++ for
// src/text/rule_page.hpp, and their words in a form that needs no Markdown parser, for words.mjs.
//
//   node scripts/build/rules.mjs --rules assets/rules --messages assets/messages \
//       --out build/web/generated
//     writes text/rule_figures.cpp into the folder
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { textFolders, writeIfChanged } from './cpp.mjs';
import { figureSource } from './figures.mjs';
import { readPages } from './pages.mjs';

/** @typedef {import('./pages.mjs').Block} Block */

/** How the module's text marks the beginning of a block, and what is bold (src/text/rule_page.cpp). */
const marks = { Heading: '\x01', Paragraph: '\x02', ListItem: '\x03', Figure: '\x04' };
const boldMark = '\x05';

/**
 * A page as one text: each block begins with the mark of its kind.
 * @param {Block[]} blocks
 */
export const markedText = (blocks) =>
  blocks
    .map(({ kind, runs }) => {
      const words = runs.map(({ words, bold }) => (bold ? boldMark + words + boldMark : words));
      return marks[kind] + words.join('');
    })
    .join('');

/**
 * The figures, which are the same in every page.
 * @param {{blocks: Block[]}[]} pages
 * @returns {string}
 */
export function ruleFiguresSource(pages) {
  const figures = pages[0].blocks.flatMap(({ figure }) => (figure ? [figureSource(figure)] : []));
  return `// Made from assets/rules by scripts/build/rules.mjs. Not to be edited.
#include "text/rule_page.hpp"

#include <array>

namespace kiela::text {

namespace {

constexpr std::array<Figure, ${figures.length}> figures = {{
${figures.map((figure) => `    ${figure},`).join('\n')}
}};

}  // namespace

std::span<const Figure> ruleFigures() {
    return figures;
}

}  // namespace kiela::text
`;
}

function main() {
  const { rules, messages, out } = textFolders();
  const pages = readPages(rules, messages);
  writeIfChanged(path.join(out, 'text/rule_figures.cpp'), ruleFiguresSource(pages));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
