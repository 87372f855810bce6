// The first minute: whoever opens the page is in a game, and is told step by step how it goes.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nameOf, namesOf } from './support/account.mjs';
import { readPosition, startOf } from './support/replay.mjs';
import { setStage } from './support/stage.mjs';

/** Under the tournament's rules: a1 ends quietly, North can do nothing with e3, g2 captures it. */
const captureComing =
  '0,0,2,0,0,0,0,0,0,2/0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,0,2,0,0,0/2,0,0,0,0,0,0,0,0,0 s';

/** South's f2 captures North's last stone. */
const almostWon =
  '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0,0,0 s';

/** One long sowing: twenty stones from a1. */
const longMove =
  '0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/20,0,0,0,0,0,0,0,0,0 s';

describe('The first minute', { concurrency: 3 }, () => {
  const stage = setStage();

  test('opens on a game, without a dialog, and invites to a move', async (t) => {
    const game = await stage.open(t);
    const { stones } = readPosition(startOf('traditional'));
    assert.equal(game.now.dialog, '');
    assert.deepEqual(game.now.houses, namesOf(game, stones, 's'));
    assert.equal(game.caption, game.say('caption.first-move'));
    const own = Object.keys(stones).filter((house) => house[1] <= '2' && stones[house] > 0);
    assert.deepEqual(game.now.playable.sort(), own.sort());
    assert.deepEqual(game.now.moves.map((name) => name.slice(0, 2)).sort(), own.sort());
    for (const house of own) {
      const outcome = game.now.moves.find((name) => name.startsWith(house))?.slice('g1: '.length);
      assert.equal(
        await game.cell(house).getAttribute('aria-description'),
        game.say('house.playable', { outcome: outcome ?? '' }),
      );
    }
  });

  test('explains every step up to the first capture, and never again', async (t) => {
    const parameters = { rules: 'tournament', position: captureComing, motion: 'fast' };
    const game = await stage.open(t, { parameters });
    const said = () => game.moments.flatMap(({ texts }) => texts.at(-1) ?? '');
    /** @param {string} id @param {Record<string, string | number>} values */
    const wasSaid = (id, values) => said().some((text) => text.startsWith(game.say(id, values)));
    const north = game.say('side.north');

    await game.play('a1');
    await game.turn();
    assert.ok(wasSaid('explain.lift.you', { n: 2, house: 'a1' }));
    assert.ok(wasSaid('explain.end.you', { house: 'c1' }));
    const { last } = game.now;
    assert.ok(wasSaid('explain.lift.side', { n: 2, house: last, side: north }));
    assert.ok(game.now.buttons.includes(game.say('button.got-it')));

    await game.play('g2');
    await game.turn();
    assert.ok(wasSaid('explain.lift.you', { n: 2, house: 'g2' }));
    assert.ok(wasSaid('explain.capture.one.you', { house: 'e2', inner: 'e3', count: 1 }));
    const { last: next } = game.now;
    assert.ok(wasSaid('caption.lift.side', { n: 2, house: next, side: north }));
    assert.ok(!wasSaid('explain.lift.side', { n: 2, house: next, side: north }));
    assert.ok(!game.now.buttons.includes(game.say('button.got-it')));

    game.moments.length = 0;
    await game.page.reload();
    await game.turn();
    assert.ok(game.caption.endsWith(game.say('turn.you')));
    assert.ok(!game.now.buttons.includes(game.say('button.got-it')));
  });

  test('the explanations can be dismissed, and do not come back', async (t) => {
    const game = await stage.open(t);
    await game.button('button.got-it').click();
    await game.until('the explanation to go', ({ texts }) => texts.includes(game.say('turn.you')));
    assert.equal(await game.button('button.got-it').count(), 0);
    await game.page.reload();
    await game.turn();
    assert.equal(game.caption, game.say('turn.you'));
    assert.equal(await game.button('button.got-it').count(), 0);
  });

  /** @type {Record<string, (game: import('./support/game.mjs').Game) => Promise<unknown>>} */
  const waysToSkip = {
    'a tap between the houses': async ({ page }) => {
      const box = await page.getByRole('grid').boundingBox();
      assert.ok(box);
      await page.mouse.click(box.x + 4, box.y + 4);
    },
    'a tap on a house': (game) => game.press(game.cell('b3')),
    'the button': (game) => game.button('button.skip').click(),
    Escape: ({ page }) => page.keyboard.press('Escape'),
  };
  for (const [name, skip] of Object.entries(waysToSkip))
    test(`${name} skips the motion`, async (t) => {
      const parameters = { position: longMove, motion: 'slow', opponent: 'person' };
      const game = await stage.open(t, { parameters });
      await game.play('a1');
      await game.until('the first stones to lie', ({ houses }) => !houses.c1.includes('empty'));
      await skip(game);
      const skipped = game.moments.length;
      const moment = await game.turn();
      assert.equal(moment.last, 'a1');
      assert.equal(moment.houses.a1, nameOf(game.say, 'a1', 1));
      const later = game.moments.slice(skipped).filter(({ playable }) => !playable.length);
      assert.ok(later.length < 10, `${later.length} steps of the motion were still shown`);
    });

  test('undo leads back to the own last turn, redo forward again', async (t) => {
    const context = { viewport: { width: 1280, height: 800 } };
    const game = await stage.open(t, { context, parameters: { motion: 'off' } });
    const { houses: first } = game.now;
    await game.play('g1');
    const { houses: second, last: reply } = await game.turn();
    await game.play('a1');
    await game.turn();

    await game.button('button.undo').click();
    await game.until('the second turn', ({ last }) => last === reply);
    assert.deepEqual((await game.turn()).houses, second);
    await game.button('button.undo').click();
    await game.until('the first turn', ({ last }) => last === '');
    assert.deepEqual((await game.turn()).houses, first);
    assert.equal(await game.button('button.undo').isEnabled(), false);

    await game.button('button.redo').click();
    await game.until('the second turn', ({ last }) => last === reply);
    assert.deepEqual((await game.turn()).houses, second);
  });

  test('undo works while the program thinks and while stones travel', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'slow' } });
    const { houses } = game.now;
    await game.play('g1');
    await game.button('button.undo').click();
    await game.until('the move to be taken back', ({ last }) => last === '');
    assert.deepEqual(game.now.houses, houses);
    await game.play('g1');
    await game.button('button.skip').click();
    await game.button('button.undo').click();
    await game.until('the move to be taken back', ({ last }) => last === '');
    await game.staysAsItIs(1500);
    assert.deepEqual((await game.turn()).houses, houses);
  });

  test('the result is told with its reason, and another game begins where this one did', async (t) => {
    const game = await stage.open(t, { parameters: { position: almostWon, motion: 'off' } });
    const { houses } = game.now;
    await game.play('f2');
    await game.dialog('result.title.you').waitFor();
    const reason = game.say('result.all-captured.you');
    assert.equal(await game.dialog().getByText(reason, { exact: true }).count(), 1);
    await game.until('it to be spoken', ({ spoken }) => spoken.endsWith(reason));
    await game.button('button.close').click();
    await game.dialog().waitFor({ state: 'detached' });
    assert.equal(game.caption, reason);
    await game.button('button.play-again').click();
    assert.deepEqual((await game.turn()).houses, houses);

    await game.play('f2');
    await game.dialog('result.title.you').waitFor();
    await game.page.keyboard.press('Enter');
    assert.deepEqual((await game.turn()).houses, houses);
  });
});
