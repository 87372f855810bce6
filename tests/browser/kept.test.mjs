// What is kept of past games: listed, opened again, handed out as a file and erased.

import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe, test } from 'node:test';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

/** South captures all with g2. */
const position =
  '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,4,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 s';

/** @param {Game} game */
async function openKept(game) {
  await game.button('button.menu').click();
  await game.button('button.kept').click();
  await game.dialog('button.kept').waitFor();
}

/** @param {Game} game */
async function winAtOnce(game) {
  await game.play('g2');
  await game.dialog('result.title.you').waitFor();
  await game.closeDialogs();
}

describe('What is kept', { concurrency: 2 }, () => {
  const stage = setStage();

  test('lists a finished game with its result and day, and opens it again', async (t) => {
    const parameters = { motion: 'off', position };
    const game = await stage.open(t, { language: 'pl', parameters });
    await winAtOnce(game);
    const { houses } = game.now;
    await game.button('button.menu').click();
    await game.button('button.new-game').click();
    await game.button('button.start').click();
    await game.turn();
    assert.notDeepEqual(game.now.houses, houses);
    await openKept(game);
    const day = await game.page.evaluate(() =>
      new Date().toLocaleDateString('pl', { dateStyle: 'medium' }),
    );
    const name = `Wygrana na poziomie 1: Tradycyjna, 1 ruch, ${day}`;
    await game.page.getByText('Wygrane: 1, przegrane: 0, remisy: 0').waitFor();
    await game.page.getByRole('option', { name, exact: true }).click();
    await game.until('that game', ({ last, dialog }) => last === 'g2' && dialog === '');
    assert.deepEqual(game.now.houses, houses);
    assert.deepEqual(game.now.playable, []);
  });

  test('is given as a file', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'off', position } });
    await winAtOnce(game);
    await openKept(game);
    const download = game.page.waitForEvent('download');
    await game.button('button.save-copy').click();
    const file = await download;
    assert.match(file.suggestedFilename(), /^kiela-\d{4}-\d\d-\d\d\.json$/);
    const kept = JSON.parse(await fs.readFile(await file.path(), 'utf8'));
    const stored = await game.page.evaluate(() => ({ ...localStorage }));
    assert.deepEqual(kept, stored);
    assert.equal(kept['kiela.results.1'], 'traditional 1=1 0 0 1 1\n');
  });

  test('is erased, by the keyboard, and the game is as in a first visit', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'off', position } });
    await game.page.evaluate(() => localStorage.setItem('other', 'stays'));
    await winAtOnce(game);
    await openKept(game);
    await game.button('button.erase').focus();
    await game.page.keyboard.press('Enter');
    await game.dialog('erase.title').waitFor();
    const before = await game.page.evaluate(() => Object.keys(localStorage));
    assert.ok(before.includes('kiela.past'));
    // The focus is on the answer that keeps everything.
    await game.page.keyboard.press('Tab');
    const loaded = game.page.waitForEvent('load');
    game.moments.length = 0;
    await game.page.keyboard.press('Enter');
    await loaded;
    await game.board();
    assert.ok(game.now.playable.includes('g2'), 'the game has not been played');
    const kept = await game.page.evaluate(() => ({ ...localStorage }));
    assert.equal(kept.other, 'stays');
    assert.deepEqual(
      Object.keys(kept).filter((key) => key.startsWith('kiela.')),
      ['kiela.turn'],
    );
  });

  test('lasts for the visit where the storage is blocked', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'off', position } });
    await game.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    game.moments.length = 0;
    await game.page.reload();
    await game.board();
    await winAtOnce(game);
    await openKept(game);
    assert.equal(await game.page.getByRole('option').count(), 1);
    const download = game.page.waitForEvent('download');
    await game.button('button.save-copy').click();
    const kept = JSON.parse(await fs.readFile(await (await download).path(), 'utf8'));
    assert.equal(kept['kiela.results.1'], 'traditional 1=1 0 0 1 1\n');
  });
});
