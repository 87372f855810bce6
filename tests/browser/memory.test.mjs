// What outlasts a visit: the game goes on after a reload, in the middle of a motion too, and whatever
// has happened to what was kept.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Game } from './support/game.mjs';
import { setStage } from './support/stage.mjs';

const gameKey = 'kiela.game';

/** @param {Game} game @param {string} key */
const kept = (game, key) => game.page.evaluate((name) => localStorage.getItem(name), key);

/**
 * Loads the page anew and waits until the game is there.
 * @param {Game} game
 * @param {() => Promise<unknown>} [load]
 */
async function reload(game, load = () => game.page.reload()) {
  game.moments.length = 0;
  await load();
  return game.board();
}

describe('A reload', { concurrency: 2 }, () => {
  const stage = setStage();
  const people = { motion: 'off', opponent: 'person' };

  test('in the middle of a motion keeps the move', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'slow', opponent: 'person' } });
    await game.play('g1');
    assert.ok(game.now.buttons.includes(game.say('button.skip')), 'the stones are under way');
    const { last, playable, buttons } = await reload(game);
    assert.equal(last, 'g1');
    assert.ok(!buttons.includes(game.say('button.skip')));
    assert.ok(playable.length > 0 && playable.every((house) => house[1] > '2'), 'North is on turn');
  });

  test('in the program’s turn lets it think on', async (t) => {
    const game = await stage.open(t);
    await game.openSettings();
    await game.choice('motion.off').click();
    await game.closeDialogs();
    await game.play('g1');
    await reload(game);
    const { last } = await game.turn();
    assert.match(last, /[34]$/, 'the program has moved');
    assert.ok(game.now.buttons.includes(game.say('button.undo')));
  });

  test('keeps moves that were taken back, and those that were not', async (t) => {
    const context = { viewport: { width: 1280, height: 800 } };
    const game = await stage.open(t, { context, parameters: people });
    for (const house of ['g1', 'd4', 'f1']) await game.play(house);
    await game.button('button.undo').click();
    const { houses } = await game.until('one move less', ({ last }) => last === 'd4');
    assert.deepEqual((await reload(game)).houses, houses);
    await game.button('button.redo').click();
    await game.until('the third move', ({ last }) => last === 'f1');
  });

  test('keeps the game of an address; another address puts it aside', async (t) => {
    const game = await stage.open(t, { parameters: people });
    await game.play('g1');
    const other = { ...people, rules: 'beginner' };
    const { last } = await reload(game, () =>
      game.page.goto(stage.addressOf({ parameters: other })),
    );
    assert.equal(last, '');
    await game.button('button.bring-back').click();
    await game.until('the earlier game', (moment) => moment.last === 'g1');
    assert.equal((await reload(game)).last, 'g1');
  });
});

describe('What was kept', { concurrency: 2 }, () => {
  const stage = setStage();
  const bad = [
    ['damaged', 'version=1\ngame=traditional 1 south south start\nmoves=e2\nend=\n'],
    ['newer', 'version=2\n{"moves": []}'],
  ];
  for (const [what, text] of bad)
    test(`and is ${what} is set aside, which is said once`, async (t) => {
      const game = await stage.open(t);
      await game.page.evaluate(([key, value]) => localStorage.setItem(key, value), [gameKey, text]);
      await reload(game);
      assert.equal(game.caption, `${game.say(`notice.${what}-game`)} ${game.say('turn.you')}`);
      assert.equal(await kept(game, `${gameKey}.aside.1`), text);
      await reload(game);
      assert.equal(game.caption, game.say('caption.first-move'));
      await game.play('g1');
      assert.notEqual((await reload(game)).last, '');
      assert.equal(await kept(game, `${gameKey}.aside.1`), text);
    });
});

describe('Without a storage', { concurrency: 2 }, () => {
  const stage = setStage();
  const parameters = { motion: 'off', opponent: 'person' };

  test('the game is played all the same where it is blocked', async (t) => {
    const game = await stage.open(t, {
      parameters,
      prepare: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          }),
        ),
    });
    for (const house of ['g1', 'd4']) await game.play(house);
    assert.equal((await reload(game)).last, '');
  });

  test('that is full what fitted in is kept', async (t) => {
    const game = await stage.open(t, { parameters });
    await game.play('g1');
    await game.page.evaluate(() => {
      for (let size = 1 << 22; size >= 1; size >>= 1)
        try {
          for (let i = 0; ; ++i) localStorage.setItem(`full.${size}.${i}`, 'x'.repeat(size));
        } catch {
          // No room for another one of this size.
        }
    });
    for (const house of ['d4', 'f1']) await game.play(house);
    assert.equal((await reload(game)).last, 'g1');
    assert.equal(game.now.playable.length > 0, true);
    await game.page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('full.')) localStorage.removeItem(key);
    });
    await game.play('d4');
    assert.equal((await reload(game)).last, 'd4');
  });
});

describe('Two tabs', { concurrency: 2 }, () => {
  const stage = setStage();
  const parameters = { motion: 'off', opponent: 'person' };

  /**
   * Opens the same address in another tab.
   * @param {Game} game
   */
  async function another(game) {
    const other = await Game.on(await game.page.context().newPage(), 'en');
    await other.page.goto(stage.addressOf({ parameters }));
    await other.board();
    return other;
  }

  /** @param {Game} game */
  const givesWay = (game) =>
    game.until('the game to be elsewhere', ({ dialog }) => dialog === game.say('elsewhere.title'));

  for (const view of ['canvas', 'plain'])
    test(`the later one goes on with the game, until it is taken back (${view})`, async (t) => {
      const first = await stage.open(t, { parameters: { ...parameters, view } });
      await first.play('g1');
      const second = await another(first);
      assert.equal(second.now.last, 'g1');
      await givesWay(first);
      await second.play('d4');

      await first.button('button.go-on-here').first().press('Enter');
      await first.until('the other tab’s move', ({ last, dialog }) => last === 'd4' && !dialog);
      await givesWay(second);
      await first.play('f1');
      // A storage takes a moment to reach another tab, longer than a test.
      await second.page.waitForFunction(() =>
        Object.values(localStorage).some((kept) => kept.includes('g1 d4 f1')),
      );
      await second.page.keyboard.press('Escape');
      await second.until('the game', ({ last, dialog }) => last === 'f1' && !dialog);
      await givesWay(first);
      second.checkComplaints([]);
    });
});

describe('In a frame', () => {
  const stage = setStage();

  test('an address has a game of its own, beside that of the game’s own page', async (t) => {
    const parameters = { motion: 'off', opponent: 'person' };
    const framed = await stage.openFramed(t, { parameters });
    await framed.play('g1');
    const other = await Game.on(await framed.page.context().newPage(), 'en');
    await other.page.goto(stage.addressOf());
    await other.board();
    await other.play('a1');
    await framed.play('d4');
    assert.equal(framed.now.dialog, '', 'it is not taken for another tab of the same game');
    assert.equal((await reload(framed)).last, 'd4');
    assert.ok(!framed.now.buttons.includes(framed.say('button.bring-back')));
    other.checkComplaints([]);
  });
});
