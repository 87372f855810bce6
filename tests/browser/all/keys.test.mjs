// Every screen with the keyboard alone: reached, gone through in both directions, left; in the page and in
// a frame of another one. A sample is in ../keyboard.test.mjs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { focused } from '../support/focus.mjs';
import { byKeys, focusOf, goThrough, keysTaken, unreached } from '../support/keys.mjs';
import { eventually } from '../support/offline.mjs';
import { comesToRest, screenNamed, screens, Walk } from '../support/screens.mjs';
import { setStage, withWebGl } from '../support/stage.mjs';

/** @typedef {import('../support/game.mjs').Game} Game */

const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 640 } };

describe('With the keyboard alone', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const [view, context] of /** @type {const} */ ([
    ['canvas', wide],
    ['canvas', phone],
    ['plain', wide],
  ]))
    test(
      `every screen is reached, gone through and left (${view}, ${context.viewport.width})`,
      { timeout: 600_000 },
      async (t) => {
        const game = await stage.visit(t, { context, prepare: Walk.prepare });
        const walk = new Walk(stage, game, 'en', { view });
        /** @type {string[]} */
        const faults = [];
        for (const screen of screens) {
          /** @param {string} what */
          const fault = (what) => faults.push(`${screen.name}: ${what}`);
          await walk.to(screen, byKeys);
          await goThrough(game, 'Tab');
          const back = await goThrough(game, 'Shift+Tab', async ({ name, ring }) => {
            if (!ring) fault(`${name} does not show that it has the focus`);
          });
          const forth = await goThrough(game, 'Tab');
          if (back.length !== forth.length)
            fault(`${forth.length} stops on the way there, ${back.length} on the way back`);
          for (const name of await unreached(game)) fault(`${name} is never reached`);
        }
        assert.deepEqual(faults, []);
      },
    );

  test('Escape leads back to what opened a dialog', { timeout: 600_000 }, async (t) => {
    const game = await stage.visit(t, { context: wide, prepare: Walk.prepare });
    const walk = new Walk(stage, game, 'en');
    /** @type {string[]} */
    const faults = [];
    for (const screen of screens) {
      let first = '';
      await walk.to(screen, async (_, target) => {
        const before = await target.getAttribute('aria-label');
        first ||= before ?? (await target.textContent()) ?? '';
        await byKeys(game, target);
      });
      const byLink = screen.parameters?.lesson ?? screen.parameters?.puzzle;
      if (!first || byLink || !game.now.dialog) continue;
      // Where stones are in hand, the first one puts them down.
      for (let escape = 0; escape < 4 && game.now.dialog; ++escape) {
        await game.page.keyboard.press('Escape');
        await comesToRest(game, 200);
      }
      // A house tells something else by then.
      const short = /^[a-j][1-4]/.exec(first)?.[0] ?? first;
      const at = await focused(game);
      if (!at.startsWith(short)) faults.push(`${screen.name}: ${at} instead of ${first}`);
    }
    assert.deepEqual(faults, []);
  });
});

describe('Over the picture', () => {
  const stage = setStage(withWebGl);

  /** @param {Game} game */
  const placeOfFocus = ({ page }) =>
    page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const [x, y] = [Math.max(box.x - 6, 0), Math.max(box.y - 6, 0)];
      const width = Math.min(box.right + 6, innerWidth) - x;
      return { x, y, width, height: Math.min(box.bottom + 6, innerHeight) - y };
    });

  /** @param {Game} game @param {{ x: number, y: number, width: number, height: number }} clip */
  const pictureOf = async ({ page }, clip) => (await page.screenshot({ clip })).toString('base64');

  /** When what is due has been drawn. @param {Game} game */
  const framesLater = ({ page }) =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; ++frame) await new Promise(requestAnimationFrame);
    });

  for (const name of ['game-after-moves', 'menu', 'new-game', 'kept', 'arranging', 'puzzles'])
    test(`a ring is drawn around what has the focus: ${name}`, { timeout: 300_000 }, async (t) => {
      const game = await stage.visit(t, { prepare: Walk.prepare, seen: true });
      await new Walk(stage, game, 'en').to(screenNamed(name));
      const { page } = game;
      /** What had the focus last, with its ring. */
      let last = { name: '', clip: { x: 0, y: 0, width: 1, height: 1 }, picture: '' };
      for (let stop = 0; stop < 8; ++stop) {
        await page.keyboard.press('Tab');
        const { name, clip: before, picture } = last;
        if (picture)
          await eventually(`${name} to show that it has the focus no more`, async () => {
            return (await pictureOf(game, before)) !== picture;
          });
        else await framesLater(game);
        const at = await focusOf(game);
        const clip = await placeOfFocus(game);
        last = { name: at?.name ?? '', clip, picture: at ? await pictureOf(game, clip) : '' };
      }
    });
});

describe('In a frame', { concurrency: 2 }, () => {
  const stage = setStage();

  /** @param {Game} game */
  const host = ({ page }) => page.evaluate(() => document.activeElement?.id);

  /** Of these the test itself moves the focus into the frame. */
  const own = ['capture-preview', 'readings', 'open-unreadable'];

  for (const view of ['canvas', 'plain'])
    test(`no screen takes the focus or keeps it (${view})`, { timeout: 600_000 }, async (t) => {
      const game = await stage.openFramed(t, { context: wide, parameters: { view } });
      await Walk.prepare(game.page);
      const walk = new Walk(stage, game, 'en', { view });
      /** @type {string[]} */
      const faults = [];
      for (const screen of screens.filter(({ name }) => !own.includes(name))) {
        /** @param {string} what */
        const fault = (what) => faults.push(`${screen.name}: ${what}`);
        await game.page.locator('#before').focus();
        await walk.to(screen, (_, target) =>
          target.evaluate((each) => /** @type {HTMLElement} */ (each).click()),
        );
        if ((await host(game)) !== 'before') fault('it takes the focus');
        await game.page.locator('#before').focus();
        const forth = await goThrough(game, 'Tab', async ({ name }) => {
          for (const key of await keysTaken(game)) fault(`${name} takes ${key}`);
        });
        if (!forth.length) fault('Tab does not lead into it');
        if ((await host(game)) !== 'after') fault(`Tab leads to ${await host(game)}`);
        const back = await goThrough(game, 'Shift+Tab');
        if ((await host(game)) !== 'before') fault(`Shift+Tab leads to ${await host(game)}`);
        if (back.length !== forth.length) fault(`${forth.length} stops there, ${back.length} back`);
        assert.equal(await focusOf(game), null);
      }
      assert.deepEqual(faults, []);
    });
});
