// What is kept of past games: listed, opened again, handed out as a file and erased.

import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { describe, test } from 'node:test';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const still = { motion: 'off' };
const southWins = {
  position:
    '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,4,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0+s',
};

/** @param {Game} game */
async function openKept(game) {
  await game.button('button.menu').click();
  await game.dialogButton('button.kept').click();
  await game.until('the list', ({ dialog }) => dialog === game.say('button.kept'));
}

/** @param {Game} game */
async function winAtOnce(game) {
  await game.play('g2');
  await game.until('the result', ({ dialog }) => dialog === game.say('result.title.you'));
  await game.closeDialogs();
}

describe('What is kept', () => {
  const stage = setStage();

  test('a finished game is listed with its result and day, and opened again', async (t) => {
    const game = await stage.open(t, {
      language: 'pl',
      parameters: { ...still, ...southWins },
    });
    await winAtOnce(game);
    await game.page.reload();
    await game.until('the game again', ({ dialog }) => dialog !== undefined);
    await game.closeDialogs();
    await openKept(game);
    const entry = game.page.getByRole('option', { name: /^Wygrana z poziomem 1: Tradycyjna, 1 ruch/ });
    const today = await game.page.evaluate(() =>
      new Date().toLocaleDateString('pl', { dateStyle: 'medium' }),
    );
    assert.ok((await entry.textContent())?.includes(today) || (await entry.getAttribute('aria-label'))?.includes(today));
    await entry.click();
    await game.until('the end of that game', ({ dialog }) => dialog === null);
    assert.deepEqual(game.now.playable, []);
  });
});
