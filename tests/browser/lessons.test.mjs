// Lessons: a link that opens one, the list and what is kept of it, by keyboard, by touch and in the
// plain view. All lessons in all languages are in all/lessons.test.mjs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { focused, focusedHouse } from './support/focus.mjs';
import { doStep, enterBoard, lessonsDone } from './support/learning.mjs';
import { languages } from './support/messages.mjs';
import { setStage } from './support/stage.mjs';

/**
 * The title of a step of two.
 * @param {import('./support/game.mjs').Game} game
 * @param {number} number of the lesson
 * @param {string} name its message's
 * @param {number} step
 */
const titleOf = ({ say }, number, name, step) => {
  const lesson = say('learn.item', { number, name: say(`lesson.name.${name}`) });
  return say('lesson.title', { lesson, step, count: 2 });
};

describe('Lessons', { concurrency: 2 }, () => {
  const stage = setStage();
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true };

  for (const language of languages)
    test(`a link opens a lesson, which is done by keyboard alone (${language})`, async (t) => {
      const game = await stage.open(t, { language, parameters: { motion: 'off', lesson: '6' } });
      await enterBoard(game);
      assert.equal(await doStep(game), titleOf(game, 6, 'capture', 1));
      assert.equal(await doStep(game), titleOf(game, 6, 'capture', 2));
      assert.equal(game.now.dialog, titleOf(game, 7, 'chains', 1));
      assert.match(await focusedHouse(game), /^[a-j][1-4]$/, 'the focus is on the board');
      await game.page.keyboard.press('Escape');
      await game.dialog('button.learn').waitFor();
      assert.deepEqual(await lessonsDone(game), [6]);
      assert.match(await focused(game), /^7\. /, 'the list begins where it was left');
    });

  test('what is done is kept, and the game waits as it was', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'off', opponent: 'person' } });
    await game.play('g1');
    await game.button('button.menu').click();
    await game.button('button.learn').click();
    await game.dialog('button.learn').waitFor();
    assert.deepEqual(await lessonsDone(game), []);
    await game.root.getByRole('option', { name: '11. ' }).click();
    await game.until('the exercise', ({ dialog }) => dialog.startsWith('11. '));
    assert.match(game.caption, /5/);
    await enterBoard(game);
    await doStep(game);
    await game.page.reload();
    await game.turn();
    assert.equal(game.now.last, 'g1');
    await game.button('button.menu').click();
    await game.button('button.learn').click();
    await game.dialog('button.learn').waitFor();
    assert.deepEqual(await lessonsDone(game), [11]);
    await game.button('button.close').click();
    await game.dialog().waitFor({ state: 'detached' });
    await game.play('d4');
  });

  test('by touch, a wrong move is shown, explained and taken back', async (t) => {
    const game = await stage.open(t, {
      context: phone,
      parameters: { motion: 'fast', lesson: '3' },
    });
    const { say } = game;
    const houses = { ...game.now.houses };
    await game.cell('a1').tap();
    await game.until(
      'the hint',
      ({ texts }) => texts.at(-1)?.includes(say('lesson.hint.ending')) ?? false,
    );
    await game.until(
      'the stones back',
      (now) => now.houses.a1 === houses.a1 && now.playable.length > 0,
    );
    assert.deepEqual(game.now.houses, houses);
    await game.cell('c1').tap();
    await game.button('lesson.next').tap();
    await game.until('the second step', ({ dialog }) => dialog === titleOf(game, 3, 'ending', 2));
  });

  test('a lesson is done in the plain view', async (t) => {
    const game = await stage.open(t, {
      parameters: { motion: 'off', lesson: '9', view: 'plain' },
    });
    const { say } = game;
    // Playwright waits for what is enabled.
    await game.cell('d2').click({ force: true });
    await game.until('why', ({ texts }) =>
      texts.some((each) => each.includes(say('refusal.endless', { house: 'd2' }))),
    );
    await game.button('lesson.next').click();
    await game.until('the second step', ({ dialog }) => dialog === titleOf(game, 9, 'endless', 2));
    assert.ok(!game.now.playable.includes('d2'));
  });
});
