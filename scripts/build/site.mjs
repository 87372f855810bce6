// Makes the static site: the module that Emscripten linked, the page's own scripts and style bundled
// from shell/, the puzzles, the files of web/, and index.html, which names them all.
//
//   node scripts/build/site.mjs --module build/web/src/platform/web --texts build/web/generated \
//       --imgui … --emscripten … --out dist
//
// Every file that shell/index.html asks for as {{name}} is stored under a name with a hash of its
// content, so that a server may let it be kept for ever; {{name.bytes}} is its size, and
// {{shell.…}} a text of the page in English, {{without}} what it says where the game cannot run,
// {{words}} and {{pages}} the files of words and of rule pages by language; {{palette.…}} the colour
// of a theme's ground. The other files of web/ keep their names. rules/, teachers/ and other folders
// have pages of text; manifest.*.webmanifest and sw.js are for the game without a network, and
// kiela.html is the game in one file, to be handed on; embed.html makes the code by which the game is
// put into other pages. licences.txt has the licences of what the page
// is made of.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';
import { components } from './components.mjs';
import { embedMessages, fillEmbedPage } from './embed_page.mjs';
import { hashedName } from './hashed.mjs';
import { escapeHtml } from './html.mjs';
import { drawIcons } from './icons.mjs';
import { webManifests } from './manifest.mjs';
import { pageSite } from './page_site.mjs';
import { cssPalette, readPalette } from './palette.mjs';
import { writeServiceWorker } from './service_worker.mjs';
import { singleFile } from './single_file.mjs';

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const shellDir = path.join(projectDir, 'shell');
const webDir = path.join(projectDir, 'web');
const messagesDir = path.join(projectDir, 'assets/messages');
const embedDir = path.join(shellDir, 'embed_page');
/** Of shell/, each of which becomes a file of its own. */
const scripts = [
  'main',
  'worker',
  'sound',
  'extras',
  'gamepad',
  'offline',
  'embedding',
  'afterwards',
];
/** For other sites' pages, under a name that stays. */
const boardName = 'kiela-board.js';

/**
 * What the page says where the game cannot run, in every language: only a script could choose one.
 * @param {Record<string, Record<string, string>>} messages by language
 */
function withoutGame(messages) {
  return Object.entries(messages)
    .map(([language, texts]) => {
      /** @param {string} id */
      const say = (id) => escapeHtml(texts[id]);
      // The button is for a page with scripts (shell/not_started.js).
      const retry = `<button>${say('shell.retry')}</button>`;
      const rules = `<a href="rules/${language}.html">${say('shell.rules')}</a>`;
      return `<div lang="${language}"><p>${say('shell.not-started')}</p>${retry}${rules}</div>`;
    })
    .join('');
}

/** Scripts with messages of their own, which no other script needs. */
const kioskScripts = fs.readdirSync(shellDir).filter((name) => /^kiosk.*\.js$/.test(name));
const otherScripts = fs
  .readdirSync(shellDir)
  .filter((name) => name.endsWith('.js') && !kioskScripts.includes(name));

/**
 * The messages that scripts use: those of the page itself need not be in them, too.
 * @param {Record<string, Record<string, string>>} messages by language
 * @param {string[]} scripts their names
 */
function messagesIn(messages, scripts) {
  const code = scripts.map((name) => fs.readFileSync(path.join(shellDir, name), 'utf8')).join();
  return Object.fromEntries(
    Object.entries(messages).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(([id]) => code.includes(`'${id}'`))),
    ]),
  );
}

/**
 * The files of one kind for each language.
 * @param {string} kind "words" or "pages"
 * @param {Map<string, Uint8Array>} files
 * @param {Record<string, Record<string, string>>} messages by language
 * @param {Set<string>} used gets their names
 */
function filesByLanguage(kind, files, messages, used) {
  const names = Object.keys(messages).map((code) => {
    const name = `${kind}.${code}.txt`;
    used.add(name);
    return [code, hashedName(name, /** @type {Uint8Array} */ (files.get(name)))];
  });
  return Object.fromEntries(names);
}

/**
 * Fills in shell/index.html.
 * @param {Map<string, Uint8Array>} files what it may name
 * @param {Record<string, Record<string, string>>} messages by language
 * @returns {{html: string, used: Set<string>}} the page and the names of the files that it asks for
 */
function fillPage(files, messages) {
  const used = new Set();
  const template = fs.readFileSync(path.join(shellDir, 'index.html'), 'utf8');
  const html = template.replace(/\{\{([^}]+)\}\}/g, (_, /** @type {string} */ key) => {
    if (key in messages.en) return escapeHtml(messages.en[key]);
    if (key.startsWith('palette.')) {
      return readPalette().themes[key.slice('palette.'.length)].colours.groundInner;
    }
    if (key === 'without') return withoutGame(messages);
    if (key === 'words' || key === 'pages')
      return JSON.stringify(filesByLanguage(key, files, messages, used));
    const name = key.replace(/\.bytes$/, '');
    const content = files.get(name);
    if (!content) throw new Error(`shell/index.html asks for {{${key}}}, which there is not`);
    used.add(name);
    return name === key ? hashedName(name, content) : String(content.length);
  });
  return { html, used };
}

/**
 * Writes the page that makes the embed, with its script and style.
 * @param {Map<string, Uint8Array>} files gets these two
 * @param {(name: string) => string} write writes a file and tells its name
 * @param {string} texts folder for its words
 * @param {string} out
 */
function writeEmbedPage(files, write, texts, out) {
  const words = embedMessages(embedDir, messagesDir);
  const wordsFile = path.join(texts, 'embed-messages.json');
  fs.writeFileSync(wordsFile, JSON.stringify(words));
  files.set('embed.js', bundle('embed_page/main.js', wordsFile));
  files.set('embed.css', withPalette(bundle('embed_page/embed.css')));
  const template = fs.readFileSync(path.join(embedDir, 'index.html'), 'utf8');
  const html = fillEmbedPage(template, { words, messages: messagesDir, addressOf: write });
  fs.writeFileSync(path.join(out, 'embed.html'), html);
}

/** A style sheet with the colours that it uses before it. @param {Uint8Array} content */
function withPalette(content) {
  const style = Buffer.from(content).toString();
  return Buffer.from(cssPalette(readPalette(), style) + style);
}

/**
 * Our own licence and those of what reaches the player, one after the other.
 * @param {import('./components.mjs').Sources} sources
 */
function licences(sources) {
  /** @type {Map<string, string[]>} names by the file of their licence */
  const texts = new Map([[path.join(projectDir, 'LICENSE'), ['Kiela']]]);
  for (const { name, text } of components(sources))
    texts.set(text, [...(texts.get(text) ?? []), name]);
  return Array.from(
    texts,
    ([file, names]) => `==== ${names.join('; ')} ====\n\n${fs.readFileSync(file, 'utf8').trim()}\n`,
  ).join('\n\n');
}

/**
 * Writes the pages of text, and their style sheets.
 * @param {(name: string) => string} write writes a file and tells its name
 * @param {string} out
 */
function writePages(write, out) {
  const pages = pageSite({
    assets: path.join(projectDir, 'assets'),
    style: `../${write('pages.css')}`,
    boardStyle: `../${write('sheet.css')}`,
    icon: `../${write('icon.svg')}`,
  });
  for (const { name, html } of pages) {
    fs.mkdirSync(path.join(out, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(out, name), html);
  }
}

/**
 * @param {{module: string, texts: string, imgui: string, emscripten: string, out: string}} options
 *     folders and files
 */
export async function buildSite({ module, texts, imgui, emscripten, out }) {
  /** @type {Record<string, Record<string, string>>} */
  const messages = JSON.parse(fs.readFileSync(path.join(texts, 'shell-messages.json'), 'utf8'));
  /** @param {string} name @param {string[]} scripts */
  const writeMessages = (name, scripts) => {
    const file = path.join(texts, name);
    fs.writeFileSync(file, JSON.stringify(messagesIn(messages, scripts)));
    return file;
  };
  const inScripts = writeMessages('script-messages.json', otherScripts);
  const webFiles = fs.existsSync(webDir) ? fs.readdirSync(webDir) : [];
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  for (const name of scripts) files.set(`${name}.js`, bundle(`${name}.js`, inScripts));
  files.set('kiosk.js', bundle('kiosk.js', writeMessages('kiosk-messages.json', kioskScripts)));
  files.set('not_started.js', bundle('not_started.js', inScripts, ['es5']));
  for (const name of ['style.css', 'pages.css'])
    files.set(name, withPalette(bundle(name, inScripts)));
  files.set('sheet.css', bundle('sheet.css'));
  for (const name of ['kiela.js', 'kiela.wasm']) {
    files.set(name, fs.readFileSync(path.join(module, name)));
  }
  for (const kind of ['words', 'pages'])
    for (const name of fs.readdirSync(path.join(texts, kind)))
      files.set(`${kind}.${name}`, fs.readFileSync(path.join(texts, kind, name)));
  const puzzles = path.join(projectDir, 'assets/puzzles/puzzles.txt');
  files.set('puzzles.txt', fs.readFileSync(puzzles));
  for (const name of webFiles) {
    if (path.extname(name) !== '') files.set(name, fs.readFileSync(path.join(webDir, name)));
  }
  const icon = fs.readFileSync(path.join(webDir, 'icon.svg'), 'utf8');
  for (const [name, content] of Object.entries(await drawIcons(icon))) files.set(name, content);
  const { html, used } = fillPage(files, messages);

  const manifests = webManifests({
    messages: messagesDir,
    colour: readPalette().themes.light.colours.groundInner,
    addressOf(name) {
      used.add(name);
      return hashedName(name, /** @type {Uint8Array} */ (files.get(name)));
    },
  });

  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out, { recursive: true });
  fs.writeFileSync(path.join(out, 'index.html'), html);
  for (const { name, content } of manifests) fs.writeFileSync(path.join(out, name), content);
  const write = (/** @type {string} */ name) => {
    const content = /** @type {Uint8Array} */ (files.get(name));
    const written = hashedName(name, content);
    fs.writeFileSync(path.join(out, written), content);
    return written;
  };
  used.forEach(write);
  for (const name of webFiles) {
    if (!used.has(name)) {
      fs.cpSync(path.join(webDir, name), path.join(out, name), { recursive: true });
    }
  }
  fs.writeFileSync(path.join(out, boardName), bundle(`board/${boardName}`));
  writePages(write, out);
  writeEmbedPage(files, write, texts, out);
  fs.writeFileSync(path.join(out, 'licences.txt'), licences({ imgui, emscripten }));
  // What it was built with.
  const toolchain = path.join(projectDir, 'build/toolchain.txt');
  if (fs.existsSync(toolchain)) fs.copyFileSync(toolchain, path.join(out, 'toolchain.txt'));
  fs.writeFileSync(path.join(out, 'kiela.html'), singleFile(out, messagesDir));
  await writeServiceWorker(out, bundle('offline_worker.js'));
}

const { values } = parseArgs({
  options: {
    module: { type: 'string' },
    texts: { type: 'string' },
    imgui: { type: 'string' },
    emscripten: { type: 'string' },
    out: { type: 'string' },
  },
});
const { module, texts, imgui, emscripten, out } = values;
if (!module || !texts || !imgui || !emscripten || !out) {
  throw new Error('usage: --module DIR --texts DIR --imgui DIR --emscripten DIR --out DIR');
}
await buildSite({ module, texts, imgui, emscripten, out });
