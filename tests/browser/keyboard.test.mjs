// Playing with the keyboard alone, in the page and in a frame of another page.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareWithReplay, nameOf } from './support/account.mjs';
import { focused, focusedHouse } from './support/focus.mjs';
import { byKeys, goThrough, unreached } from './support/keys.mjs';
import { screenNamed, Walk } from './support/screens.mjs';
import { setStage } from './support/stage.mjs';

describe('The keyboard', { concurrency: 3 }, () => {
  const stage = setStage();
  const parameters = { motion: 'off', opponent: 'person' };

  test('Tab goes through the page and out of it at both ends', async (t) => {
    const game = await stage.open(t, { parameters });
    const { keyboard } = game.page;
    const stops = [
      game.say('shell.plain-view'),
      game.say('button.language'),
      nameOf(game.say, 'a1', 2),
      game.say('button.got-it'),
    ];
    for (const stop of stops) {
      await keyboard.press('Tab');
      assert.equal(await focused(game), stop);
    }
    await keyboard.press('Tab');
    assert.equal(await focused(game), '', 'Tab leaves the page');
    for (const stop of [...stops].reverse()) {
      await keyboard.press('Shift+Tab');
      assert.equal(await focused(game), stop);
    }
    await keyboard.press('Shift+Tab');
    assert.notEqual(await focused(game), stops[0], 'Shift+Tab leaves the page');
  });

  test('the arrows, Home and End move over the board as it is seen', async (t) => {
    const game = await stage.open(t, { parameters });
    await game.cell('a4').focus();
    /** @type {[string, string][]} */
    const way = [
      ['ArrowUp', 'a4'],
      ['ArrowLeft', 'a4'],
      ['ArrowRight', 'b4'],
      ['ArrowDown', 'b3'],
      ['End', 'j3'],
      ['ArrowRight', 'j3'],
      ['ArrowDown', 'j2'],
      ['Home', 'a2'],
      ['ArrowDown', 'a1'],
      ['ArrowDown', 'a1'],
      ['Control+End', 'j1'],
      ['ArrowUp', 'j2'],
      ['ArrowLeft', 'i2'],
      ['Control+Home', 'a4'],
    ];
    for (const [key, house] of way) {
      await game.page.keyboard.press(key);
      assert.equal(await focusedHouse(game), house, `after ${key}`);
    }
    // Tab comes back to the house that was left.
    await game.page.keyboard.press('ArrowRight');
    await game.page.keyboard.press('Tab');
    await game.page.keyboard.press('Shift+Tab');
    assert.equal(await focusedHouse(game), 'b4');
  });

  test('upright and for North the arrows follow what is seen, too', async (t) => {
    const context = { viewport: { width: 360, height: 640 } };
    const game = await stage.open(t, { context, parameters: { ...parameters, side: 'north' } });
    await game.cell('e3').focus();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const before = await game.middleOf(game.cell(await focusedHouse(game)));
      await game.page.keyboard.press(key);
      const after = await game.middleOf(game.cell(await focusedHouse(game)));
      const dx = Math.sign(Math.round(after.x - before.x));
      const dy = Math.sign(Math.round(after.y - before.y));
      /** @type {Record<string, [number, number]>} */
      const wanted = {
        ArrowLeft: [-1, 0],
        ArrowRight: [1, 0],
        ArrowUp: [0, -1],
        ArrowDown: [0, 1],
      };
      assert.deepEqual([dx, dy], wanted[key], key);
    }
  });

  test('the focus stays in its house when the board turns', async (t) => {
    const game = await stage.open(t, { parameters });
    await game.cell('g2').focus();
    for (const [width, height] of [
      [360, 640],
      [640, 360],
    ]) {
      await game.page.setViewportSize({ width, height });
      const turned = height > width ? 'board turned' : 'board';
      await game.root.locator(`[role=grid][data-kind="${turned}"]`).waitFor();
      assert.equal(await focusedHouse(game), 'g2');
    }
  });

  test('a game is played without letting go of the keyboard, and the focus stays', async (t) => {
    const game = await stage.open(t, { parameters });
    const { keyboard } = game.page;
    for (let stop = 0; stop < 3; ++stop) await keyboard.press('Tab');
    const move = {
      g1: ['Control+End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter'],
      d4: ['Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', ' '],
    };
    for (const [house, keys] of Object.entries(move)) {
      await game.play(house, async () => {
        for (const key of keys) await keyboard.press(key);
      });
      await game.staysAsItIs(200);
      assert.equal(await focusedHouse(game), house);
    }
    compareWithReplay(game, { rules: 'traditional' });
  });

  test('a key that is held down plays once', async (t) => {
    const game = await stage.open(t, { parameters });
    await game.cell('g1').focus();
    await game.page.keyboard.down('Enter');
    await game.until('the move', ({ last }) => last === 'g1');
    for (let repeat = 0; repeat < 5; ++repeat) await game.page.keyboard.down('Enter');
    await game.page.keyboard.up('Enter');
    await game.staysAsItIs();
    assert.ok(game.caption.endsWith(game.say('turn.north')), game.caption);
  });

  test('the arrows move within the toolbar, which is one stop of Tab', async (t) => {
    const game = await stage.open(t, { context: { viewport: { width: 1280, height: 800 } } });
    const { keyboard } = game.page;
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    const ids = 'language undo redo hint moves analysis rules menu new-game language'.split(' ');
    for (const id of ids) {
      assert.equal(await focused(game), game.say(`button.${id}`));
      await keyboard.press('ArrowRight');
    }
    for (let i = 0; i < 2; ++i) await keyboard.press('ArrowLeft');
    assert.equal(await focused(game), game.say('button.new-game'));
    await keyboard.press('Enter');
    await game.dialog('button.new-game').waitFor();
  });

  test('letters undo, redo, hint, flip and open, on the board and nowhere else', async (t) => {
    const context = { viewport: { width: 1280, height: 800 } };
    const game = await stage.open(t, { context, parameters });
    const { keyboard } = game.page;
    const grid = game.page.getByRole('grid');
    const topLeft = () => grid.getByRole('gridcell').first().getAttribute('aria-label');
    await game.play('g1');
    await game.play('d4');
    const { houses } = game.now;
    await game.button('button.rules').focus();
    for (const key of ['u', 'r', 'h', 'f', 'n', '?']) await keyboard.press(key);
    await game.staysAsItIs();
    assert.equal(game.now.dialog, '', 'in the toolbar they do nothing');

    await game.cell('e2').focus();
    await keyboard.press('u');
    await game.until('one move less', ({ last }) => last === 'g1');
    await keyboard.press('Control+u');
    await game.staysAsItIs();
    await keyboard.press('U');
    await game.until('no move', ({ last }) => last === '');
    await keyboard.press('r');
    await game.until('one move', ({ last }) => last === 'g1');
    await keyboard.press('r');
    await game.until('two moves', ({ last }) => last === 'd4');
    assert.deepEqual(game.now.houses, houses);
    const upright = await topLeft();
    await keyboard.press('f');
    await game.until('the board to turn', ({ houses: now }) => Object.keys(now)[0] === 'j1');
    assert.notEqual(await topLeft(), upright);
    await game.cell('e2').focus();
    await keyboard.press('h');
    await game.page.locator('[role=gridcell][data-kind~=hint]').waitFor();
    for (const [key, name] of [
      ['n', game.say('button.new-game')],
      ['?', 'The rules of Kiela'],
    ]) {
      await keyboard.press(key);
      await game.until('a dialog', ({ dialog }) => dialog.startsWith(name));
      await keyboard.press('Escape');
      await game.dialog().waitFor({ state: 'detached' });
      assert.equal(await focusedHouse(game), 'e2');
    }
  });

  test('letters can be switched off, for good', async (t) => {
    const context = { viewport: { width: 1280, height: 800 } };
    const game = await stage.open(t, { context, parameters });
    await game.openSettings();
    await game.button('field.keys').click();
    await game.closeDialogs();
    for (const visit of ['this', 'the next']) {
      await game.play('g1');
      await game.cell('e2').focus();
      const row = game.say('button.read.row', { house: 'e2' });
      const { buttons } = await game.until('its row', (now) => now.buttons.includes(row));
      for (const key of ['u', 'r', 'h', 'f', 'n', '?']) await game.page.keyboard.press(key);
      await game.staysAsItIs();
      assert.deepEqual(game.now.buttons, buttons, `nothing opens in ${visit} visit`);
      await game.button('button.undo').click();
      await game.until('the start', ({ last, playable }) => last === '' && playable.length > 0);
      game.moments.length = 0;
      await game.page.reload();
      await game.turn();
    }
  });

  // All of them are in all/keys.test.mjs.
  for (const [view, names] of Object.entries({ canvas: ['open'], plain: ['rules', 'lesson'] }))
    test(`screens are reached, gone through and left: ${names} in the view ${view}`, async (t) => {
      const game = await stage.visit(t, { prepare: Walk.prepare });
      const walk = new Walk(stage, game, 'en', { view });
      for (const name of names) {
        await walk.to(screenNamed(name), byKeys);
        await goThrough(game, 'Tab');
        await goThrough(game, 'Shift+Tab', async ({ name, ring }) =>
          assert.ok(ring, `${name} shows that it has the focus`),
        );
        assert.deepEqual(await unreached(game), [], name);
      }
    });

  test('a lesson opened by link shows no focus before a key is pressed, and can be read out', async (t) => {
    const game = await stage.open(t, { parameters: { ...parameters, lesson: '6' } });
    assert.equal(await focused(game), game.now.dialog, 'the lesson as a whole has it');
    await game.cell('g2').focus();
    await game.page.keyboard.press('l');
    await game.until('the task', ({ spoken, texts }) =>
      spoken.endsWith(texts[0].replace('\n', ' ')),
    );
    await game.page.keyboard.press('o');
    const start = game.say('read.facing', { house: 'g2', inner: '##', outer: '' }).split('##')[0];
    await game.until('what it faces', ({ spoken }) => spoken.includes(start));
  });

  test('Escape leads from a lesson to the list, and from that to what opened it', async (t) => {
    const game = await stage.open(t, { parameters });
    await game.button('button.menu').press('Enter');
    await game.button('button.learn').press('Enter');
    await game.dialog('button.learn').waitFor();
    await game.root.getByRole('option', { name: '6. ' }).press('Enter');
    await game.until('the lesson', ({ dialog }) => dialog.startsWith('6. '));
    assert.match(await focused(game), /^[a-j][12]/);
    await game.page.keyboard.press('Escape');
    await game.dialog('button.learn').waitFor();
    assert.match(await focused(game), /^6\. /);
    await game.page.keyboard.press('Escape');
    await game.dialog().waitFor({ state: 'detached' });
    assert.equal(await focused(game), game.say('button.menu'));
  });

  test('keys that the game does not use are left to the browser', async (t) => {
    const game = await stage.open(t);
    await game.cell('e2').focus();
    const isLeft = (/** @type {{ key: string, ctrlKey?: boolean, altKey?: boolean }} */ init) =>
      game.cell('e2').evaluate((cell, keys) => {
        const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
        return cell.dispatchEvent(event);
      }, init);
    for (const key of ['Tab', 'F1', 'F5', 'F6', 'F12', 'PageDown', 'PageUp', 'Backspace', 'a', '/'])
      assert.equal(await isLeft({ key }), true, key);
    for (const key of ['r', 'l', 't', 'f', '+', 'ArrowLeft', 'PageDown'])
      assert.equal(await isLeft({ key, ctrlKey: true }), true, `Ctrl+${key}`);
    assert.equal(await isLeft({ key: 'ArrowLeft', altKey: true }), true, 'Alt+Left');
    assert.equal(await isLeft({ key: 'ArrowDown' }), false, 'an arrow is the game’s');
  });
});

describe('In a frame', { concurrency: 2 }, () => {
  const stage = setStage();
  const parameters = { motion: 'off', opponent: 'person' };

  test('Tab goes in and out at both ends', async (t) => {
    const game = await stage.openFramed(t, { parameters });
    const host = () => game.page.evaluate(() => document.activeElement?.id);
    const { keyboard } = game.page;
    await game.page.getByText('before').focus();
    for (let stop = 0; stop < 4; ++stop) {
      await keyboard.press('Tab');
      assert.equal(await host(), 'frame');
      assert.notEqual(await focused(game), '');
    }
    await keyboard.press('Tab');
    assert.equal(await host(), 'after');
    for (let stop = 0; stop < 4; ++stop) {
      await keyboard.press('Shift+Tab');
      assert.equal(await host(), 'frame');
    }
    assert.equal(await focused(game), game.say('shell.plain-view'));
    await keyboard.press('Shift+Tab');
    assert.equal(await host(), 'before');
  });

  test('it does not take the focus from the page around', async (t) => {
    const game = await stage.openFramed(t, { parameters });
    const host = () => game.page.evaluate(() => document.activeElement?.id);
    await game.page.getByText('before').focus();
    await game.play('g1', (cell) =>
      cell.evaluate((element) => /** @type {HTMLElement} */ (element).click()),
    );
    await game
      .button('button.menu')
      .evaluate((element) => /** @type {HTMLElement} */ (element).click());
    await game.dialog('button.menu').waitFor();
    assert.equal(await host(), 'before');
  });

  test('a house is played with a click, and the wheel scrolls the page around', async (t) => {
    const game = await stage.openFramed(t, { parameters });
    await game.play('g1');
    const { x, y } = await game.middleOf(game.cell('e2'));
    await game.page.mouse.move(x, y);
    await game.page.mouse.wheel(0, 300);
    await game.page.waitForFunction(() => window.scrollY > 100);
    compareWithReplay(game, { rules: 'traditional' });
  });
});
