// Whole games to their end, in each language and under each of the larger rule sets, every position
// compared with a replay by the command-line tool.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkAccount, playToTheEnd } from '../support/account.mjs';
import { languages } from '../support/messages.mjs';
import { startOf } from '../support/replay.mjs';
import { setStage } from '../support/stage.mjs';

describe('Whole games', { concurrency: 3 }, () => {
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

  test('of two people, North begins, in Spanish', async (t) => {
    const parameters = { motion: 'off', opponent: 'person', first: 'north' };
    const game = await stage.open(t, { language: 'es', parameters });
    await playToTheEnd(game);
    checkAccount(game, { rules: 'traditional', position: startOf('traditional', 'n') });
  });
});
