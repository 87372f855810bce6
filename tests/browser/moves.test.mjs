// The moves of the game: their list, the slider of the whole game, steps and replays; by keyboard,
// mouse and finger, by roles and names.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const wide = { viewport: { width: 1280, height: 800 } };
const moves = ['c1', 'd4', 'f1'];

/**
 * A game of two people who have made three moves; the third captures three stones.
 * @param {import('./support/stage.mjs').Stage} stage
 * @param {import('node:test').TestContext} t
 * @param {import('playwright-core').BrowserContextOptions} context
 * @param {Record<string, string>} [parameters]
 */
async function threeMoves(stage, t, context, parameters = {}) {
  const all = { motion: 'off', opponent: 'person', ...parameters };
  const game = await stage.open(t, { context, parameters: all });
  for (const house of moves) {
    await game.turn();
    await game.play(house);
  }
  await game.turn();
  return game;
}

/** @param {Game} game */
const slider = (game) => game.root.getByRole('slider', { name: game.say('moves.line') });
/** @param {Game} game @param {string} name */
const entry = (game, name) => game.root.getByRole('option', { name, exact: true });
/** @param {Game} game @param {number} number */
const title = (game, number) =>
  number
    ? game.say('analysis.position', { number, count: 3, house: moves[number - 1] })
    : game.say('analysis.start');

/**
 * Waits until the slider, and with it the board, stands at a position.
 * @param {Game} game
 * @param {number} number
 */
async function standsAt(game, number) {
  const words = title(game, number);
  await game.page.waitForFunction(
    (wanted) =>
      document.querySelector('input[type=range]')?.getAttribute('aria-valuetext') === wanted,
    words,
  );
  assert.equal(await slider(game).inputValue(), String(number));
  await game.until(`the board at ${number}`, ({ last }) => last === (moves[number - 1] ?? ''));
}

/** Where a place on the game's line is on the page. @param {Game} game @param {number} at */
async function pointAt(game, at) {
  const box = await slider(game).boundingBox();
  assert.ok(box);
  const knob = 11;
  return {
    x: box.x + knob + ((box.width - 2 * knob) * at) / 3,
    y: box.y + box.height / 2,
  };
}

describe('The list of moves', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const view of ['canvas', 'plain'])
    test(`is opened, walked through and read by the keyboard in the view ${view}`, async (t) => {
      const game = await threeMoves(stage, t, wide, { view });
      const { houses } = game.now;
      const toggle = game.root.getByRole('button', { name: game.say('button.moves'), exact: true });
      assert.equal(await toggle.getAttribute('aria-pressed'), 'false');
      await toggle.press('Enter');
      const list = game.root.getByRole('listbox', { name: game.say('moves.list') });
      await list.waitFor();
      assert.equal(await toggle.getAttribute('aria-pressed'), 'true');
      assert.deepEqual(await list.getByRole('option').allTextContents(), [
        '1. c1',
        '2. d4',
        '3. f1 +3',
      ]);
      assert.equal(await entry(game, '3. f1 +3').getAttribute('aria-current'), 'true');
      assert.match((await entry(game, '1. c1').getAttribute('aria-description')) ?? '', /c1/);

      // One tab stop, arrow keys, two ends.
      const stops = list.locator('[tabindex="0"]');
      assert.deepEqual(await stops.allTextContents(), ['3. f1 +3']);
      await stops.focus();
      for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowUp']) await game.page.keyboard.press(key);
      const focused = () => game.page.evaluate(() => document.activeElement?.textContent);
      assert.equal(await focused(), '1. c1');
      await game.page.keyboard.press('End');
      assert.equal(await focused(), '3. f1 +3');
      await game.page.keyboard.press('Home');
      await game.page.keyboard.press('ArrowDown');
      assert.equal(await focused(), '2. d4');
      assert.deepEqual(game.now.houses, houses, 'to walk through it changes nothing');

      await game.page.keyboard.press('Enter');
      await standsAt(game, 2);
      assert.equal(await entry(game, '2. d4').getAttribute('aria-current'), 'true');
      assert.equal(await focused(), '2. d4', 'the focus stays');
      const story = await entry(game, '2. d4').getAttribute('aria-description');
      const words = game.say('past.move', { number: 2, count: 3, story: story ?? '' });
      await game.until('the move to be told', ({ texts }) => texts.includes(words));
      await game.until('the move to be spoken', ({ spoken }) => spoken.includes(words));
      assert.deepEqual(game.now.playable, []);

      await game.button('button.back').press('Enter');
      assert.deepEqual((await game.turn()).houses, houses);
      await game.until('it to be spoken', ({ spoken }) => spoken.includes(game.say('past.back')));
    });

  test('is remembered, and follows the game', async (t) => {
    const game = await threeMoves(stage, t, wide);
    await game.button('button.moves').click();
    await game.button('button.undo').click();
    await entry(game, '3. f1 +3').waitFor({ state: 'detached' });
    await game.page.reload();
    await game.board();
    await slider(game).waitFor();
    await entry(game, '2. d4').waitFor();
    assert.equal(await entry(game, '3. f1 +3').count(), 0, 'the game goes on where it was');
    await game.button('button.moves').click();
    await slider(game).waitFor({ state: 'detached' });
  });

  test('by mouse: an entry is shown, and a press on the board plays nothing', async (t) => {
    const game = await threeMoves(stage, t, wide);
    const { houses } = game.now;
    await game.press(game.button('button.moves'));
    await entry(game, '1. c1').waitFor();
    await game.press(entry(game, '1. c1'));
    await standsAt(game, 1);
    await game.press(game.cell('a1'));
    const refusal = game.say('past.refusal');
    await game.until('the refusal', ({ texts }) => texts.includes(refusal));
    await game.page.keyboard.press('Escape');
    assert.deepEqual((await game.turn()).houses, houses);
  });

  test('the program waits with its move', async (t) => {
    const parameters = { motion: 'off' };
    const game = await stage.open(t, { context: wide, parameters });
    await game.button('button.moves').click();
    await slider(game).waitFor();
    await game.turn();
    await game.play('c1');
    await game.button('analysis.previous').click();
    await game.until('the start', ({ last }) => last === '');
    await game.staysAsItIs(1500);
    await game.button('button.back').click();
    await game.until('its move', ({ last }) => /[34]$/.test(last));
  });
});

describe('The slider of the game', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const view of ['canvas', 'plain'])
    test(`is set by the keyboard in the view ${view}`, async (t) => {
      const game = await threeMoves(stage, t, wide, { view });
      const { houses } = game.now;
      await game.button('button.moves').click();
      await slider(game).focus();
      assert.equal(await slider(game).getAttribute('aria-valuetext'), title(game, 3));
      await game.page.keyboard.press('ArrowLeft');
      await standsAt(game, 2);
      await game.page.keyboard.press('Home');
      await standsAt(game, 0);
      for (const [key, place] of /** @type {const} */ ([
        ['ArrowRight', 1],
        ['PageUp', 2],
        ['PageDown', 1],
      ])) {
        await game.page.keyboard.press(key);
        await standsAt(game, place);
      }
      await game.page.keyboard.press('End');
      await standsAt(game, 3);
      assert.deepEqual((await game.turn()).houses, houses, 'the end is the game');
    });

  test('is drawn along by the mouse, and shows moves half done', async (t) => {
    const game = await threeMoves(stage, t, wide);
    const { houses } = game.now;
    await game.button('button.moves').click();
    await slider(game).waitFor();
    const start = await pointAt(game, 3);
    await game.page.mouse.move(start.x, start.y);
    await game.page.mouse.down();
    const half = await pointAt(game, 2.5);
    await game.page.mouse.move(half.x, half.y + 200, { steps: 5 });
    const during = await game.until(
      'a moment within the move',
      ({ houses: now, last }) => last === 'f1' && JSON.stringify(now) !== JSON.stringify(houses),
    );
    assert.deepEqual(during.playable, []);
    const first = await pointAt(game, 1);
    await game.page.mouse.move(first.x + 2, first.y, { steps: 5 });
    await game.page.mouse.up();
    await standsAt(game, 1);
    await game.staysAsItIs();
  });

  test('a second finger makes the gesture count for nothing', async (t) => {
    const game = await threeMoves(stage, t, { ...wide, hasTouch: true });
    const { houses } = game.now;
    await game.button('button.moves').click();
    await slider(game).waitFor();
    const session = await game.page.context().newCDPSession(game.page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {{x: number, y: number}[]} at */
    const touch = (type, at) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((point, id) => ({ ...point, id })),
      });
    const one = await pointAt(game, 1);
    await touch('touchStart', [one]);
    await standsAt(game, 1);
    const two = await pointAt(game, 2);
    await touch('touchMove', [two]);
    await game.until('the second move', ({ last }) => last === 'd4');
    await touch('touchStart', [two, { x: 300, y: 300 }]);
    await touch('touchEnd', []);
    assert.deepEqual((await game.turn()).houses, houses);
    await game.staysAsItIs();
  });
});

describe('Steps and replays', { concurrency: 2 }, () => {
  const stage = setStage();

  test('a move is shown once more with its motion, and can be skipped', async (t) => {
    const context = /** @type {const} */ ({ ...wide, reducedMotion: 'reduce' });
    const game = await threeMoves(stage, t, context, { motion: 'auto' });
    await game.page.emulateMedia({ reducedMotion: 'no-preference' });
    const { houses } = game.now;
    await game.button('button.moves').click();
    const skip = game.say('button.skip');
    await game.button('moves.replay').click();
    await game.until('its motion', ({ buttons }) => buttons.includes(skip));
    await game.until(
      'stones in other houses',
      ({ houses: now }) => JSON.stringify(now) !== JSON.stringify(houses),
    );
    await game.page.keyboard.press('Escape');
    assert.deepEqual((await game.turn()).houses, houses);

    await game.button('analysis.first').click();
    await standsAt(game, 0);
    const before = game.now.houses;
    await game.button('analysis.next').click();
    await game.until(
      'the first move',
      ({ last, buttons }) => last === 'c1' && buttons.includes(skip),
    );
    await game.until('the end of the motion', ({ buttons }) => !buttons.includes(skip));
    await standsAt(game, 1);
    assert.notDeepEqual(game.now.houses, before);
    await game.button('analysis.last').click();
    assert.deepEqual((await game.turn()).houses, houses);
  });

  for (const viewport of [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
  ])
    test(`a window of ${viewport.width} × ${viewport.height} has them on a screen of their own`, async (t) => {
      const game = await threeMoves(stage, t, { viewport });
      const { houses } = game.now;
      await game.button('button.menu').click();
      await game.button('button.moves').click();
      await game.dialog('button.moves').waitFor();
      await standsAt(game, 3);
      await game.button('analysis.previous').press('Enter');
      await standsAt(game, 2);
      const point = await pointAt(game, 1);
      await game.page.mouse.click(point.x, point.y);
      await standsAt(game, 1);
      await entry(game, '2. d4').click();
      await standsAt(game, 2);
      await game.page.keyboard.press('Escape');
      await game.dialog().waitFor({ state: 'detached' });
      assert.deepEqual((await game.turn()).houses, houses);
    });
});
