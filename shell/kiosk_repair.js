// What goes wrong on a screen that nobody looks after. Beginning anew mends most of it; the rest is mended
// by loading the page again, once something surely answers.

import { byId } from './page.js';

/** A page that is younger is not loaded again: what is wrong would not end by that. In milliseconds. */
const youngest = 60_000;
/** So many errors within `youngest`, and beginning anew does not help. */
const mostErrors = 3;

export class Repair {
  #lost = false;
  /** @type {number[]} when there were errors */
  #errors = [];
  #dead = false;
  #asking = false;

  /** @param {HTMLCanvasElement} canvas @param {() => void} failed there was an error in a script */
  constructor(canvas, failed) {
    canvas.addEventListener('webglcontextlost', () => (this.#lost = true));
    canvas.addEventListener('webglcontextrestored', () => (this.#lost = false));
    const hear = () => {
      this.#count();
      failed();
    };
    // Without an error object it is the browser's own remark.
    addEventListener('error', ({ error }) => error && hear());
    addEventListener('unhandledrejection', hear);
  }

  #count() {
    const now = performance.now();
    this.#errors = [...this.#errors.filter((time) => now - time < youngest), now];
    // The page says so itself.
    this.#dead ||= this.#errors.length > mostErrors || !byId('loading').hidden;
  }

  /** Whether beginning anew helps no more. */
  get isDead() {
    return this.#dead;
  }

  /**
   * Loads the page again if that is needed and can be done.
   * @param {() => boolean} isIdle whether nobody plays
   */
  async mend(isIdle) {
    if (this.#asking || (!this.#dead && !this.#lost) || performance.now() < youngest) return;
    this.#asking = true;
    try {
      // A file answers by itself.
      const there = location.protocol === 'file:' || (await fetch(location.pathname)).ok;
      if (there && (isIdle() || this.#dead)) location.reload();
    } catch {
      // The next time.
    } finally {
      this.#asking = false;
    }
  }
}
