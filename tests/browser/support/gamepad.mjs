// A gamepad that is not there: what the page reads of it is set by a test.

/** The buttons by their numbers in the standard mapping. */
export const Button = /** @type {const} */ ({
  South: 0,
  East: 1,
  LeftShoulder: 4,
  RightShoulder: 5,
  Start: 9,
  Up: 12,
  Down: 13,
  Left: 14,
  Right: 15,
});

/** To be run before the page's own scripts: a gamepad that is not connected yet. */
function fakeGamepad() {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { mapping: 'standard', connected: false, axes: [0, 0, 0, 0], buttons, reads: 0 };
  Object.assign(window, { kielaPad: pad });
  navigator.getGamepads = () => {
    pad.reads++;
    return /** @type {any} */ ([null, pad.connected ? pad : null, null, null]);
  };
}

export class FakeGamepad {
  #page;

  /** @param {import('playwright-core').Page} page that was prepared for it */
  constructor(page) {
    this.#page = page;
  }

  /** @param {import('playwright-core').Page} page before it loads */
  static prepare(page) {
    return page.addInitScript(fakeGamepad);
  }

  /** @param {boolean} connected */
  connect(connected = true) {
    return this.#page.evaluate((now) => {
      /** @type {any} */ (window).kielaPad.connected = now;
      window.dispatchEvent(new Event(now ? 'gamepadconnected' : 'gamepaddisconnected'));
    }, connected);
  }

  /** How often the page has read it. @returns {Promise<number>} */
  reads() {
    return this.#page.evaluate(() => /** @type {any} */ (window).kielaPad.reads);
  }

  /**
   * Sets what is held, one state after the other, each once the page has read the one before.
   * @param {{ button?: number, pressed?: boolean, axis?: number, value?: number }[]} states
   */
  #hold(...states) {
    return this.#page.evaluate(async (each) => {
      const pad = /** @type {any} */ (window).kielaPad;
      for (const { button, pressed, axis, value } of each) {
        if (button !== undefined) pad.buttons[button].pressed = pressed;
        if (axis !== undefined) pad.axes[axis] = value;
        const before = pad.reads;
        // Once by what asks whether there is one, and once in the frame.
        while (pad.reads < before + 2) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }, states);
  }

  /** @param {number[]} buttons one after the other, none of them held for long */
  async press(...buttons) {
    for (const button of buttons)
      await this.#hold({ button, pressed: true }, { button, pressed: false });
  }

  /** @param {number} axis 0 and 1: the left stick, 2 and 3: the right one @param {number} value */
  async tilt(axis, value) {
    await this.#hold({ axis, value });
  }
}
