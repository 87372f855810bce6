// The pages of text as web pages, each with one for each language: the rules, from the same files as
// those of the game, what is said about the game, and what teachers need. They are read and printed
// without script and without WebAssembly.
import path from 'node:path';
import { boardSvg } from './board_svg.mjs';
import { readCatalogue } from './catalogue.mjs';
import { figureSvg } from './figure_svg.mjs';
import { escapeHtml } from './html.mjs';
import { readPages } from './pages.mjs';

/** @typedef {import('./pages.mjs').Block} Block */
/** @typedef {import('./pages.mjs').Run} Run */
/** @typedef {(id: string) => string} Say a message in the page's language, with its braces */

/**
 * @typedef {object} About a kind of page
 * @property {string} texts where its texts are in assets/
 * @property {string} [name] the message that names it at the end of each page
 * @property {boolean} [online] whether it is of use with the whole site only, not in the one file
 */

/** The pages by their folders in the site. @satisfies {Record<string, About>} */
export const topics = {
  rules: { texts: 'rules', name: 'button.rules' },
  teachers: { texts: 'pages/teachers', name: 'page.teachers', online: true },
  board: { texts: 'pages/board', online: true },
  accessibility: { texts: 'pages/accessibility', name: 'about.accessibility' },
  privacy: { texts: 'pages/privacy', name: 'about.privacy' },
};

/** @typedef {keyof typeof topics} Topic */

/** What the language of a page is when nobody has chosen one. */
const usual = 'en';

/**
 * @param {{assets: string, style: string, boardStyle: string, icon: string}} options the folder
 *     assets/, and addresses as seen from a page: of the style of all pages, of that of the board to
 *     be printed, and of the icon
 * @returns {{name: string, html: string}[]} `name` with its folder
 */
export function pageSite({ assets, style, boardStyle, icon }) {
  const messages = path.join(assets, 'messages');
  const { languages } = readCatalogue(messages);
  /** @param {string} code @returns {Say} */
  const sayIn = (code) => (id) => {
    const text = languages.find((language) => language.code === code)?.texts.get(id)?.[0];
    if (text === undefined) throw new Error(`${code}: no message ${id}`);
    return text;
  };
  return /** @type {Topic[]} */ (Object.keys(topics)).flatMap((topic) =>
    readPages(path.join(assets, topics[topic].texts), messages, topic !== 'rules').map(
      ({ code, blocks }) => ({
        name: `${topic}/${code}.html`,
        html: page({
          topic,
          code,
          blocks,
          say: sayIn(code),
          languages,
          styles: topic === 'board' ? [style, boardStyle] : [style],
          icon,
        }),
      }),
    ),
  );
}

/**
 * @param {{
 *   topic: Topic,
 *   code: string,
 *   blocks: Block[],
 *   say: Say,
 *   languages: {code: string, name: string}[],
 *   styles: string[],
 *   icon: string,
 * }} options
 */
function page({ topic, code, blocks, say, languages, styles, icon }) {
  const [title, ...rest] = blocks;
  const heading = html(title.runs);
  const isRules = topic === 'rules';
  const description = isRules ? escapeHtml(say('page.description')) : plain(rest[0].runs);
  const alternates = [...languages.map((other) => other.code), 'x-default'].map(
    (other) =>
      `<link rel="alternate" hreflang="${other}" href="${other === 'x-default' ? usual : other}.html" />`,
  );
  const links = languages.map(({ code: other, name }) => {
    const current = other === code ? ' aria-current="page"' : '';
    return `<li><a href="${other}.html" lang="${other}" hreflang="${other}"${current}>${escapeHtml(name)}</a></li>`;
  });
  return `<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8" />
<title>${heading}</title>
<meta name="description" content="${description}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<link rel="icon" href="${icon}" type="image/svg+xml" />
${styles.map((style) => `<link rel="stylesheet" href="${style}" />`).join('\n')}
<link rel="canonical" href="${code}.html" />
${alternates.join('\n')}
</head>
<body>
<header>
<nav aria-label="${escapeHtml(say('page.languages'))}">
<ul>
${links.join('\n')}
</ul>
</nav>
<a href="../?lang=${code}">${escapeHtml(say('page.play'))}</a>
</header>
<main>
<h1>${heading}</h1>
${content(topic, rest, say).join('\n')}
</main>
<footer>
<nav aria-label="${escapeHtml(say('about.heading'))}">
<ul>
${about(topic, code, say).join('\n')}
</ul>
</nav>
</footer>
</body>
</html>
`;
}

/**
 * What stands below the title.
 * @param {Topic} topic
 * @param {Block[]} blocks
 * @param {Say} say
 */
function content(topic, blocks, say) {
  const text = article(blocks, say);
  if (topic === 'rules') return [...contents(blocks, say), ...text];
  // Below what is said about printing it.
  if (topic === 'board') return [text[0], boardSvg(say), ...text.slice(1)];
  return text;
}

/**
 * What stands before the rules: links to the sections, and what the marks in the figures mean.
 * @param {Block[]} blocks
 * @param {Say} say
 */
function contents(blocks, say) {
  const items = blocks
    .filter(({ kind }) => kind === 'Heading')
    .map(({ id, runs }) => `<li><a href="#${id}">${html(runs)}</a></li>`);
  return [
    '<nav aria-labelledby="contents">',
    `<h2 id="contents">${escapeHtml(say('rules.contents'))}</h2>`,
    '<ol>',
    ...items,
    '</ol>',
    '</nav>',
    `<p>${escapeHtml(say('page.legend'))}</p>`,
  ];
}

/**
 * Links to the pages of all topics in this language, and to the licences.
 * @param {Topic} here
 * @param {string} code
 * @param {Say} say
 */
function about(here, code, say) {
  const pages = Object.entries(topics).flatMap(([topic, about]) => {
    if (!('name' in about)) return [];
    const current = topic === here ? ' aria-current="page"' : '';
    const name = escapeHtml(say(about.name));
    return `<li><a href="../${topic}/${code}.html"${current}>${name}</a></li>`;
  });
  const licences = escapeHtml(say('about.licences'));
  return [...pages, `<li><a href="../licences.txt" hreflang="en">${licences}</a></li>`];
}

/**
 * @param {Block[]} blocks
 * @param {Say} say
 * @returns {string[]} lines
 */
function article(blocks, say) {
  let figures = 0;
  return blocks.flatMap((block, index) => {
    switch (block.kind) {
      case 'Heading':
        return [`<h2 id="${block.id}">${html(block.runs)}</h2>`];
      case 'Paragraph':
        return [`<p>${html(block.runs)}</p>`];
      case 'ListItem':
        return [
          ...(goesOn(blocks[index - 1], block) ? [] : [listStart(block)]),
          `<li>${html(block.runs)}</li>`,
          ...(goesOn(block, blocks[index + 1]) ? [] : [isNumbered(block) ? '</ol>' : '</ul>']),
        ];
      case 'Figure': {
        const figure = /** @type {import('./figures.mjs').Figure} */ (block.figure);
        const id = `figure-${++figures}`;
        return [
          '<figure>',
          figureSvg(figure, id, say('figure.board')),
          `<figcaption>${html(block.runs)}</figcaption>`,
          '</figure>',
        ];
      }
    }
  });
}

/** @param {Block} item */
const isNumbered = ({ number }) => number !== undefined;

/** @param {Block} item the first one of a list */
function listStart({ number }) {
  if (number === undefined) return '<ul>';
  return number === 1 ? '<ol>' : `<ol start="${number}">`;
}

/**
 * Whether two blocks are items of the same list.
 * @param {Block | undefined} item
 * @param {Block | undefined} next
 */
const goesOn = (item, next) =>
  item?.kind === 'ListItem' && next?.kind === 'ListItem' && isNumbered(item) === isNumbered(next);

/** @param {Run[]} runs */
const plain = (runs) => escapeHtml(runs.map(({ words }) => words).join(''));

/** The game in one file is to be kept, not to be opened. @param {string} href */
const howToOpen = (href) => (href === '../kiela.html' ? ' download' : '');

/** @param {Run[]} runs */
const html = (runs) =>
  runs
    .map(({ words, bold, code, href }) => {
      let text = escapeHtml(words);
      if (code) text = `<code>${text}</code>`;
      if (bold) text = `<strong>${text}</strong>`;
      return href ? `<a href="${escapeHtml(href)}"${howToOpen(href)}>${text}</a>` : text;
    })
    .join('');
