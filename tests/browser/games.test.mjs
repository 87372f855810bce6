// Whole games to their end, every position compared with a replay by the command-line tool.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareWithReplay, playToTheEnd, titleOf } from './support/account.mjs';
import { languages } from './support/messages.mjs';
import { startOf } from './support/replay.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/account.mjs').Terms} Terms */

/**
 * Checks the end of a game, and that everything before it was as the tool has it.
 * @param {import('./support/game.mjs').Game} game
 * @param {Terms} terms
 */
function checkAccount(game, terms) {
  const { moves, result } = compareWithReplay(game, terms);
  assert.notEqual(result, 'none', `the tool ends the game after ${moves.join(' ')}, too`);
  assert.equal(game.now.dialog, titleOf(game, result, terms.you));
  assert.deepEqual(game.now.playable, [], 'after the end no house can be played');
}

describe('A whole game', { concurrency: 3 }, () => {
  const stage = setStage();

  for (const language of languages)
    test(`against the program, in ${language}`, async (t) => {
      const game = await stage.open(t, { language, parameters: { motion: 'off' } });
      assert.equal(game.now.language, language);
      assert.equal(game.now.title, game.say('shell.title'));
      await playToTheEnd(game);
      checkAccount(game, { rules: 'traditional', you: 's' });
    });

  test('with the stones in motion, under the rules of the tournament', async (t) => {
    const parameters = { motion: 'fast', rules: 'tournament' };
    const context = { viewport: { width: 400, height: 300 } };
    const game = await stage.open(t, { parameters, context });
    await playToTheEnd(game);
    checkAccount(game, { rules: 'tournament', you: 's' });
  });

  test('as North, under the rules for beginners, in Polish', async (t) => {
    const parameters = { motion: 'off', rules: 'beginner', side: 'north' };
    const game = await stage.open(t, { language: 'pl', parameters });
    await playToTheEnd(game);
    checkAccount(game, { rules: 'beginner', you: 'n' });
  });

  test('of two people, North begins, in Spanish', async (t) => {
    const parameters = { motion: 'off', opponent: 'person', first: 'north' };
    const game = await stage.open(t, { language: 'es', parameters });
    await playToTheEnd(game);
    checkAccount(game, { rules: 'traditional', position: startOf('traditional', 'n') });
  });
});
