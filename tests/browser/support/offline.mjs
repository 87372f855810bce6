// Games that are kept to be played without a network.

import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { Game } from './game.mjs';

/** @typedef {import('./stage.mjs').Opening} Opening */

/** What a browser complains of where there is no network, or a file has gone. */
const ofTheNetwork = /net::ERR_|Failed to load resource|status of 404|^failed: .* 404$/;

/**
 * Opens the game where a host has it, in a browser of its own.
 * @param {import('./stage.mjs').Stage} stage
 * @param {import('node:test').TestContext} t
 * @param {{ url: string }} host
 * @param {Opening} [opening]
 */
export async function visit(
  stage,
  t,
  host,
  { language = 'en', parameters = {}, context, prepare } = {},
) {
  const opened = await stage.browser.newContext({
    viewport: { width: 800, height: 600 },
    ...context,
  });
  opened.setDefaultTimeout(30_000);
  const game = await open(opened, host, { language, parameters, prepare });
  t.after(async () => {
    await opened.close();
    // What is asked of a server that has gone, as whether there is a newer build.
    game.complaints = game.complaints.filter((each) => !ofTheNetwork.test(each));
    game.checkComplaints([]);
  });
  return game;
}

/**
 * Opens another page of it.
 * @param {import('playwright-core').BrowserContext} context
 * @param {{ url: string }} host
 * @param {Opening} [opening]
 */
export async function open(context, host, { language = 'en', parameters = {}, prepare } = {}) {
  const game = await Game.on(await context.newPage(), language);
  await prepare?.(game.page);
  await game.page.goto(`${host.url}?${new URLSearchParams({ lang: language, ...parameters })}`);
  await game.board();
  return game;
}

/** How long a browser may take to keep the game or to find a newer build, in milliseconds. */
const patience = 30_000;

/**
 * Asks again and again until it is so.
 * @param {string} what is waited for
 * @param {() => Promise<boolean>} isSo
 */
export async function eventually(what, isSo) {
  const end = performance.now() + patience;
  while (!(await isSo())) {
    assert.ok(performance.now() < end, `waited for ${what}`);
    await setTimeout(50);
  }
}

/** To be run in the page: whether all is there that is needed without a network. */
export async function kept() {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === 'activated' && !!navigator.serviceWorker.controller;
}

/** Waits until all is there that is needed without a network. @param {Game} game */
export const isKept = ({ page }) =>
  eventually('all that is needed without a network', () => page.evaluate(kept));

/** Takes files out of what is kept. @param {Game} game @param {RegExp} which by their addresses */
export const letGo = ({ page }, which) =>
  page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) if (pattern.test(key.url)) await cache.delete(key);
    }
  }, which);

/** Waits until an installation has come to its end, well or not. @param {Game} game */
export const ends = ({ page }) =>
  eventually('the end of the installation', () =>
    page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())?.installing),
  );

/**
 * Lets the browser look for a newer build, and waits for what becomes of it.
 * @param {Game} game
 * @param {'installed' | 'redundant'} [end]
 */
export async function lookForNewer({ page }, end = 'installed') {
  const worker = await page.evaluateHandle(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) => (registration.onupdatefound = () => resolve(undefined)));
    registration.update();
    await found;
    return registration.installing;
  });
  const stateOf = () => worker.evaluate((each) => each?.state);
  await eventually(`a newer build to be ${end}`, async () => {
    const state = await stateOf();
    assert.ok(state !== 'redundant' || end === state, 'a newer build could not be kept');
    return state === end;
  });
}

/** Takes the newer build from the menu, where it always is. @param {Game} game */
export async function takeNewer(game) {
  await game.until('the game', ({ dialog }) => dialog === '');
  await game.button('button.menu').click();
  const loaded = game.page.waitForEvent('load');
  await game
    .dialog('button.menu')
    .getByRole('button', { name: game.say('button.update') })
    .click();
  await loaded;
  game.moments.length = 0;
  await game.board();
}

/** The mark of the build that the page is of; '' if it is the site itself. @param {Game} game */
export const buildOf = ({ page }) =>
  page.evaluate(() => document.documentElement.dataset.build ?? '');
