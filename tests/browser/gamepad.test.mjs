// Playing with a gamepad alone.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareWithReplay, nameOf } from './support/account.mjs';
import { focused, focusedHouse } from './support/focus.mjs';
import { countDraws, drawsOf } from './support/frames.mjs';
import { Button, FakeGamepad } from './support/gamepad.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const { South, East, LeftShoulder, RightShoulder, Start, Up, Down, Left, Right } = Button;

describe('A gamepad', { concurrency: 3 }, () => {
  const stage = setStage();
  const parameters = { motion: 'off', opponent: 'person' };

  /**
   * @param {import('node:test').TestContext} t
   * @param {import('./support/stage.mjs').Opening} [opening]
   */
  async function open(t, opening = {}) {
    const game = await stage.open(t, {
      parameters,
      context: { viewport: { width: 480, height: 320 } },
      ...opening,
      prepare: async (page) => {
        await FakeGamepad.prepare(page);
        await opening.prepare?.(page);
      },
    });
    const pad = new FakeGamepad(game.page);
    await pad.connect();
    return { game, pad };
  }

  /** @param {Game} game @param {string} house */
  const at = async (game, house) => assert.equal(await focusedHouse(game), house);

  /** The stop with this name has the focus. @param {Game} game @param {string} id */
  const on = async (game, id) => assert.equal(await focused(game), game.say(id));

  test('plays an opening, opens the menu and closes it', async (t) => {
    const { game, pad } = await open(t);
    const menu = game.dialog('button.menu');
    await pad.press(South);
    await at(game, 'a1');
    await game.staysAsItIs(200);
    assert.equal(game.now.last, '', 'the first press only shows where the focus is');

    await pad.press(Right, Right, Right, Right, Right, Right);
    await at(game, 'g1');
    await game.play('g1', () => pad.press(South));
    await pad.press(Up, Up, Up, Left, Left, Left);
    await at(game, 'd4');
    await game.play('d4', () => pad.press(South));
    await game.staysAsItIs();
    compareWithReplay(game, { rules: 'traditional' });

    await pad.press(Start);
    await menu.waitFor();
    await pad.press(East);
    await menu.waitFor({ state: 'detached' });
    await on(game, 'button.menu');
    await pad.press(Start);
    await menu.waitFor();
    await pad.press(Start);
    await menu.waitFor({ state: 'detached' });
    assert.equal(game.now.last, 'd4');
  });

  test('goes round the stops of Tab, and on from the edge of the board', async (t) => {
    const { game, pad } = await open(t);
    await pad.press(South, RightShoulder);
    await on(game, 'button.got-it');
    await pad.press(RightShoulder);
    await on(game, 'button.language');
    await pad.press(Right, Right);
    await on(game, 'button.hint');
    await pad.press(Left, Left, Left);
    await on(game, 'button.language');
    await pad.press(LeftShoulder, LeftShoulder);
    await at(game, 'a1');
    await pad.press(Left);
    await at(game, 'a1');
    await pad.press(Down);
    await on(game, 'button.got-it');
    await pad.press(Up);
    await at(game, 'a1');
    await pad.press(Up, Up, Up);
    await at(game, 'a4');
    await pad.press(Up);
    await on(game, 'button.language');
  });

  test('its stick repeats while it is held, and stops at the edge', async (t) => {
    const { game, pad } = await open(t);
    await pad.tilt(0, 0.3);
    assert.equal(await focused(game), '', 'what is nearly at rest does nothing');
    await pad.press(South);
    await pad.tilt(0, 1);
    await at(game, 'b1');
    await game.page.waitForFunction(() => {
      const cell = document.activeElement;
      return cell?.getAttribute('aria-label')?.startsWith('d1');
    });
    await pad.tilt(0, 0);
    const stopped = await focused(game);
    await game.page.waitForTimeout(500);
    assert.equal(await focused(game), stopped);
    await pad.tilt(1, -1);
    await game.page.waitForTimeout(1200);
    assert.equal((await focused(game))[1], '4', 'it does not run on into the toolbar');
  });

  test('shows the focus that a click has hidden', async (t) => {
    const { game, pad } = await open(t, { seen: true });
    const ring = async () => {
      const box = await game.cell('d1').boundingBox();
      return game.page.screenshot({ clip: box ?? undefined });
    };
    await game.press(game.cell('d1'));
    await game.until('the move', ({ last }) => last === 'd1');
    await game.staysAsItIs(200);
    const hidden = await ring();
    await pad.press(South);
    await game.staysAsItIs(300);
    assert.equal(game.now.last, 'd1');
    assert.notDeepEqual(await ring(), hidden);
  });

  test('makes the choices of a dialog', async (t) => {
    const { game, pad } = await open(t, { context: { viewport: { width: 1280, height: 800 } } });
    await pad.press(South, Up, Up, Up, Up);
    while ((await focused(game)) !== game.say('button.new-game')) await pad.press(Right);
    await pad.press(South);
    await game.dialog('button.new-game').waitFor();
    await on(game, 'button.start');
    /** @param {string} id */
    const until = async (id) => {
      for (let stop = 0; (await focused(game)) !== game.say(id); ++stop) {
        assert.ok(stop < 12, `${id} is reached`);
        await pad.press(LeftShoulder);
        assert.ok(await game.page.evaluate(() => document.activeElement?.closest('[role=dialog]')));
      }
    };
    await until('rules.traditional');
    await pad.press(Right);
    await on(game, 'rules.beginner');
    await until('button.start');
    await pad.press(South);
    await game.dialog().waitFor({ state: 'detached' });
    assert.equal(game.now.houses.a1, nameOf(game.say, 'a1', 1));
  });

  test('scrolls a page with its right stick', async (t) => {
    const { game, pad } = await open(t);
    await game.button('button.menu').click();
    await game.button('button.rules').click();
    await game.page.locator('#semantics section').waitFor();
    await pad.tilt(3, 1);
    await game.page.waitForFunction(
      () => (document.querySelector('#semantics section')?.scrollTop ?? 0) > 200,
    );
    await pad.tilt(3, -1);
    await game.page.waitForFunction(
      () => document.querySelector('#semantics section')?.scrollTop === 0,
    );
  });

  test('works in the plain view, where its focus is seen, too', async (t) => {
    // Wide enough for a board that is not turned.
    const context = { viewport: { width: 640, height: 480 } };
    const { game, pad } = await open(t, { context, parameters: { ...parameters, view: 'plain' } });
    await game.cell('f1').click();
    await game.until('the move', ({ last }) => last === 'f1');
    const shadow = () =>
      game.page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).boxShadow);
    const hidden = await shadow();
    await pad.press(Right);
    await at(game, 'g1');
    assert.notEqual(await shadow(), hidden);
    await pad.press(Up, Up, Up);
    await at(game, 'g4');
    await game.play('g4', () => pad.press(South));
  });

  test('is read only while it is there and the page is seen, and draws nothing', async (t) => {
    const { game, pad } = await open(t, { prepare: countDraws });
    await pad.press(South);
    // The picture comes to rest.
    let draws = 0;
    do {
      draws = await drawsOf(game.page);
      await game.page.waitForTimeout(600);
    } while ((await drawsOf(game.page)) !== draws);
    const read = await pad.reads();
    await game.page.waitForTimeout(1000);
    assert.ok((await pad.reads()) > read + 10, 'it is read');
    assert.equal(await drawsOf(game.page), draws, 'nothing is drawn');

    const stops = async (/** @type {string} */ when) => {
      // It is asked once more whether there is one.
      await game.page.waitForTimeout(200);
      const before = await pad.reads();
      await game.page.waitForTimeout(300);
      assert.equal(await pad.reads(), before, `it is not read while ${when}`);
    };
    await game.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await stops('the page is hidden');
    await game.page.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // It is read again.
    await game.page.waitForTimeout(200);
    await pad.press(Right);
    await at(game, 'b1');
    await pad.connect(false);
    await stops('it is away');
    await pad.connect();
    await pad.press(Right);
    await at(game, 'c1');
  });
});
