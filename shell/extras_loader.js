// Fetches what is not needed before the first move (shell/extras.js), once it is wanted.

import { loadScript } from './fetching.js';

export class ExtrasLoader {
  #address;
  #receive;
  /** @type {KielaExtras | undefined} */
  #extras;
  /** @type {Promise<void> | undefined} */
  #loading;

  /**
   * @param {string} address
   * @param {Receive} receive what is in a file that is picked goes to
   */
  constructor(address, receive) {
    this.#address = address;
    this.#receive = receive;
  }

  /**
   * Calls back at once where they are there: within the event of a gesture.
   * @param {(extras: KielaExtras) => void} then
   * @param {() => void} [failed]
   */
  use(then, failed = () => {}) {
    if (this.#extras) return then(this.#extras);
    // What could not be fetched is tried again the next time.
    this.#loading ??= this.#load().catch(() => {
      this.#loading = undefined;
    });
    this.#loading.then(() => (this.#extras ? then(this.#extras) : failed()));
  }

  async #load() {
    await loadScript(this.#address);
    this.#extras = globalThis.kielaExtras?.(this.#receive);
  }
}
