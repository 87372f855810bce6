// Two people at one screen, moves that are confirmed, how the board lies, and the game that was
// under way when another one was started.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const parameters = { motion: 'off', opponent: 'person' };

/** The side whose name is shown for a group. @param {Game} game */
const opposite = (game) =>
  game.root.getByRole('group', { name: game.say('side.north'), exact: true });

/** Where a house is seen on the page. @param {Game} game @param {string} house */
async function placeOf(game, house) {
  return game.middleOf(game.cell(house));
}

describe('Two people', { concurrency: 3 }, () => {
  const stage = setStage();

  test('choose in the new game how they share the screen, and pass the device', async (t) => {
    const context = { viewport: { width: 360, height: 640 }, hasTouch: true };
    const game = await stage.open(t, { context, parameters: { motion: 'off' } });
    await game.button('button.menu').click();
    await game.button('button.new-game').click();
    await game.choice('opponent.person').click();
    await game.choice('seating.pass').click();
    await game.button('button.start').click();
    await game.turn();
    const before = await placeOf(game, 'a1');
    await game.play('a1');
    const told = game.say('caption.pass', { side: game.say('side.north') });
    await game.until('the device to be passed', ({ texts }) =>
      texts.some((text) => text.endsWith(told)),
    );
    await game.page.waitForFunction(
      ([name, x]) => {
        const cell = [...document.querySelectorAll('[role=gridcell]')].find(
          (each) => each.getAttribute('aria-label') === name,
        );
        return cell && Math.abs(cell.getBoundingClientRect().x - Number(x)) > 100;
      },
      /** @type {[string, number]} */ ([game.now.houses.a1 ?? '', before.x]),
    );
    // North's inner row stands where South's did.
    assert.ok((await placeOf(game, 'd4')).x > (await placeOf(game, 'a1')).x);
    await game.play('d4');
  });

  test('sit face to face: a finger on the turned buttons, by mouse and by keyboard', async (t) => {
    const context = { viewport: { width: 768, height: 1024 } };
    const game = await stage.open(t, { context, parameters });
    await game.openSettings();
    await game.choice('seating.face').click();
    await game.closeDialogs();
    const theirs = opposite(game);
    await theirs.waitFor();
    await game.play('a1');
    await game.play('d4');
    const undo = theirs.getByRole('button', { name: game.say('button.undo'), exact: true });
    assert.ok((await game.middleOf(undo)).y < 512, 'it lies before who sits opposite');
    await game.press(undo);
    await game.until('one move', ({ last }) => last === 'a1');
    await undo.focus();
    await game.page.keyboard.press('Enter');
    await game.until('the start', ({ last }) => last === '');

    const menu = theirs.getByRole('button', { name: game.say('button.menu'), exact: true });
    await game.press(menu);
    await game.dialog('button.menu').waitFor();
    const rules = game.dialog().getByRole('button', { name: game.say('button.rules') });
    const settings = game.dialog().getByRole('button', { name: game.say('button.settings') });
    const [first, second] = [await game.middleOf(rules), await game.middleOf(settings)];
    assert.ok(first.y > second.y, 'the menu is turned, too');
    await game.press(settings);
    await game.dialog('button.settings').waitFor();
    await game.closeDialogs();
    await game.play('b1');
  });
});

describe('A move', { concurrency: 2 }, () => {
  const stage = setStage();

  test('is confirmed by a second tap, or by the button beside the words', async (t) => {
    const game = await stage.open(t, { parameters });
    await game.openSettings();
    await game.button('field.confirm').click();
    await game.closeDialogs();
    await game.cell('a1').click();
    await game.until('a proposal', ({ buttons }) =>
      buttons.includes(game.say('button.play-house', { house: 'a1' })),
    );
    await game.staysAsItIs();
    assert.equal(game.now.last, '');
    await game.page.keyboard.press('Escape');
    await game.until('no proposal', ({ buttons }) =>
      buttons.every((each) => each !== game.say('button.play-house', { house: 'a1' })),
    );
    await game.cell('b1').click();
    await game.button('button.play-house', { house: 'b1' }).click();
    await game.until('the move', ({ last }) => last === 'b1');
    await game.cell('d4').click();
    await game.play('d4');
  });
});

describe('The board', { concurrency: 2 }, () => {
  const stage = setStage();

  test('lies as it is wanted on every screen, with its names or without', async (t) => {
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 640, height: 360 },
      { width: 1280, height: 800 },
    ]) {
      const game = await stage.open(t, { context: { viewport }, parameters });
      for (const id of ['orientation.upright', 'orientation.wide']) {
        await game.openSettings();
        await game.choice(id).click();
        await game.button('field.coordinates').click();
        await game.closeDialogs();
        const one = await placeOf(game, 'a1');
        const other = await placeOf(game, 'j1');
        const upright = Math.abs(one.y - other.y) > Math.abs(one.x - other.x);
        assert.equal(upright, id === 'orientation.upright', `${id} at ${viewport.width}`);
        for (const house of ['a1', 'j1', 'a4', 'j4']) {
          const { x, y } = await placeOf(game, house);
          assert.ok(x > 0 && x < viewport.width && y > 0 && y < viewport.height, house);
        }
      }
      await game.play('g1');
    }
  });
});

describe('A game under way', { concurrency: 2 }, () => {
  const stage = setStage();

  test('comes back after a new one was started', async (t) => {
    const context = { viewport: { width: 1280, height: 800 } };
    const game = await stage.open(t, { context, parameters });
    await game.play('g1');
    await game.button('button.new-game').click();
    await game.button('button.start').click();
    await game.until('a new game', ({ last }) => last === '');
    await game.button('button.bring-back').click();
    await game.until('the game before', ({ last }) => last === 'g1');
  });
});
