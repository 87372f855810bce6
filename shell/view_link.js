// The first thing that a keyboard meets: a link to the other view, as long as there are two.

import { wordsIn } from './words.js';

export class ViewLink {
  #link;
  #plain = false;
  #say = wordsIn('en');

  /**
   * @param {HTMLElement} link
   * @param {(plain: boolean) => void} choose
   */
  constructor(link, choose) {
    this.#link = link;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      choose(!this.#plain);
    });
  }

  /** @param {string} code the language to speak from now on */
  speak(code) {
    this.#say = wordsIn(code);
    this.#name();
  }

  /**
   * @param {boolean} plain the view that is shown now
   * @param {boolean} canDraw whether there is another
   */
  show(plain, canDraw) {
    this.#plain = plain;
    this.#link.hidden = plain && !canDraw;
    this.#name();
  }

  #name() {
    this.#link.textContent = this.#say(this.#plain ? 'shell.board-view' : 'shell.plain-view');
  }
}
