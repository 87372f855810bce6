// Every screen in a language that nobody speaks: nothing is left in English, and what the page itself
// shows, which in the plain view is all, is not cut off. What is drawn is in tests/pseudo.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  faultsOfWords,
  isPseudo,
  sayPseudo,
  speakPseudo,
  stage as place,
} from './support/pseudo.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

/** South's f2 captures North's last stone. */
const almostWon =
  '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0,0,0 s';

/** What is pressed one after the other, from the game on. */
const ways = [
  ['button.menu'],
  ['button.language'],
  ['button.menu', 'button.new-game'],
  ['button.menu', 'button.rules'],
  ['button.menu', 'button.settings'],
  ['button.menu', 'button.learn'],
  ['button.menu', 'button.puzzles'],
  ['button.menu', 'button.share'],
  ['button.menu', 'button.open'],
  ['button.menu', 'button.kept'],
  ['button.menu', 'button.kept', 'button.erase'],
  ['button.menu', 'button.resign'],
  ['button.menu', 'button.analysis'],
  ['button.menu', 'arrange.title.editor'],
];

/** @param {Game} game @param {string} id */
async function press(game, id) {
  const name = sayPseudo(id);
  const dialog = game.dialog().last();
  const within = (await dialog.count()) ? dialog : game.root;
  const button = within.getByRole('button', { name, exact: true }).first();
  await button.evaluate((element) => /** @type {HTMLElement} */ (element).click());
}

/** @param {Game} game @param {string} where */
const check = async (game, where) => assert.deepEqual(await faultsOfWords(game), [], where);

describe('In a language that nobody speaks', { concurrency: 2 }, () => {
  const stage = setStage();
  const phone = { viewport: { width: 360, height: 640 } };

  /** @param {import('node:test').TestContext} t @param {Record<string, string>} parameters */
  async function open(t, parameters) {
    const game = await stage.open(t, {
      language: place,
      context: phone,
      parameters: { motion: 'off', ...parameters },
      prepare: speakPseudo,
    });
    game.say = sayPseudo;
    return game;
  }

  for (const view of ['canvas', 'plain'])
    test(`every screen is translated and whole in the view ${view}`, async (t) => {
      const game = await open(t, { view, opponent: 'person', game: 'g1.d4' });
      await check(game, 'the game');
      await game.cell('d1').evaluate((element) => /** @type {HTMLElement} */ (element).click());
      await game.until('the move', ({ last }) => last === 'd1');
      await check(game, 'the game after a move');
      for (const way of ways) {
        for (const id of way) {
          const { dialog } = game.now;
          await press(game, id);
          await game.until(`${id} to open`, (now) => now.dialog !== dialog && now.dialog !== '');
        }
        await check(game, way.join(' '));
        await game.closeDialogs();
      }
    });

  for (const view of ['canvas', 'plain'])
    test(`a lesson and a result are translated and whole in the view ${view}`, async (t) => {
      const lesson = await open(t, { view, lesson: '6' });
      await check(lesson, 'a lesson');
      lesson.moments.length = 0;
      await lesson.page.goto(
        stage.addressOf({
          language: place,
          parameters: { view, motion: 'off', position: almostWon },
        }),
      );
      await lesson.board();
      await lesson.cell('f2').evaluate((element) => /** @type {HTMLElement} */ (element).click());
      await lesson.dialog('result.title.you').waitFor();
      await check(lesson, 'the result');
    });

  test('English is seen, and what is cut off', async (t) => {
    assert.equal(isPseudo('Your turn.'), false);
    assert.equal(isPseudo(sayPseudo('turn.you')), true);
    const game = await open(t, { view: 'plain' });
    await game.page.evaluate(() => {
      const box = document.createElement('p');
      box.textContent = 'Untranslated';
      Object.assign(box.style, { maxWidth: '20px', overflow: 'hidden', whiteSpace: 'nowrap' });
      document.getElementById('semantics')?.append(box);
    });
    const faults = await faultsOfWords(game);
    assert.deepEqual(faults, ['not translated: Untranslated', 'cut off: P : Untranslated']);
  });
});
