// The dialogs: what can be chosen in them, how they open and close, and where the focus goes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { nameOf, namesOf } from './support/account.mjs';
import { languages, wordsIn } from './support/messages.mjs';
import { readPosition, startOf } from './support/replay.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

/** Just wide enough for every button of the toolbar. */
const wide = { viewport: { width: 960, height: 620 } };

/** The name of what has the keyboard focus. @param {Game} game */
const focused = ({ page }) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });

/** @param {Game} game */
const closed = (game) => game.dialog().waitFor({ state: 'detached' });

describe('The dialog of a new game', { concurrency: 2 }, () => {
  const stage = setStage();

  /** Levels of the opponent, each with the message that names it; 0: a person. */
  const opponents = {
    traditional: { 1: 'opponent.weakest', 0: 'opponent.person' },
    beginner: { 6: 'opponent.strongest' },
    tournament: { 3: 'opponent.level' },
  };
  for (const [rules, levels] of Object.entries(opponents))
    test(`starts a game under the rules ${rules}`, async (t) => {
      const game = await stage.open(t, { context: wide, parameters: { motion: 'off' } });
      const { say } = game;
      const { stones } = readPosition(startOf(rules));
      for (const [key, opponent] of Object.entries(levels)) {
        const level = Number(key);
        await game.play(game.now.playable[0]);
        await game.button('button.new-game').click();
        await game.choice(`rules.${rules}`).click();
        await game
          .dialog()
          .getByText(say(`rules.${rules}.about`))
          .waitFor();
        await game.choice(opponent, { level }).click();
        await game.button('button.start').click();
        await closed(game);
        assert.deepEqual(game.now.houses, namesOf(game, stones, level ? 's' : undefined));
        const told = level
          ? say('status.level', { rules: say(`rules.${rules}`), level })
          : say('status.two-players', { rules: say(`rules.${rules}`) });
        assert.ok(game.now.texts.includes(told), told);
      }
    });

  for (const side of /** @type {const} */ (['south', 'north']))
    for (const first of /** @type {const} */ (['south', 'north']))
      test(`the visitor plays ${side}, ${first} begins`, async (t) => {
        const game = await stage.open(t, { context: wide, parameters: { motion: 'off' } });
        await game.button('button.new-game').click();
        await game.choice(`side.${side}`).click();
        await game.choice(`first.${first}`).click();
        await game.button('button.start').click();
        await closed(game);
        if (side === first) assert.equal(game.now.playable.length, 14);
        else await game.until('the program’s move', ({ last }) => last !== '');
        const { playable } = await game.turn();
        const own = side === 'south' ? /[12]$/ : /[34]$/;
        assert.ok(playable.every((house) => own.test(house)));
        // The visitor's side is the nearest one.
        const near = await game.middleOf(game.cell(side === 'south' ? 'a1' : 'a4'));
        const far = await game.middleOf(game.cell(side === 'south' ? 'a4' : 'a1'));
        assert.ok(near.y > far.y);
      });

  test('keeps the game that is under way when it is closed without a start', async (t) => {
    const game = await stage.open(t, { context: wide, parameters: { motion: 'off' } });
    await game.play('g1');
    const { houses } = await game.turn();
    for (const close of [
      () => game.page.keyboard.press('Escape'),
      () => game.button('button.cancel').click(),
      () => game.page.mouse.click(8, 8),
    ]) {
      await game.button('button.new-game').click();
      await game.choice('rules.beginner').click();
      await close();
      await closed(game);
      assert.deepEqual(game.now.houses, houses);
      assert.equal(await focused(game), game.say('button.new-game'));
    }
  });

  test('its choices are made with the arrows, too', async (t) => {
    const game = await stage.open(t, { context: wide });
    await game.button('button.new-game').press('Enter');
    await game.dialog('button.new-game').waitFor();
    assert.equal(await focused(game), game.say('button.start'));
    await game.choice('rules.traditional').focus();
    await game.page.keyboard.press('ArrowRight');
    await game.page.keyboard.press('ArrowDown');
    assert.equal(await focused(game), game.say('rules.tournament'));
    await game.page.waitForFunction(
      (name) =>
        document.querySelector(`[role=radio][aria-checked=true]:focus`)?.textContent === name,
      game.say('rules.tournament'),
    );
    // The focus stays in the dialog.
    for (let stop = 0; stop < 12; ++stop) {
      await game.page.keyboard.press('Tab');
      assert.equal(
        await game.page.evaluate(
          () =>
            document.activeElement === document.body ||
            !!document.activeElement?.closest('[role=dialog]'),
        ),
        true,
      );
    }
  });
});

describe('The languages', { concurrency: 2 }, () => {
  const stage = setStage();

  test('change everything that is to be read', async (t) => {
    const game = await stage.open(t, {
      language: '',
      context: wide,
      parameters: { motion: 'off' },
    });
    assert.equal(game.now.language, 'en');
    await game.play('g1');
    await game.turn();
    for (const language of ['pl', 'es', 'en']) {
      await game.button('button.language').click();
      await game.dialog('button.language').waitFor();
      const own = wordsIn(language);
      for (const each of languages)
        assert.equal(
          await game.root.getByRole('radio', { name: wordsIn(each)('language.name') }).count(),
          1,
          each,
        );
      await game.root.getByRole('radio', { name: own('language.name') }).click();
      game.expectLanguage(language);
      await game.dialog('button.language').waitFor();
      await game.button('button.close').click();
      await closed(game);
      const { now } = game;
      assert.equal(now.language, language);
      assert.equal(now.title, own('shell.title'));
      for (const [house, name] of Object.entries(now.houses)) {
        const n = Number(/\d+/.exec(name.slice(2))?.[0] ?? 0);
        assert.equal(name, nameOf(own, house, n, 's'));
      }
      assert.ok(now.texts.at(-1)?.endsWith(own('turn.you')), now.texts.at(-1));
      const status = own('status.level', { rules: own('rules.traditional'), level: 1 });
      assert.ok(now.texts.includes(status), status);
      for (const id of [
        'button.language',
        'button.undo',
        'button.rules',
        'button.menu',
        'button.new-game',
      ])
        assert.ok(now.buttons.includes(own(id)), own(id));
      assert.equal(await game.root.getByRole('grid', { name: own('group.board') }).count(), 1);
      assert.equal(await game.root.getByRole('list', { name: own('group.moves') }).count(), 1);
      assert.equal(await game.root.getByRole('toolbar', { name: own('group.toolbar') }).count(), 1);
      for (const row of ['row.outer.you', 'row.inner.you', 'row.outer.north', 'row.inner.north'])
        assert.equal(await game.root.getByRole('row', { name: own(row), exact: true }).count(), 1);
      assert.equal(await game.root.getByRole('link', { name: own('shell.plain-view') }).count(), 1);
    }
  });

  test('are fetched when they are chosen; one that cannot be is told of', async (t) => {
    /** @type {string[]} */
    const fetched = [];
    const game = await stage.open(t, {
      language: '',
      prepare: async (page) => {
        page.on('request', (request) => {
          const code = /words\.(\w+)\./.exec(request.url())?.[1];
          if (code) fetched.push(code);
        });
        await page.route('**/words.pl.*', (route) => route.fulfill({ status: 503, body: 'pl\n' }));
      },
      complaints: [/^failed: .* 503/, /^error: .* 503/],
    });
    const choose = (/** @type {string} */ code) =>
      game.root.getByRole('radio', { name: wordsIn(code)('language.name') }).click();
    await game.button('button.language').click();
    await choose('pl');
    const fault = game.say('language.missing', { language: 'Polski' });
    const seen = game.dialog().getByRole('paragraph').filter({ hasText: fault });
    await seen.waitFor();
    await game.until('it is said', ({ spoken }) => spoken.includes(fault));
    assert.equal(game.now.language, 'en');
    await game.page.unroute('**/words.pl.*');
    await choose('pl');
    await game.until('Polish', ({ language }) => language === 'pl');
    game.expectLanguage('pl');
    assert.equal(await seen.count(), 0);
    await choose('en');
    await game.until('English', ({ language }) => language === 'en');
    assert.deepEqual(fetched, ['en', 'pl', 'pl']);
  });

  test('are remembered, but for the address’s', async (t) => {
    const game = await stage.open(t, { language: '' });
    await game.button('button.language').click();
    await game.root.getByRole('radio', { name: wordsIn('es')('language.name') }).click();
    await game.until('Spanish', ({ language }) => language === 'es');
    await game.page.reload();
    await game.until('Spanish', ({ houses, language }) => language === 'es' && !!houses.a1);
    await game.page.goto(stage.addressOf({ language: 'pl' }));
    await game.until('Polish', ({ houses, language }) => language === 'pl' && !!houses.a1);
  });

  test('come from the browser’s wishes where nothing else says so', async (t) => {
    const context = { locale: 'pl-PL' };
    const game = await stage.open(t, { language: '', context });
    assert.equal(game.now.language, 'pl');
    game.expectLanguage('pl');
    assert.equal(game.caption, game.say('caption.first-move'));
  });
});

describe('The rule page', { concurrency: 3 }, () => {
  const stage = setStage();

  for (const language of languages)
    test(`is read, scrolled and closed in ${language}`, async (t) => {
      const game = await stage.open(t, { language, context: wide });
      const source = readFileSync(
        new URL(`../../assets/rules/${language}.md`, import.meta.url),
        'utf8',
      );
      const [title, ...sections] = Array.from(
        source.matchAll(/^#+ (.+?)(?: \{.*)?$/gm),
        ([, words]) => words,
      );
      const headings = [title, game.say('rules.contents'), ...sections];
      const dialog = game.root.getByRole('dialog', { name: headings[0] });
      await game.button('button.rules').click();
      await dialog.waitFor();
      assert.deepEqual(await dialog.getByRole('heading').allTextContents(), headings);

      const page = dialog.locator('section');
      const top = () => page.evaluate((element) => element.scrollTop);
      const lastHeading = dialog.getByRole('heading', { name: headings.at(-1) });
      /** Where the last heading lies. */
      const place = async () => (await lastHeading.boundingBox())?.y ?? NaN;
      const start = await place();
      const { x, y } = await game.middleOf(dialog);
      await game.page.mouse.move(x, y);
      await game.page.mouse.wheel(0, 200);
      await game.page.waitForFunction(
        () => (document.querySelector('section')?.scrollTop ?? 0) > 100,
      );
      assert.ok((await place()) < start - 100, 'the text follows the wheel');
      await page.focus();
      const before = await top();
      await game.page.keyboard.press('PageDown');
      await game.page.waitForFunction(
        (then) => (document.querySelector('section')?.scrollTop ?? 0) > then + 100,
        before,
      );
      await game.page.keyboard.press('End');
      await game.page.waitForFunction(() => {
        const section = document.querySelector('section');
        return !!section && section.scrollTop + section.clientHeight > section.scrollHeight - 2;
      });

      for (const close of [
        () => game.page.keyboard.press('Escape'),
        () => game.button('button.back').click(),
        () => game.page.mouse.click(8, 400),
      ]) {
        if ((await dialog.count()) === 0) await game.button('button.rules').press('Enter');
        await dialog.waitFor();
        await close();
        await closed(game);
        assert.equal(await focused(game), game.say('button.rules'), 'the focus returns');
      }
    });

  test('what has the focus comes into sight', async (t) => {
    const game = await stage.open(t, { context: { viewport: { width: 360, height: 640 } } });
    await game.openSettings();
    const last = game.choice('view.plain');
    await game.group('field.view').getByRole('radio', { checked: true }).focus();
    await game.page.keyboard.press('ArrowLeft');
    await game.page.waitForFunction(
      (name) => document.activeElement?.textContent === name,
      game.say('view.plain'),
    );
    const box = await last.boundingBox();
    assert.ok(box && box.y > 0 && box.y + box.height < 640, JSON.stringify(box));
  });
});

describe('The menu and the settings', { concurrency: 2 }, () => {
  const stage = setStage();

  test('choose how fast the stones travel, for good', async (t) => {
    const game = await stage.open(t);
    await game.openSettings();
    const checked = () => game.chosen(['field.motion', 'field.view']);
    assert.deepEqual(await checked(), [game.say('motion.auto'), game.say('view.auto')]);
    await game.choice('motion.off').click();
    await game.page.waitForFunction(
      (name) =>
        [...document.querySelectorAll('[aria-checked=true]')].some(
          (each) => each.textContent === name,
        ),
      game.say('motion.off'),
    );
    await game.closeDialogs();
    await game.play('g1');
    await game.turn();
    assert.ok(!game.moments.some(({ buttons }) => buttons.includes(game.say('button.skip'))));
    await game.page.reload();
    await game.board();
    await game.openSettings();
    assert.deepEqual(await checked(), [game.say('motion.off'), game.say('view.auto')]);
  });

  test('choose the plain view and lead back from it', async (t) => {
    const game = await stage.open(t);
    const picture = game.page.locator('#picture');
    await game.openSettings();
    await game.choice('view.plain').click();
    await picture.waitFor({ state: 'hidden' });
    await game.choice('view.board').click();
    await picture.waitFor({ state: 'visible' });
    await game.closeDialogs();
    await game.play('g1');
  });

  test('lead to the new game, the rules and redo on a small screen', async (t) => {
    const context = { viewport: { width: 360, height: 640 } };
    const game = await stage.open(t, {
      context,
      parameters: { motion: 'off', opponent: 'person' },
    });
    await game.play('g1');
    await game.button('button.undo').click();
    await game.until('the start', ({ last }) => last === '');
    await game.button('button.menu').click();
    await game.button('button.redo').click();
    await game.until('the move', ({ last, dialog }) => last === 'g1' && dialog === '');

    await game.button('button.menu').click();
    await game.button('button.rules').click();
    await game.button('button.back').click();
    await closed(game);
    assert.equal(await focused(game), game.say('button.menu'));
    await game.button('button.menu').click();
    await game
      .dialog('button.menu')
      .getByRole('button', { name: game.say('button.new-game') })
      .click();
    await game.button('button.start').click();
    await closed(game);
    assert.equal(game.now.last, '');
  });
});
