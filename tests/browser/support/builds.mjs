// Servers that stop, and sites that change: for tests of what the page does without a network and with
// newer builds of itself.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../../scripts/build/bundle.mjs';
import { writeServiceWorker } from '../../../scripts/build/service_worker.mjs';
import { startServer } from '../../../scripts/serve.mjs';
import { site } from './stage.mjs';

/** Files whose content is another one in every build, and how it is changed without harm. */
const changing = [
  {
    file: /^(main|extras|sound|offline)\..*\.js$/,
    end: (/** @type {string} */ mark) => `//${mark}\n`,
  },
  { file: /^style\..*\.css$/, end: (/** @type {string} */ mark) => `/*${mark}*/\n` },
];
const puzzles = /^puzzles\..*\.txt$/;

/** @param {string} text of which the first lines are turned round */
const turnLines = (text) => {
  const [first, second, ...others] = text.split('\n');
  return [second, first, ...others].join('\n');
};

/**
 * Another build of the site: it tells its mark as `data-build` of the document's root, and most of
 * what the page asks for has other names.
 * @param {string} mark
 * @returns {Promise<string>} its folder, to be removed by whoever asked for it
 */
export async function buildAnother(mark) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kiela-'));
  await cp(site, folder, { recursive: true });
  let page = await readFile(path.join(folder, 'index.html'), 'utf8');
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const end = changing.find((each) => each.file.test(name))?.end(mark);
    if (end === undefined && !puzzles.test(name)) continue;
    const text = await readFile(file, 'utf8');
    let changed = end === undefined ? turnLines(text) : text + end;
    if (name.startsWith('main.')) changed += `document.documentElement.dataset.build='${mark}';\n`;
    const hash = createHash('sha256').update(changed).digest('hex').slice(0, 10);
    const newName = name.replace(/\.[0-9a-f]{10}\./, `.${hash}.`);
    await writeFile(file, changed);
    await rename(file, path.join(folder, newName));
    page = page.replaceAll(name, newName);
  }
  await writeFile(path.join(folder, 'index.html'), page);
  await writeServiceWorker(folder, bundle('offline_worker.js'));
  return folder;
}

/**
 * A place on the network where builds are put one after the other.
 */
export class Host {
  /** @type {Awaited<ReturnType<typeof startServer>> | undefined} */
  #server;
  #folder = '';
  /** @type {RegExp | undefined} */
  #breaks;
  /** @type {(address: string) => void} */
  #watch = () => {};
  #port = 0;
  url = '';

  /** @param {string} [build] a folder */
  static async open(build = site) {
    const host = new Host();
    host.#folder = await mkdtemp(path.join(tmpdir(), 'kiela-'));
    await host.deploy(build);
    await host.start();
    return host;
  }

  /**
   * Puts a build in the place of the one that is there.
   * @param {string} build a folder
   * @param {(name: string) => boolean} [arrives] which of its files do
   */
  async deploy(build, arrives = () => true) {
    await rm(this.#folder, { recursive: true });
    await cp(build, this.#folder, {
      recursive: true,
      filter: (file) => file === build || arrives(path.relative(build, file)),
    });
  }

  /** @param {string} build a folder @param {string} name one of its files */
  add(build, name) {
    return cp(path.join(build, name), path.join(this.#folder, name));
  }

  /** @param {(address: string) => void} tell of everything that is asked for from now on */
  watch(tell) {
    this.#watch = tell;
  }

  /**
   * From now on the line breaks in the middle of such a file.
   * @param {RegExp | undefined} address
   */
  breakAt(address) {
    this.#breaks = address;
  }

  /** @type {NonNullable<import('../../../scripts/serve.mjs').ServerOptions['instead']>} */
  #break = (request, response) => {
    const address = request.url ?? '';
    this.#watch(address);
    if (!this.#breaks?.test(address)) return false;
    const content = readFileSync(path.join(this.#folder, address));
    response.writeHead(200, { 'Content-Length': content.length });
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
    return true;
  };

  async start() {
    this.#server = await startServer({
      root: this.#folder,
      port: this.#port,
      instead: this.#break,
    });
    this.url = this.#server.url;
    this.#port = Number(new URL(this.url).port);
  }

  /** Is not to be reached from now on. */
  async stop() {
    await this.#server?.close();
    this.#server = undefined;
  }

  async close() {
    await this.stop();
    await rm(this.#folder, { recursive: true });
  }
}
