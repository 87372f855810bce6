// Arranging stones: the expert opening by taps, by dragging and by keyboard, and the editor of
// positions, all by roles and accessible names.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countIn } from './support/account.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const parameters = { motion: 'off', opponent: 'person' };
const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** Opens the screen of the expert opening. @param {Game} game */
async function openOpening(game) {
  if (!(await game.button('button.new-game').count())) await game.button('button.menu').click();
  await game.button('button.new-game').click();
  const yes = { name: game.say('choice.yes'), exact: true };
  await game.group('field.expert').getByRole('radio', yes).click();
  await game.button('button.start').click();
  await game.until('the first to arrange', ({ dialog }) => /^arrange/.test(titleOf(game, dialog)));
}

/** Opens the editor. @param {Game} game */
async function openEditor(game) {
  await game.button('button.menu').click();
  await game.button('arrange.title.editor').click();
  await game.dialog('arrange.title.editor').waitFor();
}

/** The message that a dialog's name is. @param {Game} game @param {string} name */
const titleOf = ({ say }, name) =>
  ['you', 'south', 'north'].map((who) => `arrange.title.${who}`).find((id) => say(id) === name) ??
  '';

/**
 * Waits until these houses hold so many stones.
 * @param {Game} game
 * @param {Record<string, number>} stones
 */
const hold = (game, stones) =>
  game.until(JSON.stringify(stones), ({ houses }) =>
    Object.entries(stones).every(([house, n]) =>
      houses[house].startsWith(`${countIn(game.say, house, n)},`),
    ),
  );

/** Waits until it is said that so many stones are in hand. @param {Game} game @param {number} count */
const inHand = (game, count) =>
  game.until(`${count} in hand`, ({ texts, spoken }) => {
    const words = game.say('arrange.in-hand', { count });
    return spoken.includes(words) && (count === 0 || texts.some((each) => each.startsWith(words)));
  });

/**
 * @param {Game} game
 * @param {import('playwright-core').Locator} from
 * @param {import('playwright-core').Locator} to
 */
async function drag(game, from, to) {
  const { mouse } = game.page;
  const start = await game.middleOf(from);
  const end = await game.middleOf(to);
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 5 });
  await mouse.up();
}

/** The house that has the keyboard focus. @param {Game} game */
const focusedHouse = ({ page }) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.slice(0, 2));

describe('The expert opening', { concurrency: 2 }, () => {
  const stage = setStage();

  test('two people arrange their stones by taps, South first, and play from there', async (t) => {
    const game = await stage.open(t, { context: phone, parameters });
    await openOpening(game);
    assert.equal(game.now.dialog, game.say('arrange.title.south'));
    await game.cell('a1').tap();
    await inHand(game, 2);
    await game.cell('a2').tap();
    await inHand(game, 1);
    await game.cell('a2').tap();
    await hold(game, { a1: 0, a2: 2 });
    await game.button('arrange.ready').tap();
    await game.dialog('arrange.title.north').waitFor();
    await game.cell('a4').tap();
    await game.cell('j3').tap();
    await game.cell('i3').tap();
    await hold(game, { a4: 0, j3: 1, i3: 1 });
    await game.button('arrange.ready').tap();
    await game.dialog().waitFor({ state: 'detached' });
    await hold(game, { a1: 0, a2: 2, a4: 0, j3: 1, i3: 1 });
    await game.play('b1');
    await game.button('button.undo').tap();
    await hold(game, { a1: 0, a2: 2, a4: 0, b1: 2 });
  });

  test('stones are dragged by the mouse, one by one or all at once', async (t) => {
    const game = await stage.open(t, { context: wide, parameters });
    await openOpening(game);
    await drag(game, game.cell('a1'), game.cell('e2'));
    await hold(game, { a1: 1, e2: 1 });
    await game.button('arrange.all').click();
    await drag(game, game.cell('b1'), game.cell('e2'));
    await hold(game, { b1: 0, e2: 3 });
    // Not to the other side, nor beside the board.
    // Named with its stones: it is looked for until they are back.
    const full = game.cell('c1');
    await drag(game, full, game.cell('e3'));
    await drag(game, full, game.button('button.back'));
    await game.page.waitForTimeout(300);
    await hold(game, { c1: 2, e3: 0 });
    assert.equal(game.now.dialog, game.say('arrange.title.south'));
    await game.button('arrange.reset').click();
    await hold(game, { a1: 2, b1: 2, e2: 0 });
  });

  test('a finger drags a stone, and a second finger puts it back', async (t) => {
    const game = await stage.open(t, { context: phone, parameters });
    await openOpening(game);
    const session = await game.page.context().newCDPSession(game.page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {{ x: number, y: number, id: number }[]} touchPoints */
    const touch = (type, touchPoints) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const from = { ...(await game.middleOf(game.cell('a1'))), id: 1 };
    const to = { ...(await game.middleOf(game.cell('d2'))), id: 1 };
    const second = { ...(await game.middleOf(game.cell('g1'))), id: 2 };
    await touch('touchStart', [from]);
    await touch('touchMove', [{ ...to, x: (from.x + to.x) / 2 }]);
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
    await hold(game, { a1: 1, d2: 1 });

    await touch('touchStart', [from]);
    await touch('touchMove', [to]);
    await touch('touchStart', [to, second]);
    await touch('touchEnd', [second]);
    await touch('touchEnd', []);
    await game.page.waitForTimeout(300);
    await hold(game, { a1: 1, d2: 1, g1: 2 });
  });

  test('all of it is done by keyboard, and the program arranges its own stones', async (t) => {
    const game = await stage.open(t, { context: wide, parameters: { motion: 'off' } });
    await openOpening(game);
    const { keyboard } = game.page;
    assert.equal(game.now.dialog, game.say('arrange.title.you'));
    assert.equal(await focusedHouse(game), 'a1');
    await keyboard.press('Enter');
    await inHand(game, 2);
    assert.ok(await game.button('arrange.ready').getAttribute('aria-disabled'));
    await keyboard.press('ArrowUp');
    await keyboard.press(' ');
    await inHand(game, 1);
    assert.equal(await focusedHouse(game), 'a2');
    await keyboard.press('Escape');
    await hold(game, { a1: 1, a2: 1 });
    await keyboard.press('a');
    await game.page.getByRole('button', { name: game.say('arrange.all'), pressed: true }).waitFor();
    await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await hold(game, { a1: 1, a2: 0, b2: 1 });
    await game.button('arrange.ready').press('Enter');
    await game.dialog().waitFor({ state: 'detached' });
    const { houses, texts } = await game.turn();
    const program = Object.keys(houses).filter((house) => /[34]$/.test(house));
    const stones = program.map((house) => Number(/, (\d+)/.exec(houses[house])?.[1] ?? 0));
    assert.equal(
      stones.reduce((sum, each) => sum + each, 0),
      28,
    );
    assert.ok(texts.at(-1)?.includes(game.say('caption.first-move')), texts.at(-1));
    await hold(game, { a1: 1, a2: 0, b2: 1 });
  });

  test('Escape without stones in hand leaves the game as it was', async (t) => {
    const game = await stage.open(t, { context: wide, parameters });
    await game.play('g1');
    await openOpening(game);
    await game.page.keyboard.press('Escape');
    await game.dialog().waitFor({ state: 'detached' });
    assert.equal(game.now.last, 'g1');
    await game.play('d4');
  });
});

describe('The editor of positions', { concurrency: 2 }, () => {
  const stage = setStage();

  test('sets up a position, says what is wrong with it, and a game is played from it', async (t) => {
    const game = await stage.open(t, { context: wide, parameters });
    const { say } = game;
    await openEditor(game);
    await game.button('arrange.clear').click();
    const told = (/** @type {string} */ words) =>
      game.until(words, ({ texts }) => texts.includes(words));
    await told(say('arrange.fault.empty'));
    await game.button('arrange.supply').click();
    await game.button('arrange.supply').click();
    await inHand(game, 2);
    await game.cell('c1').click();
    await game.cell('d1').click();
    await told(say('arrange.fault.bare', { side: say('side.north') }));
    await drag(game, game.button('arrange.supply'), game.cell('c4'));
    await hold(game, { c1: 1, d1: 1, c4: 1 });
    await game.choice('side.north').click();
    await told(
      '0,0,1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/0,0,1,1,0,0,0,0,0,0 n 0 1',
    );
    await told(say('arrange.count', { count: 3, most: 255 }));
    await game.button('arrange.play').click();
    await game.dialog().waitFor({ state: 'detached' });
    await game.until('North’s turn', ({ playable }) => playable.join() === 'c4');
    await game.play('c4');
    await hold(game, { c1: 1, d1: 1, c4: 0, b4: 1 });
  });

  test('on a phone a second page has what belongs to the position; it can be analysed', async (t) => {
    const game = await stage.open(t, { context: phone, parameters: { motion: 'off' } });
    await openEditor(game);
    await game.cell('h1').tap();
    await inHand(game, 2);
    await game.button('arrange.put-away').tap();
    await hold(game, { h1: 0 });
    await game.button('arrange.next').tap();
    const analyse = game.button('arrange.analyse');
    await analyse.tap();
    await game.dialog('button.analysis').waitFor();
    await hold(game, { h1: 0, g1: 2 });
  });
});
