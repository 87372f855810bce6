// Hint, analysis, resigning, rematches: by keyboard, by names, and in the words of the catalogue.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const parameters = { motion: 'off', opponent: 'person' };
const wide = { viewport: { width: 1280, height: 800 } };

/** Opens the analysis and waits for its first lines. @param {Game} game */
async function openAnalysis(game) {
  await game.button('button.analysis').click();
  await game.dialog('button.analysis').waitFor();
  await game.dialog().getByRole('listitem').first().waitFor();
}

describe('A hint', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const view of ['canvas', 'plain'])
    test(`is had by the keyboard, shown, told and spoken in the view ${view}`, async (t) => {
      const game = await stage.open(t, { context: wide, parameters: { ...parameters, view } });
      await game.button('button.hint').focus();
      await game.page.keyboard.press('Enter');
      const start = game.say('hint.move', { house: '##', outcome: '' }).split('##')[0];
      await game.until('the hint', ({ texts }) => (texts.at(-1) ?? '').startsWith(start));
      const house = game.caption.slice(start.length, start.length + 2);
      const { spoken } = await game.until('it to be spoken', (now) => now.spoken.includes(start));
      assert.ok(spoken.endsWith(game.caption));
      const described = await game.cell(house).getAttribute('aria-description');
      assert.ok(described?.includes(game.say('house.hint')), described ?? '');
      await game.play(house);
      assert.equal(game.caption.startsWith(start), false, 'it goes away with the move');
    });
});

describe('The analysis', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const view of ['canvas', 'plain'])
    test(`is reached and read in the view ${view}`, async (t) => {
      const game = await stage.open(t, { context: wide, parameters: { ...parameters, view } });
      await game.play('g1');
      await game.play('d4');
      const { houses } = game.now;
      await openAnalysis(game);
      const position = (/** @type {number} */ number, /** @type {string} */ house) =>
        game
          .dialog()
          .getByText(game.say('analysis.position', { number, count: 2, house }), { exact: true });
      await position(2, 'd4').waitFor();
      // The turning points below are a list of their own.
      const best = game.dialog().getByRole('list').first();
      assert.equal(await best.getByRole('listitem').count(), 3);
      assert.deepEqual(game.now.houses, houses);

      await game.button('analysis.previous').press('Enter');
      await position(1, 'g1').waitFor();
      const spoken = game.say('analysis.position', { number: 1, count: 2, house: 'g1' });
      await game.until('the step to be spoken', (now) => now.spoken.includes(spoken));
      await game.button('analysis.first').press('Enter');
      await game.dialog().getByText(game.say('analysis.start'), { exact: true }).waitFor();
      assert.equal(await game.button('analysis.first').isEnabled(), false);
      await game.button('analysis.last').press('Enter');
      await position(2, 'd4').waitFor();

      await game.page.keyboard.press('Escape');
      await game.dialog().waitFor({ state: 'detached' });
      const focused = await game.page.evaluate(() => document.activeElement?.textContent);
      assert.equal(focused, game.say('button.analysis'));
      assert.deepEqual((await game.turn()).houses, houses, 'the game is as it was');
    });

  test('speaks only when a step is made', async (t) => {
    const game = await stage.open(t, { context: wide, parameters });
    await game.play('g1');
    await game.until('the move to be spoken', ({ spoken }) => spoken !== '');
    const from = game.moments.length;
    await openAnalysis(game);
    await game.page.waitForTimeout(1500);
    const said = new Set(game.moments.slice(from).map(({ spoken }) => spoken));
    said.delete(game.moments[from - 1].spoken);
    said.delete('');
    assert.deepEqual([...said], []);
  });

  test('of a whole game tells its course, and where it turned', async (t) => {
    const context = { viewport: { width: 360, height: 640 } };
    const game = await stage.open(t, { context, parameters: { ...parameters, opponent: '1' } });
    for (let i = 0; i < 4; ++i) {
      await game.turn();
      await game.play(game.now.playable[0]);
    }
    await game.turn();
    await game.button('button.menu').click();
    await game.button('button.resign').click();
    await game
      .dialog('resign.title')
      .getByRole('button', { name: game.say('button.resign') })
      .click();
    await game.until(
      'the result',
      ({ dialog }) => dialog.length > 0 && dialog !== game.say('resign.title'),
    );
    await game.button('button.analysis').click();
    await game.dialog('button.analysis').waitFor();
    const heading = game.root.getByRole('heading', { name: game.say('analysis.turning') });
    await heading.waitFor({ state: 'attached' });
    const course = game.say('analysis.curve', {
      side: game.say('side.you'),
      lowest: '##',
      low: '',
      highest: '',
      high: '',
    });
    const begin = course.split('##')[0];
    await game.until('the course', ({ texts }) => texts.some((text) => text.startsWith(begin)));
    const points = game.dialog().getByRole('listitem').getByRole('button');
    if (await points.count()) {
      const words = (await points.first().textContent()) ?? '';
      const better = /[a-j][1-4](?=[^a-j]*\()/.exec(words)?.[0] ?? '';
      await points.first().click();
      await game.page.waitForFunction(
        ([house, best]) =>
          [...document.querySelectorAll('[role=gridcell]')].some(
            (cell) =>
              cell.getAttribute('aria-label')?.startsWith(house) &&
              cell.getAttribute('aria-description')?.includes(best),
          ),
        [better, game.say('house.hint')],
      );
    }
  });
});

describe('Company', { concurrency: 2 }, () => {
  const stage = setStage();

  test('who resigns is asked once, and may play on', async (t) => {
    const game = await stage.open(t, { context: wide, parameters: { motion: 'off' } });
    const { houses } = game.now;
    await game.button('button.menu').click();
    await game.button('button.resign').click();
    await game.dialog('resign.title').waitFor();
    await game.button('button.play-on').click();
    await game.dialog().waitFor({ state: 'detached' });
    assert.deepEqual((await game.turn()).houses, houses);
    await game.button('button.menu').click();
    await game.button('button.resign').click();
    await game.dialog('resign.title').waitFor();
    await game.button('button.resign').last().click();
    const title = game.say('result.title.side', { side: game.say('side.north') });
    await game.until('the result', ({ dialog }) => dialog === title);
    const lost = game.say('result.resigned.lost', { side: game.say('side.north') });
    assert.ok(game.now.texts.includes(lost));
  });

  test('a rematch swaps who begins, and says why', async (t) => {
    const game = await stage.open(t, { context: wide, parameters: { motion: 'off' } });
    await game.button('button.menu').click();
    await game.button('button.resign').click();
    await game.button('button.resign').last().click();
    const reason = game.say('rematch.side', { side: game.say('side.north') });
    await game.until('the reason', ({ texts }) => texts.includes(reason));
    await game
      .dialog()
      .getByRole('button', { name: game.say('button.play-again') })
      .click();
    const now = game.say('rematch.now.side', { side: game.say('side.north') });
    await game.until('North to begin', ({ spoken }) => spoken.includes(now));
    const { last } = await game.turn();
    assert.match(last, /[34]$/, 'North has begun');
  });

  test('a decided game is finished quickly, and can be stopped', async (t) => {
    // South has nearly all the stones.
    const position =
      '1,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0/9,0,9,0,9,0,9,0,9,0 s';
    const game = await stage.open(t, { context: wide, parameters: { ...parameters, position } });
    for (let i = 0; i < 10 && !(await game.button('button.finish').count()); ++i) {
      await game.turn();
      await game.play(game.now.playable[0]);
    }
    if (game.now.dialog) return;
    await game.button('button.finish').click();
    await game.until('it to go on', ({ buttons }) => buttons.includes(game.say('button.stop')));
    await game.page.keyboard.press('Escape');
    const { houses } = await game.turn();
    await game.staysAsItIs(1000);
    assert.deepEqual(game.now.houses, houses);
    await game.button('button.finish').click();
    await game.until('the end', ({ dialog }) => dialog !== '');
  });
});
