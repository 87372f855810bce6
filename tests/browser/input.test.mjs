// One gesture, one command: however a house or a button is pressed, it answers exactly once.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareWithReplay, namesOf } from './support/account.mjs';
import { replay } from './support/replay.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */
/** @typedef {import('playwright-core').Locator} Locator */

/**
 * A press at the middle of an element, as the browser's own input.
 * @param {Game} game
 * @param {Locator} target
 * @param {object} [more] fields of the events
 */
async function pressRaw(game, target, more) {
  const at = { ...(await game.middleOf(target)), clickCount: 1, ...more };
  const session = await game.page.context().newCDPSession(game.page);
  for (const type of /** @type {const} */ (['mousePressed', 'mouseReleased']))
    await session.send('Input.dispatchMouseEvent', { ...at, button: 'left', type });
}

/**
 * All the events of a press, by script.
 * @param {Element} element
 */
function pressByScript(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true };
  const pointer = { ...at, isPrimary: true, pointerId: 7, pointerType: 'touch', button: 0 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...at, detail: 1 }));
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', { ...at, detail: 1 }));
  element.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
}

/** @type {Record<string, (game: Game, target: Locator) => Promise<unknown>>} */
const gestures = {
  'a click of the mouse': (game, target) => game.press(target),
  'a slow press of the mouse': async (game, target) => {
    const { x, y } = await game.middleOf(target);
    await game.page.mouse.click(x, y, { delay: 900 });
  },
  'a press of the mouse without a move before it': (game, target) => pressRaw(game, target),
  'a press of a pen': (game, target) =>
    pressRaw(game, target, { pointerType: 'pen', force: 0.5, tiltX: 20 }),
  'a tap of a finger': async (game, target) => {
    const { x, y } = await game.middleOf(target);
    await game.page.touchscreen.tap(x, y);
  },
  'a click by script, as assistive technology makes it': (_, target) =>
    target.evaluate((element) => /** @type {HTMLElement} */ (element).click()),
  'pointer events and a click at the middle, by script': (_, target) =>
    target.evaluate(pressByScript),
  Enter: (_, target) => target.press('Enter'),
  Space: (_, target) => target.press(' '),
};

/** One of each path into the game. */
const everyKind = [
  gestures['a click of the mouse'],
  gestures['a tap of a finger'],
  gestures['a press of a pen'],
  gestures['a click by script, as assistive technology makes it'],
  gestures.Enter,
];

describe('One gesture, one command', { concurrency: 3 }, () => {
  const stage = setStage();
  const context = { hasTouch: true, viewport: { width: 800, height: 600 } };
  const parameters = { motion: 'off', opponent: 'person' };

  for (const [name, gesture] of Object.entries(gestures))
    test(`${name} plays a house once and takes back one move`, async (t) => {
      const game = await stage.open(t, { context, parameters });
      for (const house of ['g1', 'd4', 'h2']) {
        await game.play(house, (cell) => gesture(game, cell));
        await game.staysAsItIs();
        // What was pressed twice would be refused, since it is the other's turn.
        assert.equal(game.now.texts.at(-1)?.endsWith(turnAfter(game, house)), true, game.caption);
      }
      compareWithReplay(game, { rules: 'traditional' });

      await gesture(game, game.button('button.undo'));
      await game.until('the move to be taken back', ({ last }) => last === 'd4');
      await game.staysAsItIs();
      const { stones } = replay('traditional', undefined, ['g1', 'd4']);
      assert.deepEqual(game.now.houses, namesOf(game, stones));
    });

  test('a legal move in the list of moves can be pressed', async (t) => {
    const game = await stage.open(t, { parameters });
    const [name] = game.now.moves;
    const move = game.page.getByRole('listitem').getByRole('button', { name, exact: true });
    await game.play(name.slice(0, 2), () =>
      move.evaluate((element) => /** @type {HTMLElement} */ (element).click()),
    );
    compareWithReplay(game, { rules: 'traditional' });
  });

  test('a press that is released elsewhere plays nothing', async (t) => {
    const game = await stage.open(t, { parameters });
    const { mouse } = game.page;
    const from = await game.middleOf(game.cell('g1'));
    const to = await game.middleOf(game.cell('d1'));
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 4 });
    await mouse.up();
    await game.staysAsItIs();
    assert.equal(game.now.last, '');
    await game.play('g1');
  });

  test('the other buttons of the mouse play nothing', async (t) => {
    const game = await stage.open(t, { parameters });
    for (const button of /** @type {const} */ (['right', 'middle']))
      await game.cell('g1').click({ button });
    await game.staysAsItIs();
    assert.equal(game.now.last, '');
  });

  test('a second finger cancels the first', async (t) => {
    const game = await stage.open(t, { context, parameters });
    const first = { ...(await game.middleOf(game.cell('g1'))), id: 1 };
    const second = { ...(await game.middleOf(game.cell('d1'))), id: 2 };
    const session = await game.page.context().newCDPSession(game.page);
    /** @param {'touchStart' | 'touchEnd'} type @param {{ x: number, y: number, id: number }[]} touchPoints */
    const touch = (type, touchPoints) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [first]);
    await touch('touchStart', [first, second]);
    await touch('touchEnd', [second]);
    await touch('touchEnd', []);
    await game.staysAsItIs();
    assert.equal(game.now.last, '');
    await game.play('g1', (cell) => cell.tap());
    compareWithReplay(game, { rules: 'traditional' });
  });

  /** @type {Record<string, { parameters?: Record<string, string>, house: string, message: string, n?: number }>} */
  const refusals = {
    'an empty house': { house: 'a2', message: 'refusal.empty' },
    'a house of the opponent’s': { house: 'd4', message: 'refusal.opponents' },
    'a house of the other person’s': {
      parameters: { opponent: 'person' },
      house: 'd4',
      message: 'refusal.belongs.north',
    },
    'a single stone under the rules of the tournament': {
      parameters: {
        rules: 'tournament',
        position:
          '0,0,0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/2,0,0,0,1,0,0,0,0,0 s',
      },
      house: 'e1',
      message: 'refusal.too-few',
      n: 2,
    },
    'a house whose sowing would not end': {
      parameters: {
        position:
          '1,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/3,0,1,0,5,0,5,2,6,1/0,1,9,1,7,6,1,4,1,2 s',
      },
      house: 'i2',
      message: 'refusal.endless',
    },
  };
  for (const [name, { parameters: own, house, message, n = 0 }] of Object.entries(refusals))
    test(`${name} is not played, and the caption says why`, async (t) => {
      const game = await stage.open(t, { context, parameters: { motion: 'off', ...own } });
      const reason = game.say(message, { house, n });
      // To a single player the caption goes on to say whose turn it is.
      const shown = own?.opponent === 'person' ? reason : `${reason} ${game.say('turn.you')}`;
      for (const gesture of everyKind) {
        await game.press(game.cell('j4'));
        await game.until('another reason', ({ texts }) => texts.at(-1) !== shown);
        await gesture(game, game.cell(house));
        await game.until('the reason', ({ texts }) => texts.at(-1) === shown);
        await game.until('it to be spoken', ({ spoken }) => spoken.includes(reason));
        assert.equal(game.now.last, '');
      }
    });

  test('nothing behind an open dialog can be pressed', async (t) => {
    const game = await stage.open(t, { parameters });
    await game.play('g1');
    await game.button('button.language').click();
    await game.dialog('button.language').waitFor();
    const cell = game.page.locator('[role=gridcell][aria-label^="a4,"]');
    const undo = game.page.locator('button', { hasText: game.say('button.undo') });
    const move = game.page.locator('li button').first();
    for (const covered of [cell, undo, move])
      await covered.evaluate((element) => /** @type {HTMLElement} */ (element).click());
    await game.staysAsItIs();
    // Beside the dialog a press closes it, and does no more.
    await game.press(cell);
    await game.dialog().waitFor({ state: 'detached' });
    await game.staysAsItIs();
    assert.equal(game.now.last, 'g1');
  });
});

/** Whose turn it is after a move by two people. @param {Game} game @param {string} house */
function turnAfter({ say }, house) {
  return say(house[1] <= '2' ? 'turn.north' : 'turn.south');
}
