// What is to be seen until the game is: progress, or what has gone wrong and what to do about it.

import { byId, flag } from './page.js';
import { wordsIn } from './words.js';

export class Loading {
  #panel = byId('loading');
  #text = byId('loading-text');
  #progress = /** @type {HTMLProgressElement} */ (byId('loading-progress'));
  #retry = byId('loading-retry');
  #say;

  /** @param {string} language its code */
  constructor(language) {
    const say = (this.#say = wordsIn(language));
    this.#text.textContent = say('shell.loading');
    this.#retry.textContent = say('shell.retry');
    // They can be read without the game.
    const rules = /** @type {HTMLAnchorElement} */ (byId('loading-rules'));
    rules.textContent = say('shell.rules');
    rules.href = `rules/${language}.html`;
    // Nothing leads away where nothing may.
    if (flag('links') === '0' || flag('kiosk') === '1') rules.remove();
    this.#retry.addEventListener('click', () => {
      try {
        // What it has kept may be damaged. Where there is none, reading it may throw.
        navigator.serviceWorker?.controller?.postMessage('repair');
      } finally {
        location.reload();
      }
    });
  }

  /** @param {number} share of the whole, from 0 to 1 */
  progress(share) {
    this.#progress.value = Math.min(share, 1);
  }

  done() {
    this.#panel.hidden = true;
  }

  /** Something could not be loaded, or has stopped; another try may help. */
  failed() {
    this.#stop(this.#say('shell.failed'));
    this.#retry.hidden = false;
  }

  /** This browser cannot run the game. */
  unsupported() {
    this.#stop(this.#say('shell.no-webassembly'));
  }

  /** @param {string} message */
  #stop(message) {
    this.#panel.hidden = false;
    this.#progress.hidden = true;
    this.#text.setAttribute('role', 'alert');
    this.#text.textContent = message;
  }
}
