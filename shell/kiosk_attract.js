// What lies over the game while it plays itself: the whole screen is a button that begins a visit in the
// language that is shown; low on it there is one for each language.

import { create, languages, say } from './kiosk_words.js';

/** A click that no finger and no mouse has made. @param {MouseEvent} event */
const isByKey = (event) => event.detail === 0;

export class Attract {
  #language = '';
  #game;
  #all = create('button', 'all');
  #touch = create('p', 'touch');
  /** For who sits opposite. */
  #opposite = create('p', 'touch opposite');
  #root;

  /**
   * @param {HTMLElement} game
   * @param {boolean} faces two people face each other across the screen
   * @param {(language: string, byKey: boolean) => void} begin a visit
   */
  constructor(game, faces, begin) {
    this.#game = game;
    const choices = languages.map((code) => {
      const choice = create('button', '');
      choice.textContent = say(code, 'shell.kiosk-language');
      choice.lang = code;
      choice.addEventListener('click', (event) => begin(code, isByKey(event)));
      return choice;
    });
    const low = create('div', 'low', [this.#touch, create('div', 'row', choices)]);
    this.#root = create('div', 'kiosk attract', [this.#all, low]);
    if (faces) this.#root.append(this.#opposite);
    // The whole screen's button has these words as its name.
    for (const words of [this.#touch, this.#opposite]) words.ariaHidden = 'true';
    this.#all.addEventListener('click', (event) => begin(this.#language, isByKey(event)));
    // Nothing has the focus then: a ring around the screen would not be calm.
    addEventListener('keydown', ({ key, target }) => {
      if (this.shown && target === document.body && (key === 'Enter' || key === ' '))
        begin(this.#language, true);
    });
    // The game leaves room for what lies low.
    new ResizeObserver(() => this.#makeRoom()).observe(low);
  }

  get shown() {
    return this.#root.isConnected;
  }

  /** @param {string} language */
  show(language) {
    this.#language = language;
    this.#root.lang = language;
    const words = say(language, 'shell.kiosk-touch');
    this.#touch.textContent = this.#opposite.textContent = this.#all.ariaLabel = words;
    if (this.shown) return;
    this.#game.inert = true;
    document.body.append(this.#root);
  }

  hide() {
    this.#root.remove();
    this.#game.inert = false;
    this.#makeRoom();
  }

  #makeRoom() {
    const { style } = this.#game;
    for (const name of ['--safe-bottom', '--safe-top']) style.removeProperty(name);
    if (!this.shown) return;
    style.setProperty('--safe-bottom', `${this.#touch.parentElement?.offsetHeight}px`);
    const { offsetTop, offsetHeight } = this.#opposite;
    // Where it is not shown it has no height.
    if (offsetHeight) style.setProperty('--safe-top', `${2 * offsetTop + offsetHeight}px`);
  }
}
