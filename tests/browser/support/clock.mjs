// The page's clock, which stands still but when a test moves it on: what is in motion can be looked at
// at one moment, the same in every run.

export class Clock {
  #page;

  /** @param {import('playwright-core').Page} page that was prepared for it */
  constructor(page) {
    this.#page = page;
  }

  /** @param {import('playwright-core').Page} page before it loads */
  static prepare(page) {
    return page.addInitScript(() => {
      Object.assign(window, { kielaNow: 1000 });
      performance.now = () => /** @type {any} */ (window).kielaNow;
    });
  }

  /**
   * Moves it on while something moves, in steps that the game takes in one frame each.
   * @param {number} milliseconds a multiple of 50
   */
  async advance(milliseconds) {
    await this.#page.evaluate(async (steps) => {
      for (let step = 0; step < steps; ++step) {
        /** @type {any} */ (window).kielaNow += 50;
        await new Promise(requestAnimationFrame);
      }
    }, milliseconds / 50);
  }

  /**
   * Moves it on, step by step, until something is so.
   * @param {() => Promise<boolean>} condition
   */
  async advanceUntil(condition) {
    while (!(await condition())) await this.advance(50);
  }
}
