// What people find who do not see the picture, or do not use a mouse: checked with axe, in the
// browser's own accessibility tree, and by measuring what is to be hit. A sample of the screens; all of
// them are in all/screens.test.mjs and all/trees.test.mjs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findingsOfAxe } from './support/axe.mjs';
import { screenNamed, Walk } from './support/screens.mjs';
import { setStage } from './support/stage.mjs';
import { faultsOfTargets } from './support/targets.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** Of each kind of screen one. */
const sample = [
  ...['game-after-moves', 'moves', 'analysis', 'arranging', 'lesson-step-done'],
  ...['new-game', 'language', 'rules', 'kept', 'learn', 'puzzles', 'result'],
].map(screenNamed);

describe('Accessibility', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const [view, language, colorScheme] of /** @type {const} */ ([
    ['canvas', 'en', 'light'],
    ['plain', 'pl', 'dark'],
  ]))
    test(`axe finds nothing in the view ${view}, ${language}, ${colorScheme}`, async (t) => {
      const context = { ...wide, colorScheme };
      const game = await stage.visit(t, { language, context, prepare: Walk.prepare });
      const walk = new Walk(stage, game, language, { view });
      for (const screen of sample) {
        await walk.to(screen);
        assert.deepEqual(await findingsOfAxe(game), [], screen.name);
      }
    });

  test('axe finds nothing in the message that replaces the game', async (t) => {
    const game = await stage.visit(t, {
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
    });
    await game.until('a message', ({ alert }) => alert !== '');
    assert.deepEqual(await findingsOfAxe(game), []);
  });

  test('the browser’s accessibility tree holds the board as a grid with its names', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'off' } });
    await game.play('g1');
    await game.turn();
    const session = await game.page.context().newCDPSession(game.page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    /** @param {string} role */
    const namesOf = (role) =>
      nodes.filter((node) => node.role?.value === role).map((node) => node.name?.value);
    assert.deepEqual(namesOf('gridcell').sort(), Object.values(game.now.houses).sort());
    assert.deepEqual(namesOf('grid'), [game.say('group.board')]);
    assert.deepEqual(namesOf('row'), [
      game.say('row.outer.north'),
      game.say('row.inner.north'),
      game.say('row.inner.you'),
      game.say('row.outer.you'),
    ]);
    const { moves, buttons } = game.now;
    assert.deepEqual(namesOf('button').sort(), [...moves, ...buttons].sort());
    assert.deepEqual(namesOf('canvas'), [], 'the picture is not in it');
  });

  test('everything to be hit is large enough for a finger', async (t) => {
    const language = 'es';
    const game = await stage.visit(t, { language, context: phone, prepare: Walk.prepare });
    const walk = new Walk(stage, game, language, { view: 'canvas' });
    for (const screen of sample) {
      await walk.to(screen);
      assert.deepEqual(await faultsOfTargets(game, 44), [], screen.name);
    }
  });
});
