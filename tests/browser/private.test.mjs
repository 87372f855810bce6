// What the page asks of the network in a long visit, and what it leaves behind: its own files, once in a
// while, and nothing else.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { Host } from './support/builds.mjs';
import { isKept, visit } from './support/offline.mjs';
import { setStage, site } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

/** @param {Game} game @param {string} item of the menu */
async function openFromMenu(game, item) {
  await game.button('button.menu').click();
  await game
    .dialog('button.menu')
    .getByRole('button', { name: game.say(item), exact: true })
    .click();
}

/** Plays, learns, solves, shares, and looks at all that there is. @param {Game} game */
async function useEverything(game) {
  await game.play('g1');
  await game.turn();
  for (const item of [
    'button.rules',
    'button.share',
    'button.kept',
    'button.analysis',
    'button.open',
  ]) {
    await openFromMenu(game, item);
    await game.until(`what ${item} opens`, ({ dialog }) => dialog !== game.say('button.menu'));
    await game.closeDialogs();
  }
  await openFromMenu(game, 'button.learn');
  await game.dialog('button.learn').getByRole('option').nth(1).click();
  await game.closeDialogs();
  await openFromMenu(game, 'button.puzzles');
  await game.button('puzzle.today').click();
  await game.until('the puzzle', ({ dialog }) => dialog.startsWith(game.say('puzzle.today')));
  await game.closeDialogs();
  await game.button('button.language').click();
  await game.root.getByRole('radio', { name: 'Polski' }).click();
  await game.until('Polish', ({ language }) => language === 'pl');
  game.expectLanguage('pl');
  await game.closeDialogs();
  await game.page.reload();
  await game.page.getByRole('gridcell').first().waitFor();
}

describe('A long visit', () => {
  const stage = setStage();

  test('asks for the page’s own files only, tells nothing with it, and leaves no cookie', async (t) => {
    const host = await Host.open();
    t.after(() => host.close());
    /** @type {string[]} */
    const served = [];
    host.watch((address) => served.push(address));
    /** @type {import('playwright-core').Request[]} */
    const asked = [];
    const game = await visit(stage, t, host, {
      parameters: { motion: 'off', opponent: '2', sound: '1' },
      prepare: async (page) => {
        page.context().on('request', (request) => asked.push(request));
        page.on('websocket', (socket) => assert.fail(`a connection to ${socket.url()}`));
      },
    });
    await isKept(game);
    await useEverything(game);
    await game.page.goto(`${host.url}privacy/pl.html`);

    for (const request of asked) {
      const address = new URL(request.url());
      // What the page makes for itself.
      if (['blob:', 'data:'].includes(address.protocol)) continue;
      assert.ok(request.url().startsWith(host.url), `${request.url()} is the page’s own`);
      assert.equal(request.method(), 'GET', request.url());
      assert.equal(request.postData(), null, request.url());
      const own = address.href.slice(host.url.length).replace(/\?.*/, '') || 'index.html';
      assert.ok(existsSync(path.join(site, own)), `${own} is a file of the site`);
      // Only the page has a query, that of its own address.
      if (address.search) assert.equal(own, 'index.html', request.url());
    }
    assert.ok(asked.length > 10);
    for (const address of served) {
      const [file, query] = address.slice(1).split('?');
      assert.ok(existsSync(path.join(site, file || 'index.html')), `${file} is a file of the site`);
      // Only the page has a query, that of its own address.
      if (query) assert.equal(file, '', address);
    }
    assert.deepEqual(await game.page.context().cookies(), []);
    assert.equal(await game.page.evaluate(() => document.cookie), '');
  });
});
