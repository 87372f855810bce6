// Many visitors of a kiosk one after the other, as fast as the machine can.

import assert from 'node:assert/strict';
import { countdown, idle, kioskOpening } from './kiosk.mjs';
import { languages, wordsIn } from './messages.mjs';
import { drawNothing } from './stage.mjs';

/** To be run before the page's own scripts: keeps hold of the module's memory. */
function keepMemory() {
  const { instantiate } = WebAssembly;
  /** @param {any[]} given */
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {any} */ ...given) => {
      /** @type {any} */
      const made = await Reflect.apply(instantiate, WebAssembly, given);
      const exported = Object.values((made.instance ?? made).exports);
      Object.assign(window, {
        kielaMemory: exported.find((each) => each instanceof WebAssembly.Memory),
      });
      return made;
    }
  );
}

/** To be run in the page: all that could be left of a visit. */
function look() {
  const { lang, dataset, style } = document.documentElement;
  const names = [...document.querySelectorAll('#semantics [aria-label], #semantics p')];
  return JSON.stringify([
    [lang, dataset.theme, style.fontSize, document.title, localStorage.length],
    names.map((each) => each.getAttribute('aria-label') ?? each.textContent),
  ]);
}

/** What some visitors choose. */
const choices = ['theme.dark', 'choice.percent', 'theme.contrast'];

export class Soak {
  #page;
  #cdp;
  #count = 0;
  /** @type {Map<string, string>} what a visit begins with, by its language */
  #fresh = new Map();

  /** @param {import('playwright-core').Page} page @param {import('playwright-core').CDPSession} cdp */
  constructor(page, cdp) {
    this.#page = page;
    this.#cdp = cdp;
  }

  /** @param {import('./stage.mjs').Stage} stage @param {import('node:test').TestContext} t */
  static async open(stage, t) {
    const { prepare, parameters } = kioskOpening();
    const context = await stage.browser.newContext({ viewport: { width: 640, height: 480 } });
    /** @type {string[]} */
    const errors = [];
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(`${error.stack}`));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    t.after(async () => {
      await context.close();
      assert.deepEqual(errors, []);
    });
    await page.addInitScript(keepMemory);
    await page.addInitScript(drawNothing);
    await prepare(page);
    await page.goto(stage.addressOf({ parameters }));
    return new Soak(page, await context.newCDPSession(page));
  }

  /** @param {number} seconds */
  #pass(seconds) {
    return this.#page.clock.fastForward(1000 * seconds);
  }

  /** @param {string} name of a button @param {string} [within] */
  #press(name, within = '#kiela') {
    const button = this.#page.locator(within).getByRole('button', { name, exact: true });
    return button.and(this.#page.locator('button:not(.unseen)')).first().click();
  }

  /** One visitor: begins, plays, changes something, and leaves; and the scene after that. */
  async cycle() {
    const language = languages[this.#count % languages.length];
    const say = wordsIn(language);
    const page = this.#page;
    await page.locator(`.attract[lang=${language}]`).waitFor();
    await page.mouse.click(300, 150);
    await page.locator('.attract').waitFor({ state: 'detached' });
    await page.locator('[role=gridcell]:not([aria-disabled=true])').first().waitFor();
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    const state = await page.evaluate(look);
    if (!this.#fresh.has(language)) this.#fresh.set(language, state);
    assert.equal(state, this.#fresh.get(language), `visit ${this.#count}`);
    await page.locator('[role=gridcell]:not([aria-disabled=true])').first().click();
    const choice = choices[this.#count % (4 * choices.length)];
    if (choice) {
      await this.#press(say('button.menu'));
      await this.#press(say('button.settings'));
      const name = say(choice, choice === 'choice.percent' ? { percent: 200 } : {});
      await page.getByRole('radio', { name, exact: true }).click();
    }
    const question = page.locator('dialog[open]');
    await this.#pass(idle + 60);
    await question.waitFor();
    if (this.#count % 4 === 0) {
      await this.#press(say('shell.kiosk-stay'), 'dialog');
      await this.#pass(idle + 60);
      await question.waitFor();
    }
    await this.#pass(countdown);
    ++this.#count;
  }

  async measure() {
    for (let time = 0; time < 3; ++time) await this.#cdp.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await this.#cdp.send('Memory.getDOMCounters');
    const { usedSize } = await this.#cdp.send('Runtime.getHeapUsage');
    const wasm = await this.#page.evaluate(
      () => /** @type {any} */ (window).kielaMemory.buffer.byteLength,
    );
    return { wasm, nodes, listeners: jsEventListeners, heap: usedSize };
  }
}
