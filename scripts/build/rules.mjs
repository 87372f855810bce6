// Takes the rule pages (assets/rules/*.md) apart into C++ for src/text/rule_page.hpp, so that the
// game needs no Markdown parser.
//
//   node scripts/build/rules.mjs --rules assets/rules --messages assets/messages \
//       --out build/web/generated
//     writes text/rule_pages.cpp into the folder
//
// A page consists of headings, paragraphs, flat lists and bold words; anything else fails, with file
// and line. Each language of the messages has a page, and no other has.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import MarkdownIt from 'markdown-it';
import { languageCodes } from './catalogue.mjs';
import { textLiteral, writeIfChanged } from './cpp.mjs';

/**
 * @typedef {object} Run
 * @property {string} words
 * @property {boolean} bold
 */

/**
 * @typedef {object} Block
 * @property {'Heading' | 'Paragraph' | 'ListItem'} kind
 * @property {number} level of a heading, else 0
 * @property {Run[]} runs
 */

/**
 * The pages of all languages, in the game's order.
 * @param {string} rulesFolder
 * @param {string} messagesFolder
 * @returns {{code: string, blocks: Block[]}[]}
 */
export function readPages(rulesFolder, messagesFolder) {
  const codes = languageCodes(messagesFolder);
  for (const file of readdirSync(rulesFolder)) {
    if (!codes.includes(path.basename(file, '.md'))) {
      throw new Error(`${file}: a rule page in no language of ${messagesFolder}`);
    }
  }
  return codes.map((code) => {
    const file = path.join(rulesFolder, `${code}.md`);
    return { code, blocks: parsePage(readFileSync(file, 'utf8'), file) };
  });
}

/**
 * @param {string} markdown
 * @param {string} file its name, for error messages
 * @returns {Block[]}
 */
export function parsePage(markdown, file) {
  const tokens = new MarkdownIt('commonmark').parse(markdown, {});
  /** @type {Block[]} */
  const blocks = [];
  /** @type {Block | undefined} */
  let block;
  let line = 1;
  let inItem = false;
  for (const token of tokens) {
    line = token.map ? token.map[0] + 1 : line;
    const where = `${file}:${line}`;
    switch (token.type) {
      case 'heading_open':
        if (inItem) throw new Error(`${where}: a heading in a list`);
        block = { kind: 'Heading', level: Number(token.tag.slice(1)), runs: [] };
        break;
      case 'paragraph_open':
        block = { kind: inItem ? 'ListItem' : 'Paragraph', level: 0, runs: [] };
        break;
      case 'inline':
        if (!block) throw new Error(`${where}: text outside of a block`);
        block.runs = parseRuns(token.children ?? [], where);
        blocks.push(block);
        break;
      case 'bullet_list_open':
        if (inItem) throw new Error(`${where}: a list in a list`);
        break;
      case 'list_item_open':
        inItem = true;
        break;
      case 'list_item_close':
        inItem = false;
        break;
      case 'heading_close':
      case 'paragraph_close':
      case 'bullet_list_close':
        break;
      default:
        throw new Error(`${where}: rule pages know no ${token.type}`);
    }
  }
  if (blocks[0]?.kind !== 'Heading' || blocks[0].level !== 1) {
    throw new Error(`${file}:1: a page begins with its title`);
  }
  return blocks;
}

/**
 * @param {import('markdown-it').Token[]} tokens
 * @param {string} where
 * @returns {Run[]}
 */
function parseRuns(tokens, where) {
  /** @type {Run[]} */
  const runs = [];
  let bold = false;
  /** @param {string} words */
  const add = (words) => {
    if (words === '') return;
    const last = runs[runs.length - 1];
    if (last && last.bold === bold) last.words += words;
    else runs.push({ words, bold });
  };
  for (const token of tokens) {
    switch (token.type) {
      case 'text':
      case 'text_special':
        add(token.content);
        break;
      case 'softbreak':
        add(' ');
        break;
      case 'strong_open':
        bold = true;
        break;
      case 'strong_close':
        bold = false;
        break;
      default:
        throw new Error(`${where}: rule pages know no ${token.type}`);
    }
  }
  return runs;
}

/**
 * @param {{code: string, blocks: Block[]}[]} pages
 * @returns {string}
 */
export function rulePagesSource(pages) {
  const definitions = pages.map(({ code, blocks }, page) => {
    let first = 0;
    const entries = blocks.map(({ kind, level, runs }) => {
      const entry = `    {Block::Kind::${kind}, ${level}, {runs${page} + ${first}, ${runs.length}}},`;
      first += runs.length;
      return entry;
    });
    const runs = blocks
      .flatMap((block) => block.runs)
      .map(({ words, bold }) => `    {${textLiteral(words)}, ${bold}},`);
    return `// ${code}
constexpr Run runs${page}[] = {
${runs.join('\n')}
};
constexpr Block blocks${page}[] = {
${entries.join('\n')}
};`;
  });
  return `// Made from assets/rules by scripts/build/rules.mjs. Not to be edited.
#include "text/rule_page.hpp"

namespace kiela::text {

namespace {

${definitions.join('\n\n')}

constexpr std::span<const Block> pages[] = {${pages.map((_, page) => `blocks${page}`).join(', ')}};

}  // namespace

std::span<const Block> rulePage(Language language) {
    return pages[static_cast<std::size_t>(language)];
}

}  // namespace kiela::text
`;
}

function main() {
  const { values } = parseArgs({
    options: {
      rules: { type: 'string' },
      messages: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { rules, messages, out } = values;
  if (!rules || !messages || !out) throw new Error('--rules, --messages and --out name folders');
  const pages = readPages(rules, messages);
  writeIfChanged(path.join(out, 'text/rule_pages.cpp'), rulePagesSource(pages));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
