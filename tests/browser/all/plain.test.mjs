// The plain view fits windows and letters of all sizes, in every language; a sample is in
// ../plain.test.mjs.

import { describe, test } from 'node:test';
import { languages } from '../support/messages.mjs';
import { puzzle } from '../support/puzzles.mjs';
import { chooseTextSize, fits, walkDialogs } from '../support/reflow.mjs';
import { setStage } from '../support/stage.mjs';

const parameters = { motion: 'off', opponent: 'person', view: 'plain' };

/** Width, height and the size of the letters. @type {[number, number, number][]} */
const sizes = [
  [320, 256, 100],
  [320, 480, 150],
  [320, 480, 200],
  [640, 360, 200],
  [768, 1024, 100],
  [1280, 800, 100],
];

/** What the menu opens, also where all is beside the board. */
const dialogs = [
  'button.menu',
  'button.new-game',
  'button.rules',
  'button.learn',
  'button.puzzles',
  'button.open',
  'button.kept',
  'button.settings',
  'button.analysis',
  'arrange.title.editor',
  'button.share',
  'button.resign',
];

describe('The plain view needs no scrolling sideways', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const language of languages)
    for (const [width, height, percent] of sizes)
      test(`at ${width} × ${height}, ${percent} %, in ${language}`, async (t) => {
        const context = { viewport: { width, height } };
        const game = await stage.open(t, { language, context, parameters });
        if (percent > 100) await chooseTextSize(game, percent);
        for (const house of ['g1', 'd4', 'f1']) await game.play(house);
        await game.button('button.read.moves').first().click();
        await walkDialogs(game, dialogs, fits(game));
        for (const lesson of ['1', '6']) {
          const own = { language, parameters: { ...parameters, lesson } };
          await game.page.goto(stage.addressOf(own));
          await game.board();
          await fits(game)(`lesson ${lesson}`);
        }
        const own = { language, parameters: { ...parameters, puzzle: '1' } };
        await game.page.goto(stage.addressOf(own));
        await puzzle(game, 1);
        await fits(game)('a puzzle');
      });
});
