// Several puzzles of every theme in every language, by keyboard alone; and a file of puzzles that does
// not come, or is something else.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages } from '../support/messages.mjs';
import { puzzle, puzzlesFile, puzzlesOf, solve } from '../support/puzzles.mjs';
import { setStage } from '../support/stage.mjs';

const themes = ['capture 1', 'capture 5', 'win1 1', 'win2 3', 'win3 5', 'defence 1', 'defence 5'];

describe('Many puzzles', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const language of languages)
    test(`are solved by keyboard alone (${language})`, { timeout: 300_000 }, async (t) => {
      const chosen = themes.map((theme) => puzzlesOf(theme)[0]);
      const parameters = { motion: 'off', puzzle: String(chosen[0]) };
      const game = await stage.open(t, { language, parameters });
      for (const number of chosen) {
        if (number !== chosen[0])
          await game.page.goto(
            stage.addressOf({ language, parameters: { ...parameters, puzzle: String(number) } }),
          );
        await puzzle(game, number);
        await solve(game, number);
      }
      const kept = await game.page.evaluate(() => localStorage.getItem('kiela.puzzles.1'));
      const solved = (kept ?? '').split(' ').slice(4).map(Number);
      assert.deepEqual(
        solved,
        [...chosen].sort((a, b) => a - b),
      );
    });

  for (const [what, answer, id] of /** @type {const} */ ([
    ['does not come', { status: 503 }, 'later.missing'],
    ['is another page', { body: '<!doctype html><title>Log in</title>' }, 'later.damaged'],
  ]))
    test(`a file that ${what} is said, and can be fetched again`, async (t) => {
      const game = await stage.open(t, {
        parameters: { motion: 'off', puzzle: '12' },
        complaints: 'status' in answer ? [/503/] : [],
        prepare: (page) => page.route(puzzlesFile, (route) => route.fulfill(answer)),
      });
      await game.until('what is wrong', ({ texts }) => texts.includes(game.say(id)));
      await game.page.unroute(puzzlesFile);
      await game.button('later.retry').click();
      await puzzle(game, 12);
    });

  test('while it is on its way that is said, and the game can be gone back to', async (t) => {
    /** @type {() => void} */
    let release = () => {};
    const held = new Promise((resolve) => (release = () => resolve(undefined)));
    const game = await stage.open(t, {
      parameters: { motion: 'off', opponent: 'person', puzzle: 'daily' },
      prepare: (page) =>
        page.route(puzzlesFile, async (route) => {
          await held;
          await route.continue();
        }),
    });
    await game.until('loading', ({ texts }) => texts.includes(game.say('later.loading')));
    await game.page.keyboard.press('Escape');
    await game.turn();
    release();
    await game.play('g1');
  });
});
