// Games that are kept to be played without a network.

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

/** To be run in the page: waits until all is there that is needed without a network. */
export async function kept() {
  const { active } = await navigator.serviceWorker.ready;
  while (active?.state !== 'activated' || !navigator.serviceWorker.controller)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Waits until all is there that is needed without a network. @param {Game} game */
export const isKept = ({ page }) => page.evaluate(kept);

/**
 * Lets the browser look for a newer build, and waits for what becomes of it.
 * @param {Game} game
 * @param {'installed' | 'redundant'} [end]
 */
export const lookForNewer = ({ page }, end = 'installed') =>
  page.evaluate(async (wanted) => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) => (registration.onupdatefound = () => resolve(undefined)));
    registration.update();
    await found;
    const worker = registration.installing;
    while (worker && worker.state !== wanted)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }, end);

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
