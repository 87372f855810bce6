// A whole game, and the rules, for somebody who only listens. What is heard is kept in transcripts/ and
// has to stay as it is; KIELA_GOLDEN=write keeps it anew. Read it before it is kept: it has to make
// sense to somebody who sees nothing.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkText } from '../support/kept_text.mjs';
import { Listener } from '../support/listener.mjs';
import { setStage } from '../support/stage.mjs';

/** The possible move that captures most. @param {string[]} names */
function greediest(names) {
  const captured = (/** @type {string} */ name) =>
    name.includes('wins') ? Infinity : Number(/captures (\d+)/.exec(name)?.[1] ?? 0);
  return names.reduce((best, name) => (captured(name) > captured(best) ? name : best));
}

describe('Somebody who only listens', { concurrency: 2 }, () => {
  const stage = setStage();

  test('hears what there is, plays a whole game and hears its end', async (t) => {
    const parameters = { motion: 'off', opponent: 'person', rules: 'beginner', sound: '0' };
    const context = { viewport: { width: 1280, height: 800 } };
    const game = await stage.open(t, { context, parameters });
    const listener = new Listener(game.page);
    await listener.start();
    await listener.goTo('row, South’s inner row', true);
    for (let ply = 0; ; ++ply) {
      // Now and then the ear wants to know where things stand.
      if (ply % 8 === 1)
        for (const question of ['Turn and stones', 'Last move', 'Row of', 'Across from']) {
          await listener.goTo(`button, ${question}`);
          await listener.act();
          await listener.announced();
          // Again: its first step.
          if (question !== 'Last move') continue;
          await listener.act();
          await listener.announced();
        }
      const { last, moves } = game.now;
      await listener.goTo(`button, ${greediest(moves)}`);
      await listener.act();
      await listener.announced();
      const over = await game.until('a move', (now) => now.last !== last || now.dialog !== '');
      if (over.dialog) break;
      assert.ok(ply < 200, 'the game comes to an end');
    }
    // The program has looked through the game by then.
    await game.dialog().getByText('would have been stronger').waitFor();
    await listener.goTo('button, Play again', true);
    checkText('transcripts/game', listener.lines);
  });

  test('opens the rules and hears them', async (t) => {
    const context = { viewport: { width: 1280, height: 800 } };
    const game = await stage.open(t, { context, parameters: { motion: 'off', sound: '0' } });
    await game.button('button.rules').press('Enter');
    // Their page is fetched when it is first asked for.
    await game.root.getByRole('heading', { name: 'Where the game comes from' }).waitFor();
    const listener = new Listener(game.page);
    await listener.start();
    await listener.goTo('end of dialog', true);
    checkText('transcripts/rules', listener.lines);
  });
});
