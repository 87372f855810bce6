// The picture: drawn when something changes and not otherwise, and as fine as the screen.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareWithReplay } from './support/account.mjs';
import { comesToRest, countFrames, framesOf } from './support/frames.mjs';
import { coloursIn } from './support/pixels.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */
/** @typedef {import('playwright-core').Page} Page */

/** What every page here is opened with. */
const seen = { seen: true, parameters: { motion: 'off', opponent: 'person' } };

/** Seconds in which an idle board draws nothing. */
const idle = 10;

/** @param {Page} page @param {string} what */
async function checkIdle(page, what) {
  await comesToRest(page);
  const before = await framesOf(page);
  await page.waitForTimeout(idle * 1000);
  assert.equal((await framesOf(page)) - before, 0, `frames while ${what}`);
}

// Most of their time these only wait.
describe('Frames', { concurrency: 5 }, () => {
  const stage = setStage();

  test('are not drawn while the first move is waited for', async (t) => {
    const game = await stage.open(t, { ...seen, prepare: countFrames });
    await checkIdle(game.page, 'the game waits for the first move');
  });

  test('are drawn for a move, and not after it', async (t) => {
    const game = await stage.open(t, { ...seen, prepare: countFrames });
    const before = await framesOf(game.page);
    await game.play('g1');
    assert.ok((await framesOf(game.page)) > before, 'a move is drawn');
    await checkIdle(game.page, 'the game waits for the second move');
  });

  test('are not drawn while a dialog is open', async (t) => {
    const game = await stage.open(t, { ...seen, prepare: countFrames });
    await game.openSettings();
    await checkIdle(game.page, 'a dialog is open');
  });

  test('are not drawn in the plain view', async (t) => {
    const game = await stage.open(t, { ...seen, prepare: countFrames });
    await game.openSettings();
    await game.choice('view.plain').click();
    await game.page.locator('#picture').waitFor({ state: 'hidden' });
    await checkIdle(game.page, 'the plain view is shown');
  });

  test('are not drawn while the page is hidden', async (t) => {
    const game = await stage.open(t, {
      ...seen,
      parameters: { motion: 'slow', opponent: 'person' },
      prepare: async (page) => {
        await countFrames(page);
        await page.addInitScript(() => {
          Object.defineProperty(document, 'hidden', { get: () => document.title === 'hidden' });
        });
      },
    });
    /** @param {string} title */
    const setTitle = (title) =>
      game.page.evaluate((text) => {
        document.title = text;
        document.dispatchEvent(new Event('visibilitychange'));
      }, title);
    await game.play('j1');
    await setTitle('hidden');
    await game.page.waitForTimeout(200);
    const before = await framesOf(game.page);
    const { houses } = game.now;
    await game.page.waitForTimeout(2000);
    assert.equal((await framesOf(game.page)) - before, 0);
    assert.deepEqual(game.now.houses, houses, 'the motion waits');
    await setTitle('seen');
    await game.turn();
    compareWithReplay(game, { rules: 'traditional' });
  });
});

describe('The picture', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const [ratio, width, height] of [
    [1, 1280, 800],
    [1.5, 640, 360],
    [2, 360, 640],
    [3, 360, 640],
  ])
    test(`has a pixel for each of the screen’s at a ratio of ${ratio}`, async (t) => {
      const context = { deviceScaleFactor: ratio, viewport: { width, height } };
      const game = await stage.open(t, { ...seen, context });
      assert.deepEqual(await sizeOf(game), { width: width * ratio, height: height * ratio });
      assert.ok((await coloursIn(game.page)) > 500, 'the picture is not blank');
    });

  test('follows the window while stones travel', async (t) => {
    const game = await stage.open(t, {
      ...seen,
      parameters: { motion: 'slow', opponent: 'person' },
    });
    await game.play('j1');
    for (const [width, height] of [
      [640, 360],
      [360, 640],
      [1000, 700],
    ]) {
      await game.page.setViewportSize({ width, height });
      await game.page.waitForFunction(
        ([x, y]) => {
          const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('picture'));
          return canvas.width === x && canvas.height === y;
        },
        [width, height],
      );
      for (const house of ['a1', 'j4']) {
        const { x, y } = await game.middleOf(game.cell(house));
        assert.ok(x > 0 && x < width && y > 0 && y < height, `${house} is on the screen`);
      }
    }
    await game.page.keyboard.press('Escape');
    await game.turn();
    await game.play('d4');
    compareWithReplay(game, { rules: 'traditional' });
  });

  test('changes with a move, and shows a glow around what can be played', async (t) => {
    const game = await stage.open(t, seen);
    /** @param {string} house */
    const look = async (house) => {
      const box = await game.cell(house).boundingBox();
      return game.page.screenshot({ clip: box ?? undefined });
    };
    await game.page.mouse.move(1, 1);
    const before = { f1: await look('f1'), d4: await look('d4') };
    await game.play('g1');
    await game.page.mouse.move(1, 1);
    await game.staysAsItIs();
    assert.notDeepEqual(await look('f1'), before.f1, 'f1 glows no more');
    assert.notDeepEqual(await look('d4'), before.d4, 'd4 glows now');
  });
});

/** The size of the canvas in its own pixels. @param {Game} game */
const sizeOf = ({ page }) =>
  page.locator('#picture').evaluate((element) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (element);
    return { width, height };
  });
