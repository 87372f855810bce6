// Somebody who only listens: a screen reader that works on the DOM, in the page. What it says is kept
// line by line.

import esbuild from 'esbuild';
import { fileURLToPath } from 'node:url';

/** @type {string | undefined} */
let reader;

/** The screen reader as one script, which leaves `kielaReader` behind. */
function readerScript() {
  reader ??= esbuild.buildSync({
    stdin: {
      contents: "export { virtual as default } from '@guidepup/virtual-screen-reader'",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'iife',
    globalName: 'reader',
    write: false,
  }).outputFiles[0].text;
  return `${reader}; window.kielaReader = reader.default;`;
}

export class Listener {
  #page;
  /** All that was to be heard, and what was done, as "> …". */
  lines = /** @type {string[]} */ ([]);

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.#page = page;
  }

  async start() {
    await this.#page.evaluate(readerScript());
    await this.#page.evaluate(() =>
      kielaReader.start({
        container: /** @type {HTMLElement} */ (document.getElementById('kiela')),
      }),
    );
    await this.#hear();
  }

  /** What has been said since the last time. */
  async #hear() {
    const said = await this.#page.evaluate(async () => {
      const phrases = await kielaReader.spokenPhraseLog();
      await kielaReader.clearSpokenPhraseLog();
      return phrases;
    });
    const heard = said.filter(isSomething);
    this.lines.push(...heard);
    return heard;
  }

  /**
   * Goes on from word to word until one begins so. What is passed on the way is heard only with
   * `aloud`.
   * @param {string} beginning
   * @param {boolean} [aloud]
   * @returns {Promise<string>} the phrase
   */
  async goTo(beginning, aloud = false) {
    const phrases = await this.#page.evaluate(async (wanted) => {
      for (let step = 0; step < 500; ++step) {
        await kielaReader.next();
        if ((await kielaReader.lastSpokenPhrase()).startsWith(wanted)) break;
      }
      const all = await kielaReader.spokenPhraseLog();
      await kielaReader.clearSpokenPhraseLog();
      return all;
    }, beginning);
    const found = phrases[phrases.length - 1];
    if (!found.startsWith(beginning)) throw new Error(`nothing is called “${beginning}”`);
    const passed = phrases.slice(0, -1).filter(isSomething);
    this.lines.push(...(aloud ? passed : passed.filter(isLive)), found);
    return found;
  }

  /** Presses what it has come to, as a screen reader does: by a click and no pointer. */
  async act() {
    this.lines.push('> presses it');
    await this.#page.evaluate(() => {
      const node = kielaReader.activeNode;
      const element = node instanceof HTMLElement ? node : node?.parentElement;
      element?.closest('button')?.click();
    });
  }

  /** @param {string} key */
  async press(key) {
    this.lines.push(`> key ${key}`);
    await this.#page.keyboard.press(key);
  }

  /**
   * Waits until something is announced by itself.
   * @returns {Promise<string>}
   */
  async announced() {
    for (let wait = 0; wait < 200; ++wait) {
      const live = (await this.#hear()).filter(isLive);
      if (live.length > 0) return live.join('\n');
      await this.#page.waitForTimeout(50);
    }
    throw new Error('nothing was announced');
  }
}

/** Whether a phrase came from a live region. @param {string} phrase */
const isLive = (phrase) => /^(polite|assertive): /.test(phrase);

/** A live region is emptied before it speaks. @param {string} phrase */
const isSomething = (phrase) => !/^(polite|assertive): $/.test(phrase);
