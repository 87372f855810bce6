// Servers that stop, and sites that change: for tests of what the page does without a network and with
// newer builds of itself.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../../scripts/build/bundle.mjs';
import { hashedName, plainName } from '../../../scripts/build/hashed.mjs';
import { writeServiceWorker } from '../../../scripts/build/service_worker.mjs';
import { startServer } from '../../../scripts/serve.mjs';
import { site } from './stage.mjs';

/** The one name by which the module's script hands over what the module asks for. */
const given = 'a';
/** What it is called in another build: a script and a module of two builds do not go together. */
const givenInAnother = 'k';

/** @param {string} mark */
const comment = (mark) => `//${mark}\n`;

/** @param {Buffer} module of which the imports get another name */
function renameImports(module) {
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(Uint8Array.from(module)));
  const changed = Buffer.from(module);
  const named = (/** @type {string} */ from, /** @type {string} */ name) =>
    Buffer.from(`\x01${from}${String.fromCharCode(name.length)}${name}`);
  let at = 0;
  for (const { module: from, name } of imports) {
    at = changed.indexOf(named(from, name), at);
    assert.ok(from === given && at > 0, `${from}.${name} is imported`);
    changed.set(named(givenInAnother, name), at);
  }
  return changed;
}

/** Put before the module's script: hands over by the other name. */
const handOver = `{
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (module, { ${given} }) => instantiate(module, { ${givenInAnother}: ${given} });
}
`;

/** @param {string} text of which the first lines are turned round */
const turnLines = (text) => {
  const [first, second, ...others] = text.split('\n');
  return [second, first, ...others].join('\n');
};

/**
 * Files whose content is another one in every build, and how it is changed without harm.
 * @type {[RegExp, (content: Buffer, mark: string) => string | Buffer][]}
 */
const changing = [
  [/^main\..*\.js$/, (text, mark) => `${text}document.documentElement.dataset.build='${mark}';\n`],
  [/^(extras|sound|offline|gamepad|worker)\..*\.js$/, (text, mark) => text + comment(mark)],
  [/^kiela\..*\.js$/, (text, mark) => handOver + text + comment(mark)],
  [/^kiela\..*\.wasm$/, renameImports],
  [/^style\..*\.css$/, (text, mark) => `${text}/*${mark}*/\n`],
  [/^puzzles\..*\.txt$/, (text) => turnLines(text.toString())],
];

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
    const change = changing.find(([file]) => file.test(name))?.[1];
    if (!change) continue;
    const file = path.join(folder, name);
    const changed = change(await readFile(file), mark);
    const newName = hashedName(plainName(name), changed);
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
  /** @type {{ address: RegExp, ends: boolean } | undefined} */
  #half;
  /** @type {Map<string, string>} */
  #elsewhere = new Map();
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
    this.#half = address && { address, ends: true };
  }

  /** From now on nothing more comes after the middle of such a file. @param {RegExp} address */
  stallAt(address) {
    this.#half = { address, ends: false };
  }

  /** From now on an address leads to another one, for ever. @param {string} from @param {string} to */
  redirect(from, to) {
    this.#elsewhere.set(from, to);
  }

  /** @type {NonNullable<import('../../../scripts/serve.mjs').ServerOptions['instead']>} */
  #instead = (request, response) => {
    const address = request.url ?? '';
    this.#watch(address);
    const elsewhere = this.#elsewhere.get(address.replace(/\?.*/, ''));
    if (elsewhere) {
      response.writeHead(301, { Location: elsewhere }).end();
      return true;
    }
    if (!this.#half?.address.test(address)) return false;
    const { ends } = this.#half;
    const content = readFileSync(path.join(this.#folder, address));
    response.writeHead(200, { 'Content-Length': content.length });
    response.write(content.subarray(0, content.length / 2), () => ends && response.destroy());
    return true;
  };

  async start() {
    this.#server = await startServer({
      root: this.#folder,
      port: this.#port,
      instead: this.#instead,
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
