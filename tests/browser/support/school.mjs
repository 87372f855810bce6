// Somebody else's page with the game in it, on another site than the game's: what it holds, what it
// sends to the game, and what it hears from it.

import assert from 'node:assert/strict';
import { startServer } from '../../../scripts/serve.mjs';

const patience = 30_000;

/**
 * A message of the game's, and where it came from.
 * @typedef {Record<string, any> & { type: string }} Message
 */

/** Hands over what the page hears. To be run before the page's own scripts. */
function listen() {
  if (window !== top) return;
  addEventListener('message', ({ data, source, origin }) => {
    const frames = [...document.querySelectorAll('iframe')];
    const frame = frames.findIndex(({ contentWindow }) => contentWindow === source);
    /** @type {any} */ (window).schoolHears?.({ ...data, frame, origin });
  });
}

/**
 * Serves pages to a browser: of another origin than the game's, and by another name on another site.
 * @param {(origin: string) => string} content of all but these
 * @param {Record<string, string>} files by their paths
 * @param {string} name of the server
 */
async function serve(content, files, name) {
  const server = await startServer({
    prefix: '/',
    headers: { 'Content-Type': 'text/html' },
    instead({ url = '' }, response) {
      const page = `<!doctype html><html lang="en"><title>A school</title>${content(origin)}`;
      response.end(files[url.split('?')[0]] ?? page);
      return true;
    },
  });
  const origin = `http://${name}:${new URL(server.url).port}`;
  return { origin, close: server.close };
}

export class School {
  page;
  /** @type {Message[]} */
  heard = [];
  /** @type {string[]} */
  complaints = [];
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {import('playwright-core').Page} page @param {string} origin */
  constructor(page, origin) {
    this.page = page;
    this.origin = origin;
    page.on('console', (message) => {
      if (message.text().includes('GPU stall due to ReadPixels')) return;
      if (['error', 'warning'].includes(message.type()))
        this.complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.stack}`));
  }

  /**
   * Opens a page of that site. It is closed when the test ends, which fails if the browser has
   * complained of anything else than expected.
   * @param {import('./stage.mjs').Stage} stage
   * @param {import('node:test').TestContext} t
   * @param {object} opening
   * @param {string | ((origin: string) => string)} opening.body
   * @param {string} [opening.head]
   * @param {import('playwright-core').BrowserContextOptions} [opening.context]
   * @param {RegExp[]} [opening.complaints]
   * @param {Record<string, string>} [opening.files] other pages of that site, by their paths
   * @param {(page: import('playwright-core').Page) => Promise<unknown>} [opening.prepare] before it loads
   * @param {boolean} [opening.sameSite] another origin, but not another site
   */
  static async open(
    stage,
    t,
    { body, head = '', context, complaints = [], files = {}, prepare, sameSite = false },
  ) {
    const server = await serve(
      (origin) => `${head}<body>${body instanceof Function ? body(origin) : body}`,
      files,
      sameSite ? '127.0.0.1' : 'localhost',
    );
    const visit = await stage.browser.newContext({
      viewport: { width: 1000, height: 700 },
      locale: 'en-US',
      ...context,
    });
    visit.setDefaultTimeout(patience);
    const school = new School(await visit.newPage(), server.origin);
    t.after(async () => {
      await visit.close();
      await server.close();
      const others = school.complaints.filter(
        (each) => !complaints.some((form) => form.test(each)),
      );
      assert.deepEqual(others, [], 'the browser complains');
    });
    const { page } = school;
    await page.exposeFunction('schoolHears', (/** @type {Message} */ message) =>
      school.#hear(message),
    );
    await page.addInitScript(listen);
    await page.addInitScript(drawNothing);
    await prepare?.(page);
    await page.goto(school.origin);
    return school;
  }

  /** @param {Message} message */
  #hear(message) {
    this.heard.push(message);
    for (const listener of [...this.#listeners]) listener();
  }

  /**
   * Waits until the game says something of that type that fulfils the condition; from `from` on,
   * what it has said before counts.
   * @param {string} type
   * @param {(message: Message) => boolean} [condition]
   * @param {number} [from] index of the first message that counts
   * @returns {Promise<Message>}
   */
  until(type, condition = () => true, from = 0) {
    const find = () => this.heard.slice(from).find((each) => each.type === type && condition(each));
    const now = find();
    if (now) return Promise.resolve(now);
    return new Promise((resolve, reject) => {
      const listener = () => {
        const message = find();
        if (!message) return;
        clearTimeout(timer);
        this.#listeners.delete(listener);
        resolve(message);
      };
      const timer = setTimeout(() => {
        this.#listeners.delete(listener);
        reject(
          new Error(`waited for ${type}; last heard: ${JSON.stringify(this.heard.slice(-3))}`),
        );
      }, patience);
      this.#listeners.add(listener);
    });
  }

  /**
   * Sends something to the game as it is.
   * @param {unknown} data
   * @param {number} [frame]
   */
  post(data, frame = 0) {
    return this.page.evaluate(
      ({ data, frame }) =>
        document.querySelectorAll('iframe')[frame].contentWindow?.postMessage(data, '*'),
      { data, frame },
    );
  }

  #count = 0;

  /**
   * Sends a message of the protocol and waits for its answer.
   * @param {string} type
   * @param {Record<string, unknown>} [fields]
   * @param {number} [frame]
   */
  async ask(type, fields = {}, frame = 0) {
    const id = `question ${++this.#count}`;
    const from = this.heard.length;
    await this.post({ source: 'kiela', v: 1, type, id, ...fields }, frame);
    return Promise.race([
      this.until('state', (message) => message.id === id, from),
      this.until('error', (message) => message.id === id, from),
    ]);
  }
}

/** To be run before the page's own scripts: all is as ever, but nothing is drawn. */
function drawNothing() {
  WebGL2RenderingContext.prototype.drawElements = () => {};
}
