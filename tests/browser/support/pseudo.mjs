// The game in a language that nobody speaks: every text twice as long, every vowel accented
// (scripts/build/pseudo.mjs). No site has it: the test hands its words to the page in the place of the
// Spanish ones. What the page itself says (shell.…) stays Spanish.

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../../../scripts/build/catalogue.mjs';
import { pagesWithPseudo, pseudoCode, withPseudo } from '../../../scripts/build/pseudo.mjs';
import { readPages } from '../../../scripts/build/pages.mjs';
import { wordsByLanguage } from '../../../scripts/build/words.mjs';
import { wordsIn } from './messages.mjs';

/** @typedef {import('./game.mjs').Game} Game */

/** Whose place it takes. */
export const stage = 'es';

const assets = fileURLToPath(new URL('../../../assets', import.meta.url));
const messages = path.join(assets, 'messages');
const catalogue = withPseudo(readCatalogue(messages));
const pages = pagesWithPseudo(readPages(path.join(assets, 'rules'), messages));
const [own] = wordsByLanguage(catalogue, pages).filter(({ code }) => code === pseudoCode);

/** @param {import('playwright-core').Page} page before it loads */
export async function speakPseudo(page) {
  for (const [kind, text] of /** @type {const} */ ([
    ['words', own.words],
    ['pages', own.page],
  ]))
    await page.route(`**/${kind}.${stage}.*`, (route) =>
      route.fulfill({
        body: text.replace(pseudoCode, stage),
        contentType: 'text/plain; charset=utf-8',
      }),
    );
}

/** @type {import('./messages.mjs').Say} */
export function sayPseudo(id, values = {}) {
  const forms = catalogue.languages.at(-1)?.texts.get(id) ?? [];
  const form = forms[forms.length > 1 && values.n !== 1 ? 1 : 0];
  return form.replace(/\{(\w+)\}/g, (_, /** @type {string} */ key) => String(values[key]));
}

/** What may stand there in other words: names, what the page says (but for kiosks), and days. */
const names = [
  'Kiela',
  ...['en', 'es', 'pl'].map((code) => wordsIn(code)('language.name')),
  ...[...catalogue.languages[0].texts.keys()]
    .filter((id) => /^shell\.(?!kiosk)/.test(id))
    .map((id) => wordsIn(stage)(id)),
].sort((one, other) => other.length - one.length);

/** @param {string} text */
export function isPseudo(text) {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return !/[aeiou]\p{L}|\p{L}[aeiou]/iu.test(rest.replace(/\d+ \p{L}+ \d{4}/u, ''));
}

/**
 * What is wrong with the page: what can be read in it that is not translated, and what is cut off.
 * @param {Game} game
 */
export async function faultsOfWords({ page }) {
  const { texts, cut } = await page.evaluate(look);
  return [
    ...texts.filter((text) => !isPseudo(text)).map((text) => `not translated: ${text}`),
    ...cut.map((text) => `cut off: ${text}`),
  ];
}

/** To be run in the page. */
function look() {
  /** @type {string[]} */
  const texts = [];
  /** @type {string[]} */
  const cut = [];
  /** @param {Element} element */
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('script, style, noscript, noscript *')) continue;
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    // What is written into a field may be longer than it, and what is only spoken has no room.
    if (!isSeen(element) || element.matches('input, textarea, .live')) continue;
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      cut.push(`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 80)}`);
  }
  return { texts: texts.filter((text) => /\p{L}/u.test(text)), cut };
}
