// What can happen to a page from outside: a policy that forbids WebAssembly, a line that breaks, a clock
// that is wrong, a tab that sleeps. What it does without what a browser has is in without.test.mjs, with
// a storage that is blocked, full or damaged in memory.test.mjs, without a worker in engine.test.mjs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Host } from './support/builds.mjs';
import { Game } from './support/game.mjs';
import { open } from './support/offline.mjs';
import { rememberingPages, setStage } from './support/stage.mjs';

/** @typedef {import('node:test').TestContext} TestContext */

const parameters = { motion: 'off', opponent: 'person' };

describe('The game', { concurrency: 2 }, () => {
  const stage = setStage();

  test('says so where the page’s policy forbids WebAssembly', async (t) => {
    const game = await stage.visit(t, {
      language: 'pl',
      prepare: (page) =>
        page.route(stage.addressOf({ language: 'pl' }), async (route) => {
          const response = await route.fetch();
          const headers = { 'Content-Security-Policy': "default-src 'self'" };
          await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
        }),
      complaints: [],
    });
    const { alert, buttons } = await game.until('a message', ({ alert }) => alert !== '');
    assert.equal(alert, game.say('shell.no-webassembly'));
    assert.deepEqual(buttons, []);
  });

  /** A page in Spanish that has not been opened, and its host. @param {TestContext} t */
  async function setOut(t) {
    const host = await Host.open();
    t.after(() => host.close());
    const context = await stage.browser.newContext();
    t.after(() => context.close());
    const game = await Game.on(await context.newPage(), 'es');
    return { host, game, go: () => game.page.goto(`${host.url}?lang=es`) };
  }

  for (const [file, address, message] of /** @type {const} */ ([
    ['module', /\.wasm$/, 'shell.failed'],
    ['first script', /\/main\./, 'shell.not-started'],
  ]))
    test(`says so where the line breaks in the middle of the ${file}, and tries again`, async (t) => {
      const { host, game, go } = await setOut(t);
      host.breakAt(address);
      await go();
      const alert = game.page.getByRole('alert').filter({ hasText: game.say(message) });
      await alert.waitFor();
      host.breakAt(undefined);
      await game.button('shell.retry').click();
      await game.board();
      await game.play('g1');
    });

  test('shows how much of it has come where the line is slow', async (t) => {
    const { host, game, go } = await setOut(t);
    host.stallAt(/\.wasm$/);
    await go();
    const progress = game.page.getByRole('progressbar', { name: game.say('shell.loading') });
    const shown = () => progress.evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value);
    await game.page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0.3);
    assert.ok((await shown()) < 0.8, 'half of it is not all');
  });

  for (const day of ['1970-01-01', '2099-12-31'])
    test(`is played where the clock says ${day}`, async (t) => {
      const game = await stage.open(t, {
        parameters: { motion: 'off', puzzle: 'daily' },
        prepare: (page) => page.clock.setFixedTime(`${day}T12:00:00`),
      });
      await game.until('the puzzle', ({ dialog }) => dialog.startsWith(game.say('puzzle.today')));
      await game.page.keyboard.press('Escape');
      await game.closeDialogs();
      await game.play('g1');
      await game.turn();
      game.moments.length = 0;
      await game.page.reload();
      await game.until('the puzzle', ({ dialog }) => dialog.startsWith(game.say('puzzle.today')));
    });

  test('goes on in a tab that was asleep, and knows what another one has done', async (t) => {
    const game = await stage.open(t, { parameters });
    const devtools = await game.page.context().newCDPSession(game.page);
    await game.play('g1');
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await game.play('d4');
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    const other = await open(game.page.context(), stage, { parameters });
    assert.equal(other.now.last, 'd4');
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await game.dialog('elsewhere.title').waitFor();
  });
});

describe('A page that the browser remembers', () => {
  const stage = setStage(rememberingPages);

  test('goes on, and knows what another one has done', async (t) => {
    const game = await stage.open(t, {
      parameters,
      // Some browsers tell a page that was away afterwards what has changed in the storage, others do not.
      prepare: (page) =>
        page.addInitScript(() =>
          addEventListener('storage', (event) => event.stopImmediatePropagation()),
        ),
    });
    await game.play('g1');
    const { page } = game;
    const [context, address] = [page.context(), page.url()];
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    for (const [claimed, house] of /** @type {const} */ ([
      [false, 'd4'],
      [true, ''],
    ])) {
      await page.goto(`${stage.url}rules/en.html`);
      if (claimed) await open(context, stage, { parameters });
      await page.goBack({ waitUntil: 'commit' });
      assert.equal(page.url(), address);
      assert.ok(await page.evaluate(() => 'isTheSame' in window), 'it has been remembered');
      if (claimed) await game.dialog('elsewhere.title').waitFor();
      else await game.play(house);
    }
  });
});
