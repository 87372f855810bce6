// Every lesson and exercise in every language, one after the other, by keyboard alone.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { doStep, enterBoard, lessonsDone } from '../support/learning.mjs';
import { languages } from '../support/messages.mjs';
import { setStage } from '../support/stage.mjs';

const all = Array.from({ length: 15 }, (_, index) => index + 1);

describe('All lessons', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const language of languages)
    test(`are done by keyboard alone (${language})`, { timeout: 300_000 }, async (t) => {
      const game = await stage.open(t, { language, parameters: { motion: 'off', lesson: '1' } });
      await enterBoard(game);
      const taken = new Set();
      while (game.now.dialog !== game.say('button.learn')) {
        const title = await doStep(game);
        assert.ok(!taken.has(title), `${title} comes once`);
        taken.add(title);
      }
      assert.deepEqual(await lessonsDone(game), all);
    });
});
