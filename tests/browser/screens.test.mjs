// Screens of all shapes, and what changes while the game runs: pixel ratio, orientation, safe areas.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareWithReplay } from './support/account.mjs';
import { focusedHouse } from './support/focus.mjs';
import { faultsOf } from './support/lint.mjs';
import { coloursIn, sharpnessOf } from './support/pixels.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const parameters = { motion: 'off', opponent: 'person' };

/** @param {Game} game @param {number} width @param {number} height */
async function resize({ page }, width, height) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(
    ([x, y]) => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('picture'));
      return canvas.width === x && canvas.height === y;
    },
    [width, height],
  );
  // The semantics come with the picture.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

describe('A screen', { concurrency: 3 }, () => {
  const stage = setStage();

  /** Width, height and the least side of a house. @type {[number, number, number][]} */
  const sizes = [
    [320, 256, 24],
    [320, 568, 24],
    [360, 640, 44],
    [400, 300, 24],
    [480, 1024, 44],
    [507, 1024, 44],
    [640, 360, 44],
    [678, 1024, 44],
    [768, 1024, 44],
    [800, 600, 44],
    [844, 390, 44],
    [900, 600, 44],
    [1024, 507, 44],
    [1024, 768, 44],
    [1280, 800, 44],
    [1920, 540, 44],
    [2560, 1080, 44],
  ];
  for (const [language, percent] of /** @type {const} */ ([
    ['en', 100],
    ['pl', 100],
    ['pl', 200],
  ]))
    test(`holds everything beside each other, in ${language}, at ${percent} %`, async (t) => {
      const game = await stage.open(t, { language, parameters });
      if (percent > 100) {
        await game.openSettings();
        await game.choice('choice.percent', { percent }).click();
        await game.closeDialogs();
      }
      await game.play('g1');
      for (const [width, height, least] of sizes) {
        await resize(game, width, height);
        const where = `at ${width} × ${height}`;
        assert.deepEqual(await faultsOf(game), [], where);
        const box = await game.cell('e2').boundingBox();
        // Large letters take their room from the board.
        const side = percent > 100 ? 24 : least;
        assert.ok(
          box && Math.min(box.width, box.height) >= side,
          `${where}: a house ${JSON.stringify(box)}`,
        );
      }
    });

  test('may have notches, and they may change sides', async (t) => {
    const context = { viewport: { width: 844, height: 390 } };
    const game = await stage.open(t, { context, parameters });
    const session = await game.page.context().newCDPSession(game.page);
    for (const insets of [
      { top: 0, right: 0, bottom: 0, left: 0 },
      { top: 0, right: 0, bottom: 21, left: 47 },
      { top: 0, right: 47, bottom: 21, left: 0 },
      { top: 30, right: 0, bottom: 0, left: 0 },
      { top: 0, right: 0, bottom: 30, left: 0 },
    ]) {
      const commits = game.moments.length;
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await game.page.waitForFunction(({ top, left }) => {
        const box = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
        return box && Math.round(box.top) === top && Math.round(box.left) === left + 8;
      }, insets);
      assert.deepEqual(await faultsOf(game, insets), [], JSON.stringify(insets));
      assert.equal(game.moments.length, commits, 'nothing is said of it');
    }
    await game.play('g1');
  });

  test('may change its pixel ratio, and the picture is as fine as before', async (t) => {
    const game = await stage.open(t, { parameters, seen: true });
    const session = await game.page.context().newCDPSession(game.page);
    // Another width each time, too: else the browser tells the page nothing of what is emulated.
    for (const [ratio, width] of [
      [1, 640],
      [2, 641],
      [3, 642],
      [1.5, 643],
      [1, 644],
    ]) {
      const metrics = { width, height: 360, deviceScaleFactor: ratio, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
      await game.page.waitForFunction(
        ([x, y]) => {
          const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('picture'));
          return Math.abs(canvas.width - x) <= 1 && Math.abs(canvas.height - y) <= 1;
        },
        [width * ratio, 360 * ratio],
      );
      await game.staysAsItIs(200);
      assert.ok((await coloursIn(game.page)) > 500, `at ${ratio} the picture is not blank`);
      const sharpness = await sharpnessOf(game.page);
      assert.ok(sharpness > 1.2, `at ${ratio} it is sharp: ${sharpness}`);
    }
    await game.play('g1');
    compareWithReplay(game, { rules: 'traditional' });
  });

  test('may be turned while stones travel: the focus stays, and so does the game', async (t) => {
    const context = { viewport: { width: 360, height: 640 } };
    const slow = { ...parameters, motion: 'slow' };
    const game = await stage.open(t, { context, parameters: slow });
    await game.play('j1', (cell) => cell.press('Enter'));
    for (const [width, height] of [
      [640, 360],
      [360, 640],
      [640, 360],
    ]) {
      await resize(game, width, height);
      const turned = height > width ? 'board turned' : 'board';
      await game.root.locator(`[role=grid][data-kind="${turned}"]`).waitFor();
      assert.equal(await focusedHouse(game), 'j1');
      assert.ok(game.now.buttons.includes(game.say('button.skip')), 'the stones still travel');
    }
    await game.page.keyboard.press('Escape');
    await game.turn();
    assert.equal(await focusedHouse(game), 'j1');
    await game.page.keyboard.press('ArrowUp');
    assert.equal(await focusedHouse(game), 'j2', 'the arrows follow what is seen');
    await game.play('d4');
    await game.page.keyboard.press('Escape');
    await game.turn();
    compareWithReplay(game, { rules: 'traditional' });
  });
});
