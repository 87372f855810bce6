// What people find who do not see the picture, or do not use a mouse: checked with axe, in the
// browser's own accessibility tree, and by measuring what is to be hit.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import axe from 'axe-core';
import { languages } from './support/messages.mjs';
import { puzzle } from './support/puzzles.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const wide = { viewport: { width: 960, height: 620 } };
const parameters = { motion: 'off' };

/** South's f2 captures North's last stone. */
const almostWon =
  '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0,0,0 s';

const rulesOfAxe = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @param {Game} game @param {string} what */
async function checkWithAxe(game, what) {
  await game.page.evaluate(axe.source);
  const findings = await game.page.evaluate(async (tags) => {
    const { axe } = /** @type {{ axe: import('axe-core') }} */ (/** @type {unknown} */ (window));
    const results = await axe.run({ runOnly: tags });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  }, rulesOfAxe);
  assert.deepEqual(findings, [], what);
}

/** What opens each dialog on a wide screen. */
const dialogs = ['new-game', 'menu', 'language', 'rules'];

describe('Accessibility', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const [view, ours] of /** @type {const} */ ([
    ['canvas', languages],
    // Its elements are those of the canvas.
    ['plain', ['pl']],
  ]))
    for (const language of ours)
      test(`axe finds nothing in the view ${view} in ${language}`, async (t) => {
        const own = { ...parameters, view };
        const game = await stage.open(t, { language, context: wide, parameters: own });
        await checkWithAxe(game, 'the board');
        await game.play('g1');
        await game.turn();
        await checkWithAxe(game, 'the board after a move');
        for (const id of dialogs) {
          await game.button(`button.${id}`).click();
          await game.dialog().waitFor();
          await checkWithAxe(game, id);
          await game.page.keyboard.press('Escape');
          await game.dialog().waitFor({ state: 'detached' });
        }
      });

  for (const view of ['canvas', 'plain'])
    test(`axe finds nothing in the analysis and the hint in the view ${view}`, async (t) => {
      const context = { viewport: { width: 1280, height: 800 } };
      const own = { ...parameters, opponent: 'person', view };
      const game = await stage.open(t, { context, parameters: own });
      for (const house of ['g1', 'd4', 'f1']) await game.play(house);
      await game.button('button.hint').click();
      await game.until('the hint', ({ texts }) => !texts.includes(game.say('hint.looking')));
      await checkWithAxe(game, 'the hint');
      await game.button('button.analysis').click();
      await game.root.getByRole('heading', { name: game.say('analysis.turning') }).waitFor();
      await checkWithAxe(game, 'the analysis');
    });

  for (const view of ['canvas', 'plain'])
    test(`axe finds nothing in the lessons in the view ${view}`, async (t) => {
      const own = { ...parameters, view, lesson: '6' };
      const game = await stage.open(t, { context: wide, parameters: own });
      await checkWithAxe(game, 'a lesson');
      await game.cell('g2').click();
      await game.button('lesson.next').waitFor();
      await checkWithAxe(game, 'a step that is done');
      await game.button('lesson.all').click();
      await game.dialog('button.learn').waitFor();
      await checkWithAxe(game, 'the list of lessons');
    });

  for (const view of ['canvas', 'plain'])
    test(`axe finds nothing in the puzzles in the view ${view}`, async (t) => {
      const own = { ...parameters, view, puzzle: '1' };
      const game = await stage.open(t, { context: wide, parameters: own });
      await puzzle(game, 1);
      await checkWithAxe(game, 'a puzzle');
      await game.cell('b2').click();
      await game.button('lesson.next').waitFor();
      await game.button('puzzle.all').click();
      await game.dialog('button.puzzles').waitFor();
      await checkWithAxe(game, 'the collection');
    });

  test('axe finds nothing in the result, nor on a small and dark screen', async (t) => {
    const context = /** @type {const} */ ({
      viewport: { width: 360, height: 640 },
      colorScheme: 'dark',
    });
    const own = { ...parameters, position: almostWon };
    const game = await stage.open(t, { context, parameters: own });
    await checkWithAxe(game, 'the board');
    await game.play('f2');
    await game.dialog('result.title.you').waitFor();
    await checkWithAxe(game, 'the result');
  });

  test('axe finds nothing in the message that replaces the game', async (t) => {
    const game = await stage.visit(t, {
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
    });
    await game.until('a message', ({ alert }) => alert !== '');
    await checkWithAxe(game, 'the message');
  });

  test('the browser’s accessibility tree holds the board as a grid with its names', async (t) => {
    const game = await stage.open(t, { parameters });
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

  for (const [width, height] of [
    [360, 640],
    [640, 360],
  ])
    test(`everything to be hit is large enough at ${width} × ${height}`, async (t) => {
      const context = { viewport: { width, height }, hasTouch: true };
      const game = await stage.open(t, { context, parameters });
      await checkTargets(game, 'the board');
      await game.play('g1');
      await game.turn();
      await checkTargets(game, 'the board after a move');
      for (const open of [['language'], ['menu'], ['menu', 'rules'], ['menu', 'new-game']]) {
        let opened = '';
        for (const id of open) {
          await game.button(`button.${id}`).click();
          const other = ({ dialog = '' }) => dialog !== '' && dialog !== opened;
          opened = (await game.until(id, other)).dialog;
        }
        await checkTargets(game, open.join(' '));
        await game.page.keyboard.press('Escape');
        await game.dialog().waitFor({ state: 'detached' });
      }
    });
});

/**
 * Everything that can be hit measures at least 44 × 44 CSS pixels, overlaps nothing else, and is found
 * at its middle if that is on the screen.
 * @param {Game} game
 * @param {string} what
 */
async function checkTargets(game, what) {
  const faults = await game.page.evaluate(() => {
    /** @type {{ name: string, seen: { left: number, right: number, top: number, bottom: number } }[]} */
    const targets = [];
    /** @type {string[]} */
    const faults = [];
    for (const element of document.querySelectorAll('#semantics :is(button, [role=gridcell])')) {
      if (element.closest('[inert], .unseen')) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const box = element.getBoundingClientRect();
      if (box.width < 43.99 || box.height < 43.99)
        faults.push(`${name} measures ${box.width} × ${box.height}`);
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const clip = element.closest('section')?.getBoundingClientRect();
      if (clip && (y < clip.top || y > clip.bottom)) continue;
      const top = Math.max(box.top, clip?.top ?? -Infinity);
      const bottom = Math.min(box.bottom, clip?.bottom ?? Infinity);
      const seen = { left: box.left, right: box.right, top, bottom };
      for (const other of targets)
        if (
          seen.left < other.seen.right - 0.1 &&
          other.seen.left < seen.right - 0.1 &&
          seen.top < other.seen.bottom - 0.1 &&
          other.seen.top < seen.bottom - 0.1
        )
          faults.push(`${name} overlaps ${other.name}`);
      targets.push({ name, seen });
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) faults.push(`${name} is off screen`);
      else if (document.elementFromPoint(x, y) !== element) faults.push(`${name} is covered`);
    }
    if (!targets.length) faults.push('there is nothing to be hit');
    return faults;
  });
  assert.deepEqual(faults, [], what);
}
