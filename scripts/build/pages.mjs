// Takes pages of text (Markdown in assets/rules, assets/pages) apart, so that neither the game nor the
// site needs a Markdown parser.
//
// A page consists of headings, paragraphs, flat lists, bold words and figures (figures.mjs). A page that
// is only read as a web page has numbered lists, links within the site and code, too, but its figures
// show no move: what a move does is proved for the rules alone. Anything else fails, with file and
// line. A heading but the title ends with its id in braces, {#move}, which is the same in every
// language. Each language of the messages has a page, and no other has; the pages have the same blocks.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { languageCodes } from './catalogue.mjs';
import { readFigure, sameFigure } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * @typedef {object} Run
 * @property {string} words
 * @property {boolean} bold
 * @property {boolean} [code] written as in a program
 * @property {string} [href] where it leads
 */

/**
 * @typedef {object} Block
 * @property {'Heading' | 'Paragraph' | 'ListItem' | 'Figure'} kind
 * @property {number} [number] of an item of a numbered list
 * @property {number} level of a heading, else 0
 * @property {Run[]} runs of a figure: its caption
 * @property {string} [id] of a heading
 * @property {Figure} [figure]
 */

const markdownIt = new MarkdownIt('commonmark');

/**
 * The pages of all languages, in the game's order.
 * @param {string} folder
 * @param {string} messagesFolder
 * @param {boolean} [onlySite] whether they are read as web pages only
 * @returns {{code: string, blocks: Block[]}[]}
 */
export function readPages(folder, messagesFolder, onlySite = false) {
  const codes = languageCodes(messagesFolder);
  for (const file of readdirSync(folder)) {
    if (!codes.includes(path.basename(file, '.md'))) {
      throw new Error(`${file}: a page in no language of ${messagesFolder}`);
    }
  }
  const pages = codes.map((code) => {
    const file = path.join(folder, `${code}.md`);
    return { code, blocks: parsePage(readFileSync(file, 'utf8'), file, onlySite) };
  });
  for (const { code, blocks } of pages) checkInStep(pages[0].blocks, blocks, `${code}.md`);
  return pages;
}

/**
 * Checks that a page has the same kinds of blocks, headings and figures as another one.
 * @param {Block[]} first
 * @param {Block[]} blocks
 * @param {string} file
 */
export function checkInStep(first, blocks, file) {
  blocks.forEach((block, index) => {
    const other = first[index];
    const same =
      other?.kind === block.kind &&
      other.level === block.level &&
      other.id === block.id &&
      other.number === block.number &&
      (!other.figure || sameFigure(other.figure, /** @type {Figure} */ (block.figure)));
    if (!same) {
      const words = block.runs.map((run) => run.words).join('');
      throw new Error(`${file}: not as in the first page: ${block.kind} “${words.slice(0, 40)}”`);
    }
  });
  if (blocks.length < first.length) throw new Error(`${file}: ends before the first page does`);
}

/**
 * @param {string} markdown
 * @param {string} file its name, for error messages
 * @param {boolean} [onlySite] whether it is read as a web page only
 * @returns {Block[]}
 */
export function parsePage(markdown, file, onlySite = false) {
  const tokens = markdownIt.parse(markdown, {});
  /** @type {Block[]} */
  const blocks = [];
  /** @type {Block | undefined} */
  let block;
  let line = 1;
  let inItem = false;
  /** Of the next item, in a numbered list. @type {number | undefined} */
  let number;
  for (const token of tokens) {
    line = token.map ? token.map[0] + 1 : line;
    const where = `${file}:${line}`;
    switch (token.type) {
      case 'heading_open':
        if (inItem) throw new Error(`${where}: a heading in a list`);
        block = { kind: 'Heading', level: Number(token.tag.slice(1)), runs: [] };
        if (block.level !== (blocks.length === 0 ? 1 : 2)) {
          throw new Error(`${where}: a page has a title, then sections of level 2`);
        }
        break;
      case 'paragraph_open':
        block = { kind: inItem ? 'ListItem' : 'Paragraph', level: 0, runs: [] };
        if (inItem && number !== undefined) block.number = number++;
        break;
      case 'inline':
        if (!block) throw new Error(`${where}: text outside of a block`);
        block.runs = parseRuns(token.children ?? [], where, onlySite);
        if (block.kind === 'Heading' && block.level > 1) block.id = takeId(block.runs, where);
        blocks.push(block);
        break;
      case 'ordered_list_open':
      case 'bullet_list_open':
        if (inItem) throw new Error(`${where}: a list in a list`);
        if (token.type === 'bullet_list_open') break;
        if (!onlySite) throw new Error(`${where}: the game's pages know no numbered list`);
        number = Number(token.attrGet('start') ?? 1);
        break;
      case 'list_item_open':
        inItem = true;
        break;
      case 'list_item_close':
        inItem = false;
        break;
      case 'fence':
        if (token.info !== 'kiela') throw new Error(`${where}: pages know no block of code`);
        if (inItem) throw new Error(`${where}: a figure in a list`);
        block = figureBlock(token.content, where);
        if (onlySite && block.figure?.played)
          throw new Error(`${where}: only the rules show moves`);
        blocks.push(block);
        break;
      case 'ordered_list_close':
        number = undefined;
        break;
      case 'heading_close':
      case 'paragraph_close':
      case 'bullet_list_close':
        break;
      default:
        throw new Error(`${where}: pages know no ${token.type}`);
    }
  }
  if (blocks[0]?.kind !== 'Heading') {
    throw new Error(`${file}:1: a page begins with its title`);
  }
  const ids = blocks.flatMap(({ id }) => id ?? []);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${file}: the id ${twice} stands there twice`);
  return blocks;
}

/**
 * Takes the id off the end of a heading.
 * @param {Run[]} runs
 * @param {string} where
 */
function takeId(runs, where) {
  const last = runs[runs.length - 1];
  const match = / \{#([a-z]+(?:-[a-z]+)*)\}$/.exec(last.words);
  if (!match) throw new Error(`${where}: the heading has no id such as {#move} at its end`);
  last.words = last.words.slice(0, match.index);
  return match[1];
}

/**
 * @param {string} content of the fenced block
 * @param {string} where
 * @returns {Block}
 */
function figureBlock(content, where) {
  const { figure, caption } = readFigure(content, where);
  const [inline] = markdownIt.parseInline(caption, {});
  return { kind: 'Figure', level: 0, runs: parseRuns(inline.children ?? [], where), figure };
}

/**
 * @param {import('markdown-it').Token[]} tokens
 * @param {string} where
 * @param {boolean} [onlySite]
 */
function parseRuns(tokens, where, onlySite = false) {
  /** @type {Run[]} */
  const runs = [];
  let bold = false;
  /** @type {string | undefined} */
  let href;
  /** @param {string} words @param {boolean} [code] */
  const add = (words, code) => {
    if (words === '') return;
    const last = runs[runs.length - 1];
    if (last && last.bold === bold && last.href === href && !last.code && !code)
      last.words += words;
    else runs.push({ words, bold, ...(code && { code }), ...(href && { href }) });
  };
  for (const token of tokens) {
    if (!onlySite && /^(link|code)/.test(token.type))
      throw new Error(`${where}: the game's pages know no ${token.type}`);
    switch (token.type) {
      case 'text':
      case 'text_special':
        add(token.content);
        break;
      case 'code_inline':
        add(token.content, true);
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
      case 'link_open':
        href = String(token.attrGet('href'));
        if (!href.startsWith('../')) throw new Error(`${where}: ${href} leads out of the site`);
        break;
      case 'link_close':
        href = undefined;
        break;
      default:
        throw new Error(`${where}: pages know no ${token.type}`);
    }
  }
  return runs;
}
