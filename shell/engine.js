// The engine's worker as the page has it: started with the first question, started again when it
// dies or falls silent, and given up after that; then the module works on the page's own thread.

/** A worker that is to work says so more often than this, in milliseconds. */
const silenceMs = 3000;
/** Starting takes longer: the module may have to be compiled. */
const startMs = 6000;
/** How often a worker is started again after one that gave no answer. */
const mostRestarts = 2;

export class EngineWorker {
  #files;
  #compiled;
  #hear;
  #lost;
  /** @type {Worker | null} */
  #worker = null;
  #restarts = 0;
  #withModule = true;
  /** It has answered before, or said that it works. */
  #alive = false;
  /** @type {{ request: number, question: string } | null} what has not been answered */
  #open = null;
  #timer = 0;

  /**
   * @param {() => Worker} create
   * @param {{ script: string, wasm: string }} files addresses of the module's files
   * @param {Promise<WebAssembly.Module>} compiled
   * @param {(request: number, answer: string) => void} hear
   * @param {() => void} lost there is no worker any more, and there will be none
   */
  constructor(create, files, compiled, hear, lost) {
    this.create = create;
    this.#files = files;
    this.#compiled = compiled;
    this.#hear = hear;
    this.#lost = lost;
  }

  /** @param {number} request @param {string} question */
  ask(request, question) {
    this.#open = { request, question };
    if (this.#worker) this.#send(this.#open);
    // Not at once: who asks does not expect that there is no worker before the question is out.
    else setTimeout(() => this.#worker || this.#start());
  }

  cancel() {
    this.#open = null;
    clearTimeout(this.#timer);
    this.#worker?.postMessage({});
  }

  async #start() {
    if (!this.#open) return;
    try {
      const worker = this.create();
      this.#worker = worker;
      worker.onmessage = ({ data }) => worker === this.#worker && this.#receive(data);
      worker.onerror = (event) => {
        event.preventDefault();
        if (worker === this.#worker) this.#fail();
      };
      worker.onmessageerror = () => worker === this.#worker && this.#fail();
      this.#watch(startMs);
      const module = await this.#compiled;
      if (worker === this.#worker) this.#introduce(worker, module);
    } catch {
      // Forbidden by the page around, or unknown to the browser: another try would not help.
      this.#giveUp();
    }
  }

  /** @param {Worker} worker @param {WebAssembly.Module} module */
  #introduce(worker, module) {
    const first = { start: this.#files, ...this.#open };
    try {
      worker.postMessage(
        this.#withModule ? { ...first, start: { ...this.#files, module } } : first,
      );
    } catch {
      worker.postMessage(first);
    }
  }

  /** @param {{ request: number, question: string }} question */
  #send(question) {
    this.#worker?.postMessage(question);
    this.#watch(this.#alive ? silenceMs : startMs);
  }

  /** @param {{ request?: number, answer?: string, unreadable?: boolean }} message */
  #receive({ request, answer, unreadable }) {
    if (unreadable) {
      this.#withModule = false;
      this.#fail();
      return;
    }
    if (!this.#open || request !== this.#open.request) return;
    this.#alive = true;
    this.#watch(silenceMs);
    if (answer === undefined) return;
    this.#restarts = 0;
    // The answer's first mark tells whether more comes.
    if (answer.startsWith('1')) {
      this.#open = null;
      clearTimeout(this.#timer);
    }
    this.#hear(request, answer);
  }

  /** Expects a sign of life. @param {number} milliseconds */
  #watch(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(), milliseconds);
  }

  #fail() {
    this.#end();
    // One that dies in its sleep is missed with the next question.
    if (!this.#open) return;
    if (this.#restarts++ < mostRestarts) this.#start();
    else this.#giveUp();
  }

  #giveUp() {
    this.#end();
    this.#lost();
  }

  #end() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#alive = false;
  }
}
