// A game in a browser's page, played as a person does: by roles and accessible names.

import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { wordsIn } from './messages.mjs';
import { lookAtPage, recordMoments } from './recorder.mjs';

/** @typedef {import('./recorder.mjs').Moment} Moment */

const patience = 30_000;

export class Game {
  page;
  /**
   * Where the game is: the page, or a frame in it.
   * @type {import('playwright-core').Page | import('playwright-core').Frame}
   */
  root;
  /** The words of the language that the game is expected to speak. */
  say;
  /** @type {Moment[]} everything that the page has said so far */
  moments = [];
  /** @type {string[]} what the browser complained of */
  complaints = [];
  /** @type {Set<(moment: Moment) => void>} */
  #listeners = new Set();

  /**
   * @param {import('playwright-core').Page} page
   * @param {string} language
   */
  constructor(page, language) {
    this.page = this.root = page;
    this.say = wordsIn(language);
    page.on('console', (message) => {
      // How this Chromium fetches the picture from its WebGL is none of the page's doing.
      if (message.text().includes('GPU stall due to ReadPixels')) return;
      if (['error', 'warning'].includes(message.type()))
        this.complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.stack}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // What a page had still asked for when it was left.
      if (reason !== 'net::ERR_ABORTED') this.complaints.push(`failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.complaints.push(`failed: ${response.url()} ${response.status()}`);
    });
  }

  /**
   * @param {import('playwright-core').Page} page before it has loaded anything
   * @param {string} language
   */
  static async on(page, language) {
    const game = new Game(page, language);
    await page.exposeFunction('kielaMoment', (/** @type {Moment} */ moment) => game.#hear(moment));
    await page.addInitScript({ content: `(${recordMoments})(${lookAtPage});` });
    return game;
  }

  /** @param {Moment} moment */
  #hear(moment) {
    this.moments.push(moment);
    for (const listener of [...this.#listeners]) listener(moment);
  }

  /**
   * Gives expected complaints the time to come.
   * @param {RegExp[]} expected
   */
  async awaitComplaints(expected) {
    /** @param {RegExp} form */
    const isMissing = (form) => !this.complaints.some((each) => form.test(each));
    for (let tries = 50; tries > 0 && expected.some(isMissing); --tries) await pause(100);
  }

  /**
   * Every complaint must be expected, and every expected one must have come.
   * @param {RegExp[]} expected
   */
  checkComplaints(expected) {
    const others = this.complaints.filter((each) => !expected.some((form) => form.test(each)));
    assert.deepEqual(others, [], 'the browser complains');
    for (const form of expected)
      assert.ok(
        this.complaints.some((each) => form.test(each)),
        `the browser complains of ${form}`,
      );
  }

  /** What the page says now. */
  get now() {
    const moment = this.moments.at(-1);
    assert.ok(moment, 'the page has said something');
    return moment;
  }

  /** The text that tells what just happened or what is to be done: the last one on the page. */
  get caption() {
    return this.now.texts.at(-1) ?? '';
  }

  /** @param {string} language that the game is expected to speak from now on */
  expectLanguage(language) {
    this.say = wordsIn(language);
  }

  /**
   * Waits until the page says something that fulfils the condition; now counts.
   * @param {string} what is waited for
   * @param {(moment: Moment) => boolean} condition
   * @returns {Promise<Moment>}
   */
  until(what, condition) {
    const now = this.moments.at(-1);
    if (now && condition(now)) return Promise.resolve(now);
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#listeners.delete(listener);
      };
      /** @param {Moment} moment */
      const listener = (moment) => {
        if (!condition(moment)) return;
        stop();
        resolve(moment);
      };
      const timer = setTimeout(() => {
        stop();
        const { last, texts, buttons, dialog, spoken } = this.now;
        const seen = JSON.stringify({ last, texts, buttons, dialog, spoken });
        reject(new Error(`waited for ${what}; last seen: ${seen}`));
      }, patience);
      this.#listeners.add(listener);
    });
  }

  /** Waits for what the page listens to once the first picture is there (shell/afterwards.js). */
  async listens() {
    await this.root.waitForFunction(() => 'kielaAfterwards' in globalThis);
  }

  /** Waits until the board is there. */
  board() {
    return this.until('the board', ({ houses }) => Object.keys(houses).length === 40);
  }

  /** Waits until it is a person's turn and nothing moves. */
  turn() {
    return this.until('a turn', ({ playable, dialog }) => playable.length > 0 && dialog === '');
  }

  /**
   * Checks that nothing happens: for a while the board and whose turn it is stay as they are.
   * @param {number} [milliseconds] longer than the game takes to begin a move
   */
  async staysAsItIs(milliseconds = 400) {
    const { houses, last } = this.now;
    const from = this.moments.length;
    await this.page.waitForTimeout(milliseconds);
    for (const moment of this.moments.slice(from)) {
      assert.deepEqual(moment.houses, houses, 'the board stays as it is');
      assert.equal(moment.last, last, 'no move is made');
    }
  }

  /** @param {string} house */
  cell(house) {
    const name = this.now.houses[house];
    return this.root.getByRole('gridcell', { name, exact: true });
  }

  /**
   * @param {string} id of its name's message
   * @param {Record<string, string | number>} [values]
   */
  button(id, values) {
    // What has no picture is not for those who see the page.
    const seen = this.root.locator('button:not(.unseen), .plain button');
    return this.root.getByRole('button', { name: this.say(id, values), exact: true }).and(seen);
  }

  /**
   * @param {string} id of its name's message
   * @param {Record<string, string | number>} [values]
   */
  choice(id, values) {
    return this.root.getByRole('radio', { name: this.say(id, values), exact: true });
  }

  /** The options of a choice. @param {string} id of the choice's message */
  group(id) {
    return this.root.getByRole('radiogroup', { name: this.say(id), exact: true });
  }

  /** What is chosen in each of these choices. @param {string[]} ids of their messages */
  chosen(ids) {
    return Promise.all(
      ids.map((id) => this.group(id).getByRole('radio', { checked: true }).textContent()),
    );
  }

  /** @param {string} [id] of its name's message; any dialog if not given */
  dialog(id) {
    return this.root.getByRole('dialog', id ? { name: this.say(id), exact: true } : {});
  }

  /** Opens the dialog in which the settings are. */
  async openSettings() {
    await this.button('button.menu').click();
    await this.button('button.settings').click();
    await this.dialog('button.settings').waitFor();
  }

  /** Leaves the open dialog, and those that it leads back to. */
  async closeDialogs() {
    while (await this.dialog().count()) {
      const name = await this.dialog().last().getAttribute('aria-label');
      await this.page.keyboard.press('Escape');
      await this.until('the dialog to close', ({ dialog }) => dialog !== name);
    }
  }

  /** The middle of an element, for the mouse. @param {import('playwright-core').Locator} locator */
  async middleOf(locator) {
    const box = await locator.boundingBox();
    assert.ok(box, 'it has a place on the page');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /**
   * Presses and releases the mouse on an element, whatever lies over it.
   * @param {import('playwright-core').Locator} locator
   */
  async press(locator) {
    const { x, y } = await this.middleOf(locator);
    await this.page.mouse.click(x, y);
  }

  /**
   * Makes a move and waits until it has begun.
   * @param {string} house
   * @param {(cell: import('playwright-core').Locator) => Promise<unknown>} [gesture]
   */
  async play(house, gesture = (cell) => cell.click()) {
    const begun = this.until(`the move ${house}`, ({ last }) => last === house);
    await gesture(this.cell(house));
    await begun;
  }
}
