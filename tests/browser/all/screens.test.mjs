// Every screen in every language, in both views and all themes, as axe sees it; and how large what can be
// hit is on each of them. A sample is in ../accessibility.test.mjs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findingsOfAxe } from '../support/axe.mjs';
import { languages } from '../support/messages.mjs';
import { screens, Walk } from '../support/screens.mjs';
import { setStage } from '../support/stage.mjs';
import { faultsOfTargets } from '../support/targets.mjs';

/** @typedef {import('../support/game.mjs').Game} Game */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {Parameters<Page['emulateMedia']>[0]} Media */

/** What the system wishes, which the themes follow while a screen is open. @type {[string, Media][]} */
const themes = [
  ['light', { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' }],
  ['dark', { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' }],
  ['contrast', { colorScheme: 'dark', contrast: 'more', forcedColors: 'none' }],
  ['forced colours', { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'active' }],
];

/** @param {Page} page @param {Media} media */
async function wish(page, media) {
  await page.emulateMedia(media);
  const theme = media?.contrast === 'more' ? 'contrast' : media?.colorScheme;
  // With forced colours the browser's own come over those of any theme.
  if (media?.forcedColors !== 'active')
    await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
  else await page.evaluate(() => new Promise(requestAnimationFrame));
}

const wide = { viewport: { width: 1280, height: 800 } };

describe('axe finds nothing on any screen', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const view of ['canvas', 'plain'])
    for (const language of languages)
      test(`in the view ${view} in ${language}`, { timeout: 600_000 }, async (t) => {
        const prepare = Walk.prepare;
        const game = await stage.visit(t, { language, context: wide, prepare });
        const walk = new Walk(stage, game, language, { view });
        /** @type {string[]} */
        const findings = [];
        for (const screen of screens) {
          await walk.to(screen);
          for (const [theme, media] of themes) {
            await wish(game.page, media);
            for (const finding of await findingsOfAxe(game))
              findings.push(`${screen.name}, ${theme}: ${finding}`);
          }
        }
        assert.deepEqual(findings, []);
      });

  /** What stands there before the game, or in its place. */
  for (const [name, prepare, sign] of /** @type {const} */ ([
    [
      'while it loads',
      (/** @type {Page} */ page) => page.route('**/*.wasm', () => {}),
      'shell.loading',
    ],
    [
      'when it cannot be loaded',
      (/** @type {Page} */ page) =>
        page.route('**/*.wasm', (route) => route.fulfill({ body: '?' })),
      'shell.failed',
    ],
    [
      'where it cannot run',
      (/** @type {Page} */ page) =>
        page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
      'shell.no-webassembly',
    ],
  ]))
    for (const language of languages)
      test(`${name}, in ${language}`, async (t) => {
        const complaints = sign === 'shell.failed' ? [/./] : [];
        const game = await stage.visit(t, { language, prepare, complaints });
        await game.page.getByText(game.say(sign)).waitFor();
        for (const [theme, media] of themes) {
          await game.page.emulateMedia(media);
          assert.deepEqual(await findingsOfAxe(game), [], theme);
        }
      });
});

describe('What can be hit is large enough on every screen', { concurrency: 2 }, () => {
  const stage = setStage();

  // A finger needs more than the 24 points of WCAG 2.5.8, which the plain view and a mouse can do with.
  for (const [view, width, height, least] of /** @type {const} */ ([
    ['canvas', 360, 640, 44],
    ['canvas', 640, 360, 44],
    ['canvas', 1280, 800, 24],
    ['plain', 360, 640, 24],
  ]))
    test(`at ${width} × ${height} in the view ${view}`, { timeout: 600_000 }, async (t) => {
      const context = { viewport: { width, height }, hasTouch: least === 44 };
      const language = 'pl';
      const game = await stage.visit(t, { language, context, prepare: Walk.prepare });
      const walk = new Walk(stage, game, language, { view });
      /** @type {string[]} */
      const faults = [];
      for (const screen of screens) {
        await walk.to(screen);
        for (const fault of await faultsOfTargets(game, least))
          faults.push(`${screen.name}: ${fault}`);
      }
      assert.deepEqual(faults, []);
    });
});
