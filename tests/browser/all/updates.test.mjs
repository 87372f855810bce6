// Newer builds of the site: two real ones, one after the other behind a real server, in all the ways in
// which a page, a service worker and a server can be of different ones.

import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { buildAnother, Host } from '../support/builds.mjs';
import {
  buildOf,
  eventually,
  isKept,
  letGo,
  lookForNewer,
  open,
  takeNewer,
  visit,
} from '../support/offline.mjs';
import { puzzle } from '../support/puzzles.mjs';
import { setStage, site } from '../support/stage.mjs';

/** @typedef {import('../support/game.mjs').Game} Game */
/** @typedef {import('node:test').TestContext} TestContext */

const parameters = { motion: 'off', opponent: 'person', sound: '1' };

/**
 * Has the words, the puzzles, the code of a link and the program's worker for the first time.
 * @param {Game} game
 */
async function useWhatComesLater(game) {
  await game.button('button.language').click();
  await game.root.getByRole('radio', { name: 'Español' }).click();
  await game.until('Spanish', ({ language }) => language === 'es');
  game.expectLanguage('es');
  await game.closeDialogs();
  await game.button('button.menu').click();
  await game.button('button.share').click();
  await game.root.locator('svg path').first().waitFor({ state: 'attached' });
  await game.closeDialogs();
  await game.button('button.menu').click();
  await game.button('button.puzzles').click();
  await game.button('puzzle.today').click();
  await game.until('a puzzle', ({ dialog }) => dialog.startsWith(game.say('puzzle.today')));
  await game.closeDialogs();
  await game.button('button.menu').click();
  await game.button('button.new-game').click();
  await game.choice('opponent.level', { level: 2 }).click();
  await game.button('button.start').click();
  const [house] = (await game.turn()).playable;
  await game.play(house);
  await game.until('an answer', ({ last, playable }) => last !== house && playable.length > 0);
}

describe('A page and a newer build', { concurrency: 2 }, () => {
  const stage = setStage();
  let newer = '';
  before(async () => {
    newer = await buildAnother('2');
  });
  after(() => rm(newer, { recursive: true }));

  /** @param {TestContext} t @param {string} [build] */
  async function visitKept(t, build) {
    const host = await Host.open(build);
    t.after(() => host.close());
    const game = await visit(stage, t, host, { parameters });
    await isKept(game);
    return { host, game };
  }

  test('an old page has its own files when they are gone from the server', async (t) => {
    const { host, game } = await visitKept(t);
    await host.deploy(newer);
    await lookForNewer(game);
    await useWhatComesLater(game);
    assert.equal(await buildOf(game), '');
  });

  test('an old page has its own files when another page has let the newer build in', async (t) => {
    const { host, game } = await visitKept(t);
    await host.deploy(newer);
    await lookForNewer(game);
    const other = await open(game.page.context(), host, {
      parameters: { ...parameters, game: 'g1' },
    });
    assert.equal(await buildOf(other), '', 'a new page is of the build that the old one is of');
    await takeNewer(other);
    assert.equal(await buildOf(other), '2');
    await game.page.bringToFront();
    assert.equal(await buildOf(game), '');
    await game.button('button.go-on-here').last().click();
    await useWhatComesLater(game);
    await takeNewer(game);
    assert.equal(await buildOf(game), '2');
    game.expectLanguage('en');
    await useWhatComesLater(game);
  });

  test('a visitor who comes back has the newer one, without being asked', async (t) => {
    const { host, game } = await visitKept(t);
    await game.play('g1');
    await host.deploy(newer);
    await lookForNewer(game);
    const context = game.page.context();
    // Not a page of the game, but it can see what becomes of it.
    await game.page.goto(new URL('/elsewhere', host.url).href);
    await eventually('the browser to let the newer one in', () =>
      game.page.evaluate(async (scope) => {
        const registration = await navigator.serviceWorker.getRegistration(scope);
        return !registration?.waiting && registration?.active?.state === 'activated';
      }, host.url),
    );
    await game.page.goto('about:blank');
    await host.stop();
    const later = await open(context, host, { parameters });
    assert.equal(await buildOf(later), '2');
    assert.equal(later.now.last, 'g1');
    const names = await later.page.evaluate(async () => {
      const keys = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return keys.flat().map(({ url }) => url);
    });
    const ofMain = names.filter((url) => /\/main\./.test(url));
    assert.equal(ofMain.length, 1, 'what the older one had is gone');
  });

  test('who comes back at once has a whole one, and the newer one when it is taken', async (t) => {
    const { host, game } = await visitKept(t);
    await host.deploy(newer);
    await lookForNewer(game);
    // The older one has something to do for long, so that it is still there.
    host.stallAt(/\/rules\/en/);
    await letGo(game, /\/rules\/en/);
    await game.page.evaluate(() => fetch('rules/en.html'));
    await game.page.goto('about:blank');
    const later = await open(game.page.context(), host, { parameters });
    assert.equal(await buildOf(later), '');
    await host.stop();
    await takeNewer(later);
    assert.equal(await buildOf(later), '2');
    await useWhatComesLater(later);
  });

  test('a newer build that is found before the page listens is offered', async (t) => {
    const { host, game } = await visitKept(t);
    await host.deploy(newer);
    await game.page.addInitScript(() => {
      const container = navigator.serviceWorker;
      const register = container.register.bind(container);
      container.register = async (script, options) => {
        const registration = await register(script, options);
        const found = new Promise((resolve) =>
          registration.addEventListener('updatefound', resolve, { once: true }),
        );
        await registration.update().catch(() => {});
        if (registration.installing) await found;
        return registration;
      };
    });
    game.moments.length = 0;
    await game.page.reload();
    await game.board();
    await takeNewer(game);
    assert.equal(await buildOf(game), '2');
  });

  for (const [what, arrives] of /** @type {const} */ ([
    ['half of its files', (/** @type {string} */ name) => !/^(puzzles|sound)\./.test(name)],
    ['an older page', (/** @type {string} */ name) => name !== 'index.html'],
  ]))
    test(`a newer build with ${what} is not taken, and later it is`, async (t) => {
      const { host, game } = await visitKept(t);
      await host.deploy(newer, arrives);
      if (what === 'an older page') await host.add(site, 'index.html');
      await lookForNewer(game, 'redundant');
      assert.equal(await game.button('button.update').count(), 0);
      await host.stop();
      await game.page.reload();
      await game.board();
      assert.equal(await buildOf(game), '');
      await useWhatComesLater(game);
      await host.deploy(newer);
      await host.start();
      await lookForNewer(game);
      await takeNewer(game);
      assert.equal(await buildOf(game), '2');
    });

  test('a line that breaks during the download leaves the older one', async (t) => {
    const { host, game } = await visitKept(t);
    await host.deploy(newer);
    host.breakAt(/\/puzzles\./);
    await lookForNewer(game, 'redundant');
    await host.stop();
    await game.page.reload();
    await game.board();
    await useWhatComesLater(game);
    assert.equal(await buildOf(game), '');
  });

  test('the server goes back to the older build', async (t) => {
    const { host, game } = await visitKept(t, newer);
    assert.equal(await buildOf(game), '2');
    await host.deploy(site);
    await lookForNewer(game);
    await takeNewer(game);
    assert.equal(await buildOf(game), '');
    await host.stop();
    await game.page.reload();
    await game.board();
    await useWhatComesLater(game);
  });

  test('a newer build is withdrawn before it was taken', async (t) => {
    const { host, game } = await visitKept(t);
    await host.deploy(newer);
    await lookForNewer(game);
    await host.deploy(site);
    await lookForNewer(game);
    await takeNewer(game);
    assert.equal(await buildOf(game), '');
    await host.stop();
    await useWhatComesLater(game);
  });

  test('it comes between a first visit and its service worker', async (t) => {
    const host = await Host.open();
    t.after(() => host.close());
    const game = await visit(stage, t, host, {
      // The file of sounds is gone, as it may be.
      parameters: { ...parameters, sound: '0' },
      prepare: (page) =>
        page.route('**/offline.*.js', async (route) => {
          const script = await route.fetch();
          await host.deploy(newer);
          await route.fulfill({ response: script });
        }),
    });
    await isKept(game);
    await takeNewer(game);
    assert.equal(await buildOf(game), '2');
  });

  test('a page that is open for days looks for one by itself', async (t) => {
    const host = await Host.open();
    t.after(() => host.close());
    const game = await visit(stage, t, host, {
      parameters,
      // Every hour is a tenth of a second.
      prepare: (page) =>
        page.addInitScript(() => {
          const [set, now] = [window.setInterval, performance.now.bind(performance)];
          window.setInterval = /** @type {any} */ (
            (/** @type {() => void} */ call, /** @type {number} */ ms) => set(call, ms / 36_000)
          );
          performance.now = () => now() * 36_000;
        }),
    });
    await isKept(game);
    await host.deploy(newer);
    await eventually('a newer build', () =>
      game.page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting),
    );
    await takeNewer(game);
    assert.equal(await buildOf(game), '2');
  });

  test('a puzzle of the older build can be solved in the newer one', async (t) => {
    const { host, game } = await visitKept(t);
    await game.page.goto(`${host.url}?lang=en&puzzle=7`);
    await puzzle(game, 7);
    await host.deploy(newer);
    await lookForNewer(game);
    await game.page.keyboard.press('Escape');
    await game.closeDialogs();
    await takeNewer(game);
    await puzzle(game, 7);
    assert.equal(await buildOf(game), '2');
  });
});
