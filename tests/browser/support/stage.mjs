// What a file of browser tests needs: a server for dist/, a Chromium, and games opened in it.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { startServer } from '../../../scripts/serve.mjs';
import { Game } from './game.mjs';

/** The site; another build can be named in the variable KIELA_DIST. */
export const site =
  process.env.KIELA_DIST ?? fileURLToPath(new URL('../../../dist', import.meta.url));

/** @returns {ReturnType<typeof startServer>} the site under the policy that it promises to work with */
export function serveSite() {
  assert.ok(
    existsSync(path.join(site, 'index.html')),
    `${site} holds no site: run scripts/build/preset web`,
  );
  return startServer({ root: site });
}

const ordinary = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // On a busy machine a slow picture is no reason to end the browser.
  '--disable-gpu-watchdog',
];

/** A WebGL drawn by the processor: the same picture on every machine. */
export const withWebGl = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
/** The same, where the page around the picture is not drawn in this slow way, too. */
const quickly = [...withWebGl, '--disable-gpu-compositing'];
/** Pages that were left are shown again as they were, not loaded again, as browsers do it for people. */
export const rememberingPages = [...quickly];
export const withoutWebGl = ['--disable-gpu', '--disable-3d-apis'];

/**
 * @typedef {object} Opening
 * @property {string} [language] `lang` in the address; `en` if not given, none if ''
 * @property {Record<string, string>} [parameters] others in the address
 * @property {import('playwright-core').BrowserContextOptions} [context]
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} [prepare] before it loads
 * @property {RegExp[]} [complaints] what the browser must complain of; of nothing else
 * @property {string} [sandbox] what a frame is allowed; everything if not given
 * @property {boolean} [offline] the page may be kept to be played without a network; else what it asks
 *   for comes from the server
 * @property {boolean} [seen] the picture is looked at; else nothing is drawn into it, which saves
 *   most of a test's time
 */

/** To be run before the page's own scripts: all is as ever, but nothing is drawn. */
export function drawNothing() {
  WebGL2RenderingContext.prototype.drawElements = () => {};
}

/** To be run before the page's own scripts. */
function refuseServiceWorkers() {
  if (!('ServiceWorkerContainer' in window)) return;
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('not in this test'));
}

export class Stage {
  /** @type {import('playwright-core').Browser} */
  browser = /** @type {any} */ (undefined);
  /** @type {Awaited<ReturnType<typeof startServer>>} */
  server = /** @type {any} */ (undefined);

  get url() {
    return this.server.url;
  }

  /** @param {Opening} [opening] */
  addressOf({ language = 'en', parameters = {} } = {}) {
    const query = new URLSearchParams({ ...(language && { lang: language }), ...parameters });
    return `${this.url}${query.size ? `?${query}` : ''}`;
  }

  /**
   * Opens a page of its own, without waiting for the game. It is closed when the test ends, which
   * fails if the browser has complained of anything.
   * @param {import('node:test').TestContext} t
   * @param {Opening} [opening]
   */
  async visit(t, opening = {}) {
    const context = await this.browser.newContext({
      viewport: { width: 800, height: 600 },
      locale: 'en-US',
      ...opening.context,
    });
    context.setDefaultTimeout(30_000);
    const game = await Game.on(await context.newPage(), opening.language || 'en');
    t.after(async () => {
      await game.awaitComplaints(opening.complaints ?? []);
      await context.close();
      game.checkComplaints(opening.complaints ?? []);
    });
    if (!opening.offline) await game.page.context().addInitScript(refuseServiceWorkers);
    if (!opening.seen) await game.page.addInitScript(drawNothing);
    await opening.prepare?.(game.page);
    await game.page.goto(this.addressOf(opening));
    return game;
  }

  /**
   * Opens a page and waits until the game is there.
   * @param {import('node:test').TestContext} t
   * @param {Opening} [opening]
   */
  async open(t, opening = {}) {
    const game = await this.visit(t, opening);
    await game.board();
    return game;
  }

  /**
   * Opens a page of somebody else's with the game in a frame, between two buttons.
   * @param {import('node:test').TestContext} t
   * @param {Opening} [opening]
   */
  async openFramed(t, opening = {}) {
    const game = await this.visit(t, { ...opening, prepare: (page) => this.#frame(page, opening) });
    const element = await game.page.locator('iframe').elementHandle();
    game.root = (await element?.contentFrame()) ?? game.root;
    await game.board();
    return game;
  }

  /**
   * Answers the page's own address with a page that holds the game in a frame.
   * @param {import('playwright-core').Page} page
   * @param {Opening} opening
   */
  async #frame(page, opening) {
    await opening.prepare?.(page);
    const sandbox = opening.sandbox === undefined ? '' : `sandbox="${opening.sandbox}"`;
    const body = `<!doctype html><title>A school</title><button id="before">before</button><br>
      <iframe id="frame" width="640" height="400" src="${this.addressOf(opening)}" ${sandbox}></iframe>
      <br><button id="after">after</button><div style="height: 2000px"></div>`;
    await page.route(this.addressOf(opening), (route) =>
      route.request().frame() === page.mainFrame()
        ? route.fulfill({ contentType: 'text/html', body })
        : route.continue(),
    );
  }
}

/** What the stages of a file share, each begun when it is first needed. */
/** @type {ReturnType<typeof serveSite> | undefined} */
let server;
/** @type {Map<string[], ReturnType<typeof chromium.launch>>} */
const browsers = new Map();

/** @param {string[]} graphics */
function browserWith(graphics) {
  const known = browsers.get(graphics);
  if (known) return known;
  const launched = chromium.launch({
    executablePath: process.env.KIELA_CHROMIUM ?? '/usr/bin/chromium',
    args: [...ordinary, ...graphics],
    // Of Playwright's.
    ignoreDefaultArgs: graphics === rememberingPages ? ['--disable-back-forward-cache'] : [],
  });
  browsers.set(graphics, launched);
  return launched;
}

after(async () => {
  for (const browser of browsers.values()) await (await browser).close();
  await (await server)?.close();
});

/**
 * Sets the stage for the tests of the surrounding `describe`.
 * @param {string[]} [graphics] arguments for Chromium
 */
export function setStage(graphics = quickly) {
  const stage = new Stage();
  before(async () => {
    server ??= serveSite();
    stage.server = await server;
    stage.browser = await browserWith(graphics);
  });
  return stage;
}
