// A whole game to its end, every position compared with a replay by the command-line tool. The longer
// ones are in all/games.test.mjs.

import { describe, test } from 'node:test';
import { checkAccount, playToTheEnd } from './support/account.mjs';
import { setStage } from './support/stage.mjs';

describe('A whole game', () => {
  const stage = setStage();

  test('as North, under the rules for beginners, in Polish', async (t) => {
    const parameters = { motion: 'off', rules: 'beginner', side: 'north' };
    const game = await stage.open(t, { language: 'pl', parameters });
    await playToTheEnd(game);
    checkAccount(game, { rules: 'beginner', you: 'n' });
  });
});
