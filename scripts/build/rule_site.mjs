// The rules as web pages of their own, a page for each language, from the same files as those of the
// game: to be read and printed without script and without WebAssembly.
import { readCatalogue } from './catalogue.mjs';
import { figureSvg } from './figure_svg.mjs';
import { escapeHtml } from './html.mjs';
import { readPages } from './rules.mjs';

/** @typedef {import('./rules.mjs').Block} Block */
/** @typedef {import('./rules.mjs').Run} Run */
/** @typedef {(id: string) => string} Say a message in the page's language, with its braces */

/** What the language of a page is when nobody has chosen one. */
const usual = 'en';

/**
 * @param {{rules: string, messages: string, style: string, icon: string}} options folders, and
 *     addresses as seen from a page
 * @returns {{name: string, html: string}[]}
 */
export function ruleSite({ rules, messages, style, icon }) {
  const { languages } = readCatalogue(messages);
  return readPages(rules, messages).map(({ code, blocks }) => {
    const texts = /** @type {Map<string, string[]>} */ (
      languages.find((language) => language.code === code)?.texts
    );
    /** @type {Say} */
    const say = (id) => {
      const text = texts.get(id)?.[0];
      if (text === undefined) throw new Error(`${code}: no message ${id}`);
      return text;
    };
    return { name: `${code}.html`, html: page({ code, blocks, say, languages, style, icon }) };
  });
}

/**
 * @param {{
 *   code: string,
 *   blocks: Block[],
 *   say: Say,
 *   languages: {code: string, name: string}[],
 *   style: string,
 *   icon: string,
 * }} options
 */
function page({ code, blocks, say, languages, style, icon }) {
  const [title, ...rest] = blocks;
  const heading = html(title.runs);
  const alternates = [...languages.map((other) => other.code), 'x-default'].map(
    (other) =>
      `<link rel="alternate" hreflang="${other}" href="${other === 'x-default' ? usual : other}.html" />`,
  );
  const links = languages.map(({ code: other, name }) => {
    const current = other === code ? ' aria-current="page"' : '';
    return `<li><a href="${other}.html" lang="${other}" hreflang="${other}"${current}>${escapeHtml(name)}</a></li>`;
  });
  const contents = rest
    .filter(({ kind }) => kind === 'Heading')
    .map(({ id, runs }) => `<li><a href="#${id}">${html(runs)}</a></li>`);
  return `<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8" />
<title>${heading}</title>
<meta name="description" content="${escapeHtml(say('page.description'))}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<link rel="icon" href="${icon}" type="image/svg+xml" />
<link rel="stylesheet" href="${style}" />
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
<nav aria-labelledby="contents">
<h2 id="contents">${escapeHtml(say('rules.contents'))}</h2>
<ol>
${contents.join('\n')}
</ol>
</nav>
<p>${escapeHtml(say('page.legend'))}</p>
${article(rest, say).join('\n')}
</main>
</body>
</html>
`;
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
      case 'ListItem': {
        const first = blocks[index - 1]?.kind !== 'ListItem';
        const last = blocks[index + 1]?.kind !== 'ListItem';
        return [
          ...(first ? ['<ul>'] : []),
          `<li>${html(block.runs)}</li>`,
          ...(last ? ['</ul>'] : []),
        ];
      }
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

/** @param {Run[]} runs */
const html = (runs) =>
  runs
    .map(({ words, bold }) => (bold ? `<strong>${escapeHtml(words)}</strong>` : escapeHtml(words)))
    .join('');
