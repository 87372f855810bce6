// embed.html, the page that makes the code by which the game is put into another page: its words, in
// all languages, and its HTML, from shell/embed_page.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nameId, readCatalogue } from './catalogue.mjs';
import { escapeHtml } from './html.mjs';

/** @typedef {Record<string, Record<string, string>>} Messages by language and id */

/**
 * The messages that are named in the page's files, and what is said without them.
 * @param {string} folder of the page's files
 * @param {string} messages folder
 * @returns {Messages}
 */
export function embedMessages(folder, messages) {
  const names = readdirSync(folder).filter((name) => /\.(js|html)$/.test(name));
  const code = names.map((name) => readFileSync(path.join(folder, name), 'utf8')).join();
  const quoted = new Set(Array.from(code.matchAll(/['"{]([\w.-]+)['"}]/g), ([, id]) => id));
  const { languages } = readCatalogue(messages);
  return Object.fromEntries(
    languages.map(({ code, name, texts }) => {
      const used = [...texts].filter(([id]) => quoted.has(id)).map(([id, [text]]) => [id, text]);
      return [code, { [nameId]: name, ...Object.fromEntries(used) }];
    }),
  );
}

/**
 * What is to be read where there are no scripts, in every language: only a script could choose one.
 * @param {string} messages folder
 */
function withoutScript(messages) {
  const { languages } = readCatalogue(messages);
  return languages
    .map(({ code, texts }) => {
      const [text, name] = ['page.embed.no-script', 'page.teachers'].map((id) =>
        escapeHtml(texts.get(id)?.[0] ?? ''),
      );
      return `<p lang="${code}">${text} <a href="teachers/${code}.html">${name}</a></p>`;
    })
    .join('');
}

/**
 * Fills in the page, with its words in English until its script has chosen a language.
 * @param {string} template
 * @param {object} options
 * @param {Messages} options.words as of embedMessages
 * @param {string} options.messages folder
 * @param {(name: string) => string} options.addressOf of a file that the page asks for
 */
export function fillEmbedPage(template, { words, messages, addressOf }) {
  return template
    .replace(/\{\{([^}]+)\}\}/g, (_, /** @type {string} */ key) => {
      if (key in words.en) return escapeHtml(words.en[key]);
      return key === 'without' ? withoutScript(messages) : addressOf(key);
    })
    .replace(/(data-say="([^"]+)"[^>]*>)</g, (_, start, /** @type {string} */ id) => {
      const text = words.en[id];
      if (text === undefined) throw new Error(`embed.html says ${id}, which is no message`);
      return `${start}${/\{/.test(text) ? '' : escapeHtml(text)}<`;
    });
}
