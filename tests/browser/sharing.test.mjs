// Games that go from one person to another by a link: opened, made, copied, shown to a camera, and
// played back and forth.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { copied, linkOf, openShare, prepareSharing, readCode } from './support/sharing.mjs';
import { setStage, withoutWebGl } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const people = { motion: 'off', opponent: 'person' };
const wide = { viewport: { width: 1280, height: 800 } };

/** What a link asks for. @param {string} link */
const asked = (link) => Object.fromEntries(new URL(link).searchParams);

describe('A link', { concurrency: 2 }, () => {
  const stage = setStage();

  test('opens the game at its move, in the reader’s language', async (t) => {
    const game = await stage.open(t, { parameters: people, language: 'es' });
    for (const house of ['g1', 'd4', 'f1']) await game.play(house);
    await openShare(game);
    const link = await linkOf(game);
    assert.deepEqual(asked(link), { opponent: 'person', game: 'g1.d4.f1' });
    const reader = await stage.visit(t, {
      language: '',
      context: { locale: 'pl-PL' },
    });
    reader.expectLanguage('pl');
    await reader.page.goto(link);
    const { houses, last, language } = await reader.board();
    assert.equal(language, 'pl');
    assert.equal(last, 'f1');
    assert.deepEqual(Object.keys(houses), Object.keys(game.now.houses));
    // Stones are told in another language; their numbers are the same.
    const counts = (/** @type {Record<string, string>} */ names) =>
      Object.values(names).map((name) => /\d+/.exec(name.slice(2))?.[0]);
    assert.deepEqual(counts(houses), counts(game.now.houses));
  });

  test('with a move that is not possible says so and leaves the kept game', async (t) => {
    const game = await stage.open(t, {
      parameters: people,
      complaints: [/the parameter "game" is ignored/],
    });
    await game.play('g1');
    game.moments.length = 0;
    await game.page.goto(stage.addressOf({ parameters: { ...people, game: 'g1.g1' } }));
    const { last } = await game.board();
    assert.equal(last, 'g1');
    assert.ok(game.caption.startsWith(game.say('notice.impossible')), game.caption);
    await game.until('it to be said', ({ spoken }) =>
      spoken.includes(game.say('notice.impossible')),
    );
  });

  test('is for the move that is looked at', async (t) => {
    const game = await stage.open(t, { parameters: people, context: wide });
    for (const house of ['g1', 'd4']) await game.play(house);
    await game.button('button.moves').click();
    await game.root.getByRole('option').first().click();
    await game.until('the first move', ({ last }) => last === 'g1');
    await openShare(game);
    assert.equal(asked(await linkOf(game)).game, 'g1');
  });

  for (const theme of ['light', 'dark', 'contrast'])
    test(`is shown as a code that a camera reads, ${theme}`, async (t) => {
      const parameters = { ...people, theme, game: 'g1.d4.f1' };
      const game = await stage.open(t, { parameters, seen: true });
      await openShare(game);
      assert.equal(await readCode(game), await linkOf(game));
    });

  test('brings what draws the code only when it is wanted', async (t) => {
    const game = await stage.open(t, { parameters: people });
    const loaded = () =>
      game.page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/extras.')),
      );
    assert.equal((await loaded()).length, 0);
    await openShare(game);
    await readCode(game);
    assert.equal((await loaded()).length, 1);
  });
});

/** Every way to press a button. @type {Record<string, (game: Game, id: string) => Promise<unknown>>} */
const gestures = {
  'the mouse': (game, id) => game.button(id).click(),
  'a finger': (game, id) => game.button(id).tap(),
  Enter: (game, id) => game.button(id).press('Enter'),
  Space: (game, id) => game.button(id).press('Space'),
};

for (const [view, graphics] of /** @type {const} */ ([
  ['picture', undefined],
  ['plain view', withoutWebGl],
]))
  describe(`Copying in the ${view}`, { concurrency: 2 }, () => {
    const stage = setStage(graphics);
    const context = { hasTouch: true };

    for (const [name, gesture] of Object.entries(gestures))
      test(`by ${name} happens once, and is said`, async (t) => {
        const prepare = prepareSharing({});
        const game = await stage.open(t, { parameters: people, context, prepare });
        await openShare(game);
        await gesture(game, 'share.copy-link');
        await game.until('it to be shown', ({ texts }) => texts.includes(game.say('share.copied')));
        await game.until('it to be said', ({ spoken }) =>
          spoken.includes(game.say('share.copied')),
        );
        await game.page.waitForTimeout(300);
        assert.deepEqual(await copied(game), [await linkOf(game)]);
      });

    test('where it is refused selects the text, to be copied by hand', async (t) => {
      const prepare = prepareSharing({ clipboard: false, command: false });
      const game = await stage.open(t, { parameters: people, prepare });
      await openShare(game);
      await game.button('share.copy-link').click();
      await game.until('the reason', ({ texts }) => texts.includes(game.say('share.refused')));
      const selected = await game.page.evaluate(() => {
        const field = /** @type {HTMLInputElement} */ (document.activeElement);
        return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
      });
      assert.equal(selected, await linkOf(game));
    });

    test('goes another way where there is no clipboard to write to', async (t) => {
      const prepare = prepareSharing({ clipboard: false });
      const game = await stage.open(t, { parameters: people, prepare });
      await openShare(game);
      await game.button('share.copy-link').press('Enter');
      await game.until('it to be shown', ({ texts }) => texts.includes(game.say('share.copied')));
      const focus = await game.page.evaluate(() => document.activeElement?.textContent);
      assert.equal(focus, game.say('share.copy-link'));
    });
  });

describe('The system’s share sheet', { concurrency: 2 }, () => {
  const stage = setStage();

  test('gets the link once', async (t) => {
    const prepare = prepareSharing({ share: true });
    const game = await stage.open(t, { parameters: people, prepare });
    await openShare(game);
    await game.button('share.system').click();
    await game.page.waitForTimeout(300);
    assert.deepEqual(await game.page.evaluate('shared'), [{ url: await linkOf(game) }]);
  });

  test('is not offered where there is none', async (t) => {
    const game = await stage.open(t, { parameters: people, prepare: prepareSharing({}) });
    await openShare(game);
    assert.equal(await game.button('share.system').count(), 0);
  });
});

describe('Two people by link', { concurrency: 2 }, () => {
  const stage = setStage();

  /** The link that has been copied for the other one. @param {Game} game */
  async function send(game) {
    await game.button('button.send-link').click();
    await game.dialog('button.share').waitFor();
    await game.button('share.copy-link').click();
    await game.until('it to be copied', ({ texts }) => texts.includes(game.say('share.copied')));
    await game.closeDialogs();
    return (await copied(game)).at(-1) ?? '';
  }

  /** Follows a link in the page that one has. @param {Game} game @param {string} link */
  async function follow(game, link) {
    game.moments.length = 0;
    await game.page.goto(link);
    return game.board();
  }

  test('finish a game in two browsers', async (t) => {
    const prepare = prepareSharing({});
    const reduced = { reducedMotion: /** @type {const} */ ('reduce') };
    // Three moves until North has only single stones, with which nobody may move in a tournament.
    const empty = '0,0,0,0,0,0,0,0,0,0';
    const position = `0,0,0,2,0,0,0,0,0,0/${empty}/${empty}/2,0,0,0,2,0,0,0,0,0 s`;
    const parameters = { opponent: 'link', rules: 'tournament', position };
    const south = await stage.open(t, { parameters, prepare, context: reduced });
    const context = { ...reduced, locale: 'es-ES' };
    const north = await stage.visit(t, { language: '', context, prepare });
    north.expectLanguage('es');
    for (const [house, one, other] of /** @type {[string, Game, Game][]} */ ([
      ['a1', south, north],
      ['d4', north, south],
    ])) {
      await one.turn();
      await one.play(house);
      assert.equal(one.now.playable.length, 0, 'the other side is not played here');
      await follow(other, await send(one));
      assert.equal(other.now.last, house);
    }
    await south.turn();
    await south.play('e1');
    await south.until('the result', ({ dialog }) => dialog === south.say('result.title.you'));
    await south
      .dialog()
      .getByRole('button', { name: south.say('button.send-link') })
      .click();
    await south.dialog('button.share').waitFor();
    await follow(north, await linkOf(south));
    const title = north.say('result.title.side', { side: north.say('side.south') });
    await north.until('the result', ({ dialog }) => dialog === title);
  });

  test('see what the other side did, with its motion', async (t) => {
    const game = await stage.open(t, {
      parameters: { opponent: 'link', side: 'north', game: 'g1', motion: 'slow' },
    });
    assert.ok(game.now.buttons.includes(game.say('button.skip')), 'the stones are under way');
    assert.equal(game.now.playable.length, 0);
    await game.button('button.skip').click();
    await game.turn();
    assert.ok(game.caption.endsWith(game.say('turn.you')), game.caption);
    await game.page.reload();
    game.moments.length = 0;
    await game.board();
  });

  test('lose nothing by an older link, nor where nothing can be kept', async (t) => {
    const prepare = prepareSharing({});
    const parameters = { opponent: 'link', motion: 'off' };
    const game = await stage.open(t, { parameters, prepare });
    await game.play('g1');
    const link = await send(game);
    assert.equal(await game.button('button.undo').getAttribute('aria-disabled'), 'true');
    await follow(game, `${stage.url}?opponent=link&motion=off&lang=en&game=g1.d4`);
    await game.play('f1');
    const { last } = await follow(game, link);
    assert.equal(last, 'f1');
    assert.ok(game.caption.startsWith(game.say('notice.older')), game.caption);
    const blocked = await stage.open(t, {
      parameters: { ...parameters, side: 'north', game: 'g1' },
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('', 'SecurityError');
            },
          });
        }),
    });
    await blocked.play('d4');
    await blocked.button('button.send-link').click();
    assert.equal(asked(await linkOf(blocked)).game, 'g1.d4');
  });
});
