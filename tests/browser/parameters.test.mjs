// What can be asked for in the address (docs/parameters.md).

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { namesOf } from './support/account.mjs';
import { languages } from './support/messages.mjs';
import { readPosition, startOf } from './support/replay.mjs';
import { setStage } from './support/stage.mjs';

/** Wide enough for the line that tells the rules and the opponent. */
const wide = { viewport: { width: 960, height: 620 } };

describe('A parameter', { concurrency: 3 }, () => {
  const stage = setStage();

  for (const language of languages)
    test(`lang=${language}`, async (t) => {
      const game = await stage.open(t, { language, context: { locale: 'de-DE' } });
      assert.equal(game.now.language, language);
      assert.equal(game.caption, game.say('caption.first-move'));
    });

  for (const rules of ['traditional', 'beginner', 'tournament'])
    test(`rules=${rules}`, async (t) => {
      const game = await stage.open(t, { context: wide, parameters: { rules } });
      assert.deepEqual(game.now.houses, namesOf(game, readPosition(startOf(rules)).stones, 's'));
      const status = game.say('status.level', { rules: game.say(`rules.${rules}`), level: 1 });
      assert.ok(game.now.texts.includes(status), status);
    });

  for (const level of ['1', '2', '6'])
    test(`opponent=${level}`, async (t) => {
      const parameters = { opponent: level, motion: 'off' };
      const game = await stage.open(t, { context: wide, parameters });
      const status = game.say('status.level', { rules: game.say('rules.traditional'), level });
      assert.ok(game.now.texts.includes(status), status);
      await game.play('g1');
      await game.turn();
      assert.match(game.now.last, /[34]$/);
    });

  test('opponent=person', async (t) => {
    const parameters = { opponent: 'person', motion: 'off' };
    const game = await stage.open(t, { context: wide, parameters });
    const status = game.say('status.two-players', { rules: game.say('rules.traditional') });
    assert.ok(game.now.texts.includes(status), status);
    await game.play('g1');
    assert.ok(game.caption.endsWith(game.say('turn.north')));
    await game.play('d4');
    assert.ok(game.caption.endsWith(game.say('turn.south')));
  });

  for (const side of /** @type {const} */ (['south', 'north']))
    for (const first of /** @type {const} */ (['south', 'north']))
      test(`side=${side} and first=${first}`, async (t) => {
        const game = await stage.open(t, { parameters: { side, first, motion: 'off' } });
        if (side === first) assert.equal(game.caption, game.say('caption.first-move'));
        const { playable, last } = await game.turn();
        assert.equal(last !== '', side !== first);
        assert.ok(playable.every((house) => /[12]$/.test(house) === (side === 'south')));
        const near = await game.middleOf(game.cell(side === 'south' ? 'a1' : 'a4'));
        const far = await game.middleOf(game.cell(side === 'south' ? 'a4' : 'a1'));
        assert.ok(near.y > far.y);
      });

  test('position=…', async (t) => {
    const position =
      '0,0,0,0,2,0,0,0,0,1/0,0,0,0,3,0,0,0,0,0/0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,11 n 4 9';
    const game = await stage.open(t, { parameters: { position, opponent: 'person' } });
    assert.deepEqual(game.now.houses, namesOf(game, readPosition(position).stones));
    assert.deepEqual(game.now.playable.sort(), ['e3', 'e4', 'j4']);
  });

  for (const motion of ['off', 'fast', 'slow'])
    test(`motion=${motion} shows a move ${motion === 'off' ? 'at once' : 'in motion'}`, async (t) => {
      const game = await stage.open(t, { parameters: { motion, opponent: 'person' } });
      await game.button('button.got-it').click();
      await game.play('j1');
      await game.turn();
      const shown = game.moments.some(({ buttons }) => buttons.includes(game.say('button.skip')));
      assert.equal(shown, motion !== 'off');
    });

  test('motion=auto is off where less motion is wished for', async (t) => {
    const context = /** @type {const} */ ({ reducedMotion: 'reduce' });
    const game = await stage.open(t, { context, parameters: { motion: 'auto' } });
    await game.play('g1');
    await game.turn();
    assert.ok(!game.moments.some(({ buttons }) => buttons.includes(game.say('button.skip'))));
    assert.ok(game.caption.endsWith(game.say('turn.you')));
  });

  test('motion=normal moves all the same', async (t) => {
    const context = /** @type {const} */ ({ reducedMotion: 'reduce' });
    const parameters = { motion: 'normal', opponent: 'person' };
    const game = await stage.open(t, { context, parameters });
    await game.play('g1');
    await game.button('button.skip').waitFor();
  });

  test('view=plain and view=canvas', async (t) => {
    const plain = await stage.open(t, { parameters: { view: 'plain' } });
    assert.equal(await plain.page.locator('#picture').isVisible(), false);
    const canvas = await stage.open(t, { parameters: { view: 'canvas' } });
    assert.equal(await canvas.page.locator('#picture').isVisible(), true);
  });

  test('ui=board, links=0, text=150 and seating=face', async (t) => {
    const board = await stage.open(t, { parameters: { ui: 'board', text: '150' } });
    await board.button('button.new-game').waitFor();
    assert.equal(await board.button('button.menu').count(), 0);
    const size = () => getComputedStyle(document.documentElement).fontSize;
    assert.equal(await board.page.evaluate(size), '24px');
    const table = await stage.open(t, {
      parameters: { opponent: 'person', seating: 'face', links: '0' },
    });
    assert.equal(await table.button('button.menu').count(), 2);
    await table.button('button.menu').first().click();
    await table.button('button.settings').click();
    await table.dialog('button.settings').waitFor();
    assert.equal(await table.page.getByRole('link', { name: /Privacy|Licences/ }).count(), 0);
  });

  test('storage=0 keeps nothing and reads nothing', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'off', opponent: 'person' } });
    await game.play('g1');
    const kept = () => game.page.evaluate(() => JSON.stringify(localStorage));
    const before = await kept();
    await game.page.goto(stage.addressOf({ parameters: { storage: '0' } }));
    await game.board();
    assert.equal(game.now.last, '');
    await game.play('j1');
    assert.equal(await kept(), before);
    await game.page.reload();
    await game.board();
    assert.equal(game.now.last, '');
  });

  test('demo=1 plays by itself', async (t) => {
    const game = await stage.open(t, { parameters: { demo: '1', motion: 'fast' } });
    assert.deepEqual(game.now.playable, []);
    await game.until('a move', ({ last }) => last !== '');
    assert.deepEqual(game.now.playable, []);
  });

  test('is for the visit only', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'off', view: 'plain' } });
    await game.page.goto(stage.addressOf());
    await game.board();
    assert.equal(await game.page.locator('#picture').isVisible(), true);
    await game.openSettings();
    const chosen = await game.chosen(['field.motion', 'field.view']);
    assert.deepEqual(chosen, [game.say('motion.auto'), game.say('view.auto')]);
  });
});

describe('A bad parameter is ignored with a warning:', { concurrency: 3 }, () => {
  const stage = setStage();
  /** @type {[string, string][]} */
  const bad = [
    ['rules', 'chess'],
    ['opponent', '7'],
    ['opponent', '0'],
    ['side', 'west'],
    ['first', ''],
    ['position', '1,2,3 s'],
    ['position', `${startOf('traditional')} 1 x`],
    ['motion', 'warp'],
    ['view', 'tv'],
  ];
  for (const [name, value] of bad)
    test(`${name}=${value}`, async (t) => {
      const complaints = [new RegExp(`^warning: .*"${name}" is ignored`)];
      const game = await stage.open(t, { parameters: { [name]: value }, complaints });
      const { stones } = readPosition(startOf('traditional'));
      assert.deepEqual(game.now.houses, namesOf(game, stones, 's'));
      assert.equal(game.caption, game.say('caption.first-move'));
    });

  test('an unknown language, and an unknown name', async (t) => {
    const complaints = [/^warning: .*"lang" is ignored/, /^warning: .*"colour" is ignored/];
    const parameters = { lang: 'xx', colour: 'red' };
    const game = await stage.open(t, { language: '', parameters, complaints });
    assert.equal(game.now.language, 'en');
  });
});
