// A kiosk in a browser's page, whose time a test moves on.

import assert from 'node:assert/strict';
import { languages, wordsIn } from './messages.mjs';

/** @typedef {import('./game.mjs').Game} Game */

/** In seconds: what the address asks for, what the question waits, and what ends any scene. */
export const idle = 30;
export const countdown = 20;
const longestScene = 620;
/** What a visitor does not do by themselves counts for so long. */
const longestTurn = 60;

/** @param {import('playwright-core').Page} page before it loads */
export const prepareClock = (page) => page.clock.install();

/** @param {Record<string, string>} [parameters] */
export const kioskOpening = (parameters = {}) => ({
  parameters: { kiosk: '1', idle: `${idle}`, ...parameters },
  prepare: prepareClock,
});

export class Kiosk {
  game;
  page;

  /** @param {Game} game opened with kiosk=1 */
  constructor(game) {
    this.game = game;
    this.page = game.page;
  }

  /** @param {import('./stage.mjs').Stage} stage @param {import('node:test').TestContext} t @param {Record<string, string>} [parameters] */
  static async open(stage, t, parameters) {
    const kiosk = new Kiosk(await stage.open(t, kioskOpening(parameters)));
    await kiosk.attracts('en');
    return kiosk;
  }

  /** The button over the whole screen. @param {string} language */
  touch(language) {
    const name = wordsIn(language)('shell.kiosk-touch');
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The button of a language, of those that lie low. @param {string} language */
  choice(language) {
    const name = wordsIn(language)('shell.kiosk-language');
    return this.page.locator('.attract').getByRole('button', { name, exact: true });
  }

  /** @param {string} language */
  question(language) {
    const name = wordsIn(language)('shell.kiosk-still');
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Waits until nobody plays, in a language. @param {string} language */
  async attracts(language) {
    await this.touch(language).waitFor();
    await this.game.until('its language', (moment) => moment.language === language);
    assert.ok(await this.isInert());
  }

  /** Whether the game takes nothing. */
  isInert() {
    return this.page.evaluate(() => document.getElementById('kiela')?.inert);
  }

  /** Ends the scene that is shown. */
  nextScene() {
    return this.page.clock.fastForward(1000 * longestScene);
  }

  /** @param {string} language */
  async begin(language = 'en') {
    await this.touch(language).click();
    await this.isPlayed(language);
  }

  /** Waits for a visit, in a language. @param {string} language */
  async isPlayed(language) {
    await this.page.locator('.attract').waitFor({ state: 'detached' });
    this.game.expectLanguage(language);
    await this.game.until(
      'a visit',
      (moment) => moment.language === language && moment.playable.length > 0,
    );
  }

  /** Nobody touches the screen until it asks. @param {string} language */
  async isAsked(language) {
    await this.page.clock.fastForward(1000 * (idle + longestTurn));
    await this.question(language).waitFor();
  }

  /** Nobody answers. */
  async isLeft() {
    await this.page.clock.fastForward(1000 * countdown);
    await this.page.locator('.attract').waitFor();
  }
}

export { languages };
