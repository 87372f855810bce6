// Makes one HTML file of the finished site: it opens from a disk and in a frame that may only run
// scripts, and asks nothing of any server, which a policy of its own sees to. What the site fetches
// lies in it byte for byte; shell/single puts it in the place of the network.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { readCatalogue } from './catalogue.mjs';
import { escapeHtml } from './html.mjs';
import { topics } from './page_site.mjs';

/** Types of what the page fetches, by the ends of the files' names. */
const types = new Map([
  ['.js', 'text/javascript'],
  ['.wasm', 'application/wasm'],
  ['.txt', 'text/plain'],
  ['.json', 'application/json'],
]);

/** What an HTML parser would change or take for the end of a block. */
const notAsText = /<\/script|<script|<!--|[\0\r\ufeff\ufffd]/i;

/**
 * A file as a block of data in the page.
 * @param {string} name
 * @param {Buffer} content
 */
function block(name, content) {
  const type = types.get(path.extname(name));
  if (!type) throw new Error(`the page fetches ${name}, whose type is unknown`);
  const text = content.toString();
  const coding = type === 'application/wasm' || notAsText.test(text) ? 'base64' : '';
  const attributes = `data-file="${name}" data-type="${type}"${coding && ' data-coding="base64"'}`;
  return `<script type="application/octet-stream" ${attributes}>${coding ? content.toString(coding) : text}</script>`;
}

/** @param {string | Uint8Array} content @returns {string} a source in a policy */
const hashOf = (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * All that the list of files names.
 * @param {unknown} list
 * @returns {string[]}
 */
function namesIn(list) {
  if (typeof list === 'string') return [list];
  return typeof list === 'object' && list ? Object.values(list).flatMap(namesIn) : [];
}

/**
 * @param {string} address
 * @param {string} language
 * @param {string} close what closes it
 * @param {string} content
 */
const article = (address, language, close, content) =>
  `<article id="${address}" lang="${language}" data-close="${escapeHtml(close)}">${content}</article>`;

/** @param {string} address of a page @returns whether it is of use with the whole site only */
const isOnline = (address) =>
  Object.entries(topics).some(
    ([folder, about]) => 'online' in about && address.startsWith(`${folder}/`),
  );

/**
 * The pages beside the game, as articles: links among them and to their parts lead to the articles'
 * and the parts' ids, which begin with the page's address. Those that are of use with the whole site
 * only are left out, with the links to them at the end of the others.
 * @param {string} site
 * @param {string} messages folder
 * @returns {{articles: string, style: string}}
 */
function pagesOf(site, messages) {
  const { languages } = readCatalogue(messages);
  const folders = readdirSync(site, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // The rules are what is looked for where the game does not run.
  folders.sort((a, b) => Number(b.name === 'rules') - Number(a.name === 'rules'));
  const addresses = folders.flatMap(({ name }) =>
    readdirSync(path.join(site, name))
      .filter((file) => file.endsWith('.html'))
      .map((file) => `${name}/${file}`)
      .filter((address) => !isOnline(address)),
  );
  const styles = new Set();
  const articles = addresses.map((address) => {
    const html = readFileSync(path.join(site, address), 'utf8');
    const language = /<html lang="([^"]+)">/.exec(html)?.[1];
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];
    const body = /<body>([^]*)<\/body>/.exec(html)?.[1];
    const close = languages.find(({ code }) => code === language)?.texts.get('button.close')?.[0];
    if (!language || !style || !body || !close) throw new Error(`${address}: not understood`);
    styles.add(path.join(path.dirname(address), style));
    const content = body
      .replace(/<li><a href="\.\.\/([^"]+)"[^>]*>[^<]*<\/a><\/li>\n/g, (item, to) =>
        isOnline(to) ? '' : item,
      )
      .replace(/<\/?main>/g, '')
      .replace(/ (id|aria-labelledby)="([^"]+)"/g, (_, attribute, ids) => {
        const own = ids.split(' ').map((/** @type {string} */ id) => `${address}#${id}`);
        return ` ${attribute}="${own.join(' ')}"`;
      })
      .replace(/ href="([^"]+)"/g, (_, href) => {
        const to = new URL(href, `site:/${address}`);
        return ` href="#${to.pathname.slice(1)}${to.hash}"`;
      });
    return article(address, language, close, content);
  });
  const [{ code, texts }] = languages;
  const [title, close] = ['about.licences', 'button.close'].map((id) => texts.get(id)?.[0] ?? '');
  const licences = escapeHtml(readFileSync(path.join(site, 'licences.txt'), 'utf8'));
  articles.push(
    article('licences.txt', code, close, `<h1>${escapeHtml(title)}</h1><pre>${licences}</pre>`),
  );
  const [style, ...others] = styles;
  if (others.length) throw new Error(`the pages have several styles: ${[...styles].join(', ')}`);
  return { articles: articles.join('\n'), style: readFileSync(path.join(site, style), 'utf8') };
}

/**
 * @param {string} site folder of the finished site
 * @param {string} messages folder of the messages
 * @returns {string} the page
 */
export function singleFile(site, messages) {
  /** @param {string} name */
  const read = (name) => readFileSync(path.join(site, name));
  const page = read('index.html').toString();
  /** @param {RegExp} what @returns {string} */
  const find = (what) => {
    const found = what.exec(page)?.[1];
    if (!found) throw new Error(`index.html has no ${what}`);
    return found;
  };
  const main = find(/<script src="([^"]+)" defer><\/script>/);
  const style = read(find(/<link rel="stylesheet" href="([^"]+)"/)).toString();
  const list = JSON.parse(find(/<script id="kiela-files"[^>]*>([^<]+)</));
  const icon = find(/<link rel="icon" href="([^"]+\.svg)"/);
  const iconAddress = `data:image/svg+xml;base64,${read(icon).toString('base64')}`;
  const pages = pagesOf(site, messages);
  /** @param {string} name @param {string[]} [target] */
  const own = (name, target) =>
    Buffer.from(bundle(`single/${name}`, undefined, target))
      .toString()
      .trim();
  const start = own('start.js');
  const notStarted = own('not_started.js', ['es5']);
  const styles = [style, pages.style, own('style.css'), own('without_script.css')];
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(start)} ${hashOf(notStarted)} blob: 'wasm-unsafe-eval'`,
    `style-src ${styles.map(hashOf).join(' ')}`,
    'img-src data:',
    'connect-src blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const [appStyle, pageStyle, dialogStyle, withoutScript] = styles.map(
    (text) => `<style>${text}</style>`,
  );
  const names = [main, ...namesIn(list)];
  const data = names.map((name) => block(name, read(name)));
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}" />
    ${appStyle}
    ${dialogStyle}`;
  const end = `<noscript id="pages">${pageStyle}${withoutScript}
${pages.articles}</noscript>
${data.join('\n')}
    <script data-main="${main}">${start}</script>
    <script id="not-started">${notStarted}</script>
  </body>`;
  return page
    .replace(/ *<link rel="(?:preload|manifest|apple-touch-icon)"[^>]*>\n/g, '')
    .replace(/ *<link rel="stylesheet"[^>]*>\n/, '')
    .replace(/ *<script src[^>]*><\/script>\n/g, '')
    .replaceAll(`"${icon}"`, `"${iconAddress}"`)
    .replace(/<noscript>[^]*<\/noscript>/, (texts) => texts.replaceAll(' href="', ' href="#'))
    .replace('<meta charset="utf-8" />', (meta) => `${meta}\n    ${head}`)
    .replace('</body>', () => end);
}
