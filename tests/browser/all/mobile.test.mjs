// Phones and tablets, as Chromium plays them: their screens, their pixels, and fingers instead of a mouse.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { devices } from 'playwright-core';
import { setStage } from '../support/stage.mjs';

const phones = ['iPhone SE', 'iPhone 14', 'Galaxy S24', 'Pixel 7', 'Pixel 7 landscape'];
const tablets = ['iPad Mini', 'Galaxy Tab S4 landscape'];

/** The least that a finger meets, in CSS pixels (WCAG 2.2, 2.5.8). */
const leastTarget = 24;

describe('By touch, on', { concurrency: 2 }, () => {
  const stage = setStage();
  for (const name of [...phones, ...tablets])
    test(`${name}, a game against the program is played and the language changed`, async (t) => {
      const { defaultBrowserType: _, ...context } = devices[name];
      const parameters = { motion: 'off', opponent: '2' };
      const game = await stage.open(t, { context, parameters });
      const { width, height } = context.viewport;

      /** @param {import('playwright-core').Locator} locator */
      const tap = async (locator) => {
        const { x, y } = await game.middleOf(locator);
        assert.ok(x > 0 && y > 0 && x < width && y < height, 'it is on the screen');
        await game.page.touchscreen.tap(x, y);
      };
      for (const house of Object.keys(game.now.houses)) {
        const box = await game.cell(house).boundingBox();
        assert.ok(box && Math.min(box.width, box.height) >= leastTarget, `${house} is met`);
      }
      for (let move = 0; move < 3; ++move) {
        const [house] = (await game.turn()).playable;
        await game.play(house, tap);
        await game.until('an answer', ({ last, playable, dialog }) => {
          return dialog !== '' || (last !== house && playable.length > 0);
        });
      }
      await tap(game.button('button.language'));
      await tap(game.root.getByRole('radio', { name: 'Polski' }));
      await game.until('Polish', ({ language }) => language === 'pl');
      game.expectLanguage('pl');
      await tap(game.button('button.close'));
      await game.dialog().waitFor({ state: 'detached' });
      await tap(game.button('button.menu'));
      await game.dialog('button.menu').waitFor();
      assert.ok(
        await game.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'nothing sticks out sideways',
      );
    });
});
