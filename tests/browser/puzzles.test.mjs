// Puzzles: a link that opens one, the day's and the collection by keyboard, and what is kept. Several in
// each language, and a file that does not come, are in all/puzzles.test.mjs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { focused } from './support/focus.mjs';
import { puzzle, solve } from './support/puzzles.mjs';
import { setStage } from './support/stage.mjs';

describe('Puzzles', { concurrency: 2 }, () => {
  const stage = setStage();

  test('a link opens a puzzle, which is solved by keyboard alone; the next one follows', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'off', puzzle: '1' } });
    await puzzle(game, 1);
    await solve(game, 1);
    await game.page.keyboard.press('n');
    // The next large capture.
    await puzzle(game, 4);
    await game.page.keyboard.press('Escape');
    await game.dialog('button.puzzles').waitFor();
    assert.equal(await focused(game), '4', 'the collection begins where it was left');
    const solved = game.root.getByRole('button', { name: '1', exact: true });
    assert.equal(await solved.getAttribute('aria-description'), game.say('puzzle.solved'));
    // From the numbers' end on with the arrow keys.
    await game.page.keyboard.press('ArrowRight');
    assert.equal(await focused(game), '7');
    await game.page.keyboard.press('Enter');
    await puzzle(game, 7);
  });

  test('the day’s puzzle is found in the menu and counts; the file came after the first move', async (t) => {
    const game = await stage.open(t, {
      parameters: { motion: 'off', opponent: 'person' },
      prepare: (page) => page.clock.setFixedTime('2026-11-30T12:00:00'),
    });
    const arrived = game.page.waitForResponse(/puzzles\.[0-9a-f]+\.txt/);
    await game.play('g1');
    await arrived;
    await game.button('button.menu').click();
    await game.button('button.puzzles').click();
    await game.dialog('button.puzzles').waitFor();
    await game.button('puzzle.today').click();
    await game.until('the puzzle', ({ dialog }) => dialog.startsWith(game.say('puzzle.today')));
    await solve(game, 21);
    const row = game.say('puzzle.row', { row: 1, best: 1 });
    assert.ok(game.caption.endsWith(row));
    await game.button('puzzle.all').click();
    await game.dialog('button.puzzles').waitFor();
    await game.until('the days', ({ texts }) => texts.some((text) => text.endsWith(row)));
    await game.button('button.close').click();
    await game.dialog().waitFor({ state: 'detached' });
    assert.equal(game.now.last, 'g1');
  });
});
