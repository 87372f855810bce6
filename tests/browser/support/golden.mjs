// Golden pictures: what the main screens look like, kept in tests/browser/golden/ and compared with what
// they look like now. Scaled down and compressed, so that the folder stays small; compared so that the
// noise of antialiasing and compression passes, and a moved button, a missing mark or another colour
// does not (compare.mjs).
//
//   npm run golden    writes them anew, from dist/
//
// Look at each before it is kept.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { compare, encode } from './compare.mjs';
import { Clock } from './clock.mjs';

/** @typedef {import('./game.mjs').Game} Game */
/** @typedef {import('./stage.mjs').Stage} Stage */

/** @param {string} name */
const folder = (name) => fileURLToPath(new URL(name, import.meta.url));
const goldens = folder('../golden/');
const results = folder('../../../build/golden/');
const writes = process.env.KIELA_GOLDEN === 'write';

/** The longer side of what is kept, in pixels. */
const longest = 640;

export const sizes = {
  '360x640': { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  '640x360': { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 },
  '768x1024': { viewport: { width: 768, height: 1024 } },
  '1280x800': { viewport: { width: 1280, height: 800 } },
  '3840x2160': { viewport: { width: 3840, height: 2160 } },
};
/** @typedef {keyof typeof sizes} Size */

/** North's f3 captures at once, and on and on. */
const manyCaptures =
  '0,2,1,4,0,1,4,0,0,3/1,0,2,2,3,1,4,3,0,2/0,0,0,0,0,1,1,1,5,5/2,0,3,0,1,0,2,1,1,0 n';
/** Few houses hold nearly all stones. */
const heaps = '0,1,0,0,2,0,0,0,0,1/0,0,1,0,0,0,2,0,0,0/0,3,0,0,12,0,0,1,0,7/0,0,17,0,0,1,0,5,0,3 s';
/** So few moves are left that the analysis comes to its end. */
const nearTheEnd =
  '0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,1,0,0,0,0/1,0,0,0,0,0,0,0,0,0 s';
/** South's f2 captures North's last stone. */
const almostWon =
  '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0,0,0 s';

/**
 * @typedef {object} State
 * @property {Record<string, string>} [parameters]
 * @property {(game: Game, clock: Clock) => Promise<unknown>} [reach] from the board
 */

/** Opens a dialog by its button in the header, or in the menu where that has it. */
/** @param {Game} game @param {string} id */
async function open(game, id) {
  const direct = await game.button(id).count();
  if (!direct) await tap(game, game.button('button.menu'));
  await tap(game, game.button(id));
}

/** Presses something and leaves with the mouse. */
/** @param {Game} game @param {import('playwright-core').Locator} target */
async function tap(game, target) {
  await target.scrollIntoViewIfNeeded();
  await game.press(target);
  await game.page.mouse.move(1, 1);
}

/** @type {Record<string, State>} */
const states = {
  start: {},
  capture: {
    parameters: { position: manyCaptures, motion: 'normal', side: 'north' },
    async reach(game, clock) {
      await tap(game, game.cell('f3'));
      const flash = game.page.locator('[role=gridcell][data-kind~=captured]');
      await clock.advanceUntil(async () => (await flash.count()) === 2);
      await clock.advance(100);
    },
  },
  heaps: {
    parameters: { position: heaps },
    async reach(game) {
      await tap(game, game.button('button.got-it'));
      await tap(game, game.cell('b2'));
      await game.until('the move', ({ last }) => last === 'b2');
    },
  },
  'new-game': { reach: (game) => open(game, 'button.new-game') },
  menu: { reach: (game) => open(game, 'button.menu') },
  settings: {
    async reach(game) {
      await tap(game, game.button('button.menu'));
      await tap(game, game.button('button.settings'));
    },
  },
  'large-text': {
    async reach(game) {
      await game.openSettings();
      await tap(game, game.choice('choice.percent', { percent: 200 }));
      await game.closeDialogs();
    },
  },
  rules: { reach: (game) => open(game, 'button.rules') },
  moves: {
    async reach(game) {
      for (const house of ['g1', 'd4', 'h2', 'c4']) {
        await tap(game, game.cell(house));
        await game.until('the move', ({ last }) => last === house);
      }
      await open(game, 'button.moves');
    },
  },
  arranging: {
    async reach(game) {
      await open(game, 'button.new-game');
      await tap(game, game.group('field.expert').getByRole('radio').first());
      await tap(game, game.button('button.start'));
      await tap(game, game.cell('g1'));
    },
  },
  'face-to-face': {
    async reach(game) {
      await open(game, 'button.new-game');
      await tap(game, game.choice('seating.face'));
      await tap(game, game.button('button.start'));
      await tap(game, game.cell('g1'));
      await game.until('the move', ({ last }) => last === 'g1');
    },
  },
  analysis: {
    parameters: { position: nearTheEnd },
    async reach(game) {
      await open(game, 'button.analysis');
      // Until it says nothing new any more.
      for (let before = -1; before !== game.moments.length;) {
        before = game.moments.length;
        await game.page.waitForTimeout(1500);
      }
    },
  },
  learn: { reach: (game) => open(game, 'button.learn') },
  lesson: {
    parameters: { lesson: '6' },
    async reach(game) {
      await tap(game, game.cell('b1'));
      await game.until('what is wrong', ({ texts }) =>
        texts.some((text) => text.includes(game.say('lesson.hint.capture'))),
      );
    },
  },
  result: {
    parameters: { position: almostWon, opponent: '1' },
    async reach(game) {
      await tap(game, game.cell('f2'));
      await game.dialog('result.title.you').waitFor();
    },
  },
};

/**
 * Compares all states at one size and in one theme with their goldens.
 * @param {Stage} stage
 * @param {Size} size
 * @param {'light' | 'dark'} theme
 */
export function testGoldens(stage, size, theme) {
  test(`${size}, ${theme}`, async (t) => {
    const game = await stage.visit(t, { context: sizes[size], prepare, seen: true });
    const clock = new Clock(game.page);
    /** @type {string[]} */
    const others = [];
    for (const [state, { parameters, reach }] of Object.entries(states)) {
      const common = { theme, motion: 'off', opponent: 'person' };
      // Everything as on a first visit.
      await game.page.evaluate(() => localStorage.clear());
      game.moments.length = 0;
      await game.page.goto(stage.addressOf({ parameters: { ...common, ...parameters } }));
      await game.board();
      await reach?.(game, clock);
      await settle(game);
      const actual = await encode(game.page, longest);
      const name = `${size}-${theme}-${state}`;
      const file = path.join(goldens, `${name}.webp`);
      if (writes) {
        writeFileSync(file, actual);
        continue;
      }
      assert.ok(existsSync(file), `${file} is not there: npm run golden writes it`);
      const golden = readFileSync(file);
      if (golden.equals(actual)) continue;
      const { faults, picture } = await compare(game.page, golden, actual);
      if (!faults.length) continue;
      mkdirSync(results, { recursive: true });
      writeFileSync(path.join(results, `${name}.actual.webp`), actual);
      writeFileSync(path.join(results, `${name}.difference.webp`), picture);
      others.push(`${name}: ${faults.slice(0, 3).join('; ')}`);
    }
    assert.deepEqual(others, [], `pictures in ${results}`);
  });
}

/** @param {import('playwright-core').Page} page */
async function prepare(page) {
  await Clock.prepare(page);
  await page.addInitScript(() => {
    // Nothing is drawn before it is to be looked at: drawing by software takes long.
    Object.assign(window, { kielaDraws: false });
    const { prototype } = WebGL2RenderingContext;
    const draw = prototype.drawElements;
    prototype.drawElements = function (mode, count, type, offset) {
      const state = /** @type {any} */ (window);
      if (!state.kielaDraws) return;
      state.kielaDrawn = true;
      draw.call(this, mode, count, type, offset);
    };
    // And what was drawn can be read after it has been shown.
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
      /** @this {HTMLCanvasElement} */
      function (/** @type {string} */ kind, /** @type {object} */ options) {
        return getContext.call(this, kind, { ...options, preserveDrawingBuffer: true });
      }
    );
  });
}

/** Waits until nothing new comes, and lets one frame be drawn. @param {Game} game */
async function settle({ page }) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 8; ++frame) await new Promise(requestAnimationFrame);
    /** @type {any} */ (window).kielaDraws = true;
  });
  // Another place beside everything, for the game to draw itself once more.
  await page.mouse.move(2, 1);
  await page.evaluate(async () => {
    const state = /** @type {any} */ (window);
    while (!state.kielaDrawn) await new Promise(requestAnimationFrame);
    state.kielaDraws = false;
  });
}
