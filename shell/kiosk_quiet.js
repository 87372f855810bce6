// Waits until nothing has happened for a while: neither by somebody's hand, nor in the game by itself.

/** What somebody does. A gamepad moves the focus. */
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focusin'];

export class Quiet {
  #length = 0;
  #longest = 0;
  #touched = 0;
  #changed = 0;
  #timer = 0;
  #then = () => {};

  /** @param {Node} game what changes whenever something goes on in the game */
  constructor(game) {
    for (const type of touches)
      addEventListener(type, () => (this.#touched = performance.now()), {
        capture: true,
        passive: true,
      });
    new MutationObserver(() => (this.#changed = performance.now())).observe(game, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }

  /**
   * Calls `then` once when all has been quiet. A call before this one is off.
   * @param {number} length in milliseconds
   * @param {number} longest what the game does by itself counts for so long after the last touch, in
   *   milliseconds
   * @param {() => void} then
   */
  wait(length, longest, then) {
    this.#length = length;
    this.#longest = longest;
    this.#then = then;
    this.#touched = performance.now();
    this.#check();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #check() {
    this.stop();
    const changed = Math.min(this.#changed, this.#touched + this.#longest);
    const left = Math.max(this.#touched, changed) + this.#length - performance.now();
    if (left > 0) this.#timer = setTimeout(() => this.#check(), left);
    else this.#then();
  }
}
