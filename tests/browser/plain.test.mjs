// The plain view as a page: it fits windows, letters and colours of all kinds, and each way into it
// leads back to the picture with the same game. Without a picture: without.test.mjs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareWithReplay } from './support/account.mjs';
import { chooseTextSize, fits, walkDialogs } from './support/reflow.mjs';
import { setStage } from './support/stage.mjs';

const parameters = { motion: 'off', opponent: 'person' };
const plain = { ...parameters, view: 'plain' };

describe('The plain view', { concurrency: 3 }, () => {
  const stage = setStage();

  // 1280 × 1024 at 400 %, and a small phone whose letters are large.
  for (const [width, height, percent] of [
    [320, 256, 100],
    [320, 480, 200],
  ])
    test(`needs no scrolling sideways at ${width} × ${height}, ${percent} %`, async (t) => {
      const context = { viewport: { width, height } };
      const game = await stage.open(t, { language: 'pl', context, parameters: plain });
      if (percent > 100) await chooseTextSize(game, percent);
      await game.play('g1');
      await game.button('button.read.turn').click();
      const ids = ['button.menu', 'button.new-game', 'button.settings', 'button.rules'];
      await walkDialogs(game, ids, fits(game));
    });

  // With the part of the words that has room above the board.
  for (const [width, height, least] of [
    [640, 360, 0.7],
    [360, 640, 1],
    [320, 480, 0.1],
  ])
    test(`keeps a lesson’s words in sight of its board at ${width} × ${height}`, async (t) => {
      const context = { viewport: { width, height } };
      const game = await stage.open(t, { context, parameters: { ...plain, lesson: '6' } });
      await game.button('lesson.all').click();
      await game.dialog('button.learn').waitFor();
      // From the list, where the focus is on this lesson, to its first house.
      await game.page.keyboard.press('Enter');
      await game.page.waitForFunction(() => document.activeElement?.role === 'gridcell');
      const { caption, cell, inside } = await game.page.evaluate(() => {
        const sheet = document.querySelector('[role=dialog]')?.getBoundingClientRect();
        const words = document.querySelector('[role=dialog] [data-kind~=caption]');
        const cell = document.activeElement?.getBoundingClientRect();
        if (!sheet || !words || !cell) throw new Error('there is no lesson');
        // What is to be done comes last.
        const range = document.createRange();
        range.selectNodeContents(words);
        const lines = [...range.getClientRects()];
        return {
          caption: words.textContent ?? '',
          cell: cell.bottom <= innerHeight && cell.top >= 0,
          inside: lines.filter(({ top }) => top >= sheet.top).length / lines.length,
        };
      });
      assert.ok(cell, 'the house that has the focus is seen');
      assert.ok(inside >= least, `${inside} of the words are seen`);
      assert.match(caption, /.\n./, 'what it is about and what to do stand in lines of their own');
      await fits(game)('a lesson');
    });

  test('is a setting, and the game goes on where it was', async (t) => {
    const game = await stage.open(t, { parameters });
    await game.play('g1');
    for (const [id, state, house] of /** @type {const} */ ([
      ['view.plain', 'hidden', 'd4'],
      ['view.board', 'visible', 'f1'],
    ])) {
      await game.openSettings();
      await game.choice(id).click();
      await game.page.locator('#picture').waitFor({ state });
      await game.closeDialogs();
      await game.play(house);
    }
    compareWithReplay(game, { rules: 'traditional' });
  });

  test('comes and goes with forced colours, and loses nothing', async (t) => {
    const game = await stage.open(t, { parameters });
    const picture = game.page.locator('#picture');
    await game.play('g1');
    await game.button('button.language').click();
    await game.page.emulateMedia({ forcedColors: 'active' });
    await picture.waitFor({ state: 'hidden' });
    await game.dialog().waitFor();
    await game.closeDialogs();
    await game.play('d4');
    await game.page.emulateMedia({ forcedColors: 'none' });
    await picture.waitFor({ state: 'visible' });
    await game.play('f1');
    compareWithReplay(game, { rules: 'traditional' });
  });

  test('tells everything apart without colours', async (t) => {
    const context = /** @type {const} */ ({ forcedColors: 'active' });
    const position =
      '0,0,0,1,0,0,0,0,0,1/0,0,0,0,3,0,0,2,0,0/0,0,2,0,1,0,2,0,0,0/0,2,0,0,0,1,0,0,0,0 s';
    const game = await stage.open(t, { context, parameters: { ...parameters, position } });
    await game.play('b1');
    await game.cell('d4').focus();
    await game.page.keyboard.press('ArrowDown');
    await game.page.keyboard.press('ArrowUp');
    /** @param {string} house */
    const lookOf = (house) =>
      game.cell(house).evaluate((cell) => {
        const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } =
          getComputedStyle(cell);
        return { border: `${borderTopWidth} ${borderTopStyle}`, outlineStyle, outlineWidth };
      });
    const [playable, last, other, focused] = [
      await lookOf('h3'),
      await lookOf('b1'),
      await lookOf('c4'),
      await lookOf('d4'),
    ];
    const borders = new Set([playable.border, last.border, other.border]);
    assert.equal(borders.size, 3, [...borders].join(', '));
    assert.equal(other.outlineStyle, 'none');
    assert.equal(focused.outlineStyle, 'solid');
    assert.ok(parseFloat(focused.outlineWidth) >= 2, focused.outlineWidth);
    const bare = await game.page.evaluate(() =>
      [...document.querySelectorAll('#semantics button')]
        .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
        .map((button) => button.textContent),
    );
    assert.deepEqual(bare, [], 'every button has a border');
    const line = await game.root
      .getByRole('row')
      .nth(1)
      .evaluate((row) => getComputedStyle(row).borderBottomWidth);
    assert.ok(parseFloat(line) >= 2, 'a line parts the sides');
  });
});

describe('Without a picture', { concurrency: 3 }, () => {
  const stage = setStage();

  const refusals = {
    'that is not there': () => null,
    'that fails': () => {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  for (const [how, refuse] of Object.entries(refusals))
    test(`because of a WebGL ${how} the game is a page`, async (t) => {
      const game = await stage.open(t, {
        parameters,
        prepare: (page) =>
          page.addInitScript(`HTMLCanvasElement.prototype.getContext = ${refuse};`),
      });
      assert.equal(await game.page.locator('#picture').isVisible(), false);
      assert.equal(await game.root.getByRole('link').count(), 0, 'there is no other view');
      await game.play('g1');
      await game.play('d4', (cell) => cell.press('Enter'));
      compareWithReplay(game, { rules: 'traditional' });
    });
});

describe('What a person prefers is followed at once:', { concurrency: 3 }, () => {
  const stage = setStage();

  for (const view of ['canvas', 'plain'])
    test(`dark and light, and stronger contrasts, in the view ${view}`, async (t) => {
      const context = /** @type {const} */ ({ colorScheme: 'light', contrast: 'no-preference' });
      const game = await stage.open(t, { context, parameters: { ...parameters, view } });
      /** @param {string} theme */
      const becomes = (theme) =>
        game.page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme);
      await becomes('light');
      const ground = () =>
        game.page.locator('meta[name=theme-color]').first().getAttribute('content');
      const light = await ground();
      await game.page.emulateMedia({ colorScheme: 'dark' });
      await becomes('dark');
      assert.notEqual(await ground(), light);
      await game.page.emulateMedia({ contrast: 'more' });
      await becomes('contrast');
      await game.page.emulateMedia({ contrast: 'no-preference' });
      await becomes('dark');
      await game.page.emulateMedia({ colorScheme: 'light' });
      await becomes('light');
      assert.equal(await ground(), light);
      await game.play('g1');
    });

  test('less motion, also of a move that is under way', async (t) => {
    const game = await stage.open(t, { parameters: { opponent: 'person' } });
    const skip = game.say('button.skip');
    await game.play('a1');
    await game.until('a motion', ({ buttons }) => buttons.includes(skip));
    await game.page.emulateMedia({ reducedMotion: 'reduce' });
    await game.until('its end', ({ buttons }) => !buttons.includes(skip));
    const before = game.moments.length;
    await game.play('d4');
    await game.turn();
    const shown = game.moments.slice(before);
    assert.ok(!shown.some(({ buttons }) => buttons.includes(skip)), 'the next one does not move');
    await game.page.emulateMedia({ reducedMotion: 'no-preference' });
    await game.play('g1');
    await game.until('a motion', ({ buttons }) => buttons.includes(skip));
  });
});
