// A museum's screen: it plays by itself until somebody touches it, asks for who has left, and begins
// anew. Hundreds of visits, and what can break in a day, are in all/kiosk.test.mjs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findingsOfAxe } from './support/axe.mjs';
import { countdown, Kiosk, kioskOpening, languages } from './support/kiosk.mjs';
import { wordsIn } from './support/messages.mjs';
import { openShare, readCode } from './support/sharing.mjs';
import { setStage } from './support/stage.mjs';

const home = 'https://kiela.example/play/';

/** Counts how often the screen is to be kept awake. @param {import('playwright-core').Page} page */
const noteLocks = (page) =>
  page.addInitScript(() => {
    Object.assign(window, { locks: 0 });
    WakeLock.prototype.request = async () => {
      ++/** @type {any} */ (window).locks;
      return /** @type {any} */ ({});
    };
  });

describe('A kiosk', { concurrency: 2 }, () => {
  const stage = setStage();

  test('shows one scene after the other, in turn in every language, until it is touched', async (t) => {
    const kiosk = await Kiosk.open(stage, t);
    const { game } = kiosk;
    const boards = new Set();
    for (const language of [...languages, 'en']) {
      await kiosk.attracts(language);
      game.expectLanguage(language);
      assert.deepEqual(await findingsOfAxe(game), [], language);
      boards.add(Object.values(game.now.houses).join());
      await kiosk.nextScene();
    }
    assert.equal(boards.size, 4);
    await kiosk.begin('es');
    assert.equal(game.caption, game.say('caption.first-move'));
    assert.equal(await kiosk.isInert(), false);
  });

  test('begins with the keyboard, too, and in the language that is chosen', async (t) => {
    const kiosk = await Kiosk.open(stage, t);
    const { page } = kiosk;
    await page.keyboard.press('Enter');
    await kiosk.isPlayed('en');
    const focused = page.locator('[role=gridcell]:focus');
    await focused.waitFor();
    await page.keyboard.press('Enter');
    await kiosk.game.until('a move', ({ last }) => last !== '');
    await kiosk.isAsked('en');
    await kiosk.isLeft();
    await kiosk.attracts('es');
    await page.keyboard.press('Tab');
    assert.ok(await kiosk.touch('es').evaluate((button) => button === document.activeElement));
    await kiosk.choice('pl').click();
    await kiosk.isPlayed('pl');
  });

  test('asks whoever does nothing, waits for the answer, and goes on', async (t) => {
    const kiosk = await Kiosk.open(stage, t, { opponent: 'person', motion: 'off' });
    const { game, page } = kiosk;
    for (const [index, language] of languages.entries()) {
      await kiosk.begin(language);
      await game.play('g1');
      await kiosk.isAsked(language);
      const question = kiosk.question(language);
      const timer = question.getByRole('timer');
      const say = wordsIn(language);
      assert.match((await timer.textContent()) ?? '', new RegExp(`\\b${countdown} `));
      assert.deepEqual(await findingsOfAxe(game), [], language);
      const stay = page.getByRole('button', { name: say('shell.kiosk-stay'), exact: true });
      assert.ok(await stay.evaluate((button) => button === document.activeElement));
      const spoken = question.getByRole('status');
      assert.equal(await spoken.textContent(), '');
      await page.clock.runFor(10_000);
      assert.match((await spoken.textContent()) ?? '', /\b10 /);
      // Looking for the other button gains time, and so does Escape, which answers.
      await page.keyboard.press('Tab');
      await page.clock.runFor(15_000);
      assert.ok(await question.isVisible());
      await page.keyboard.press(index === 0 ? 'Escape' : 'Shift+Tab');
      if (index > 0) await page.keyboard.press('Enter');
      await question.waitFor({ state: 'detached' });
      assert.equal(game.now.last, 'g1');
      await kiosk.isAsked(language);
      await page.getByRole('button', { name: say('shell.kiosk-over'), exact: true }).click();
      await kiosk.attracts(languages[(index + 1) % languages.length]);
    }
  });

  test('leaves nothing of a visit to the next visitor', async (t) => {
    const kiosk = await Kiosk.open(stage, t, { opponent: 'person', motion: 'off' });
    const { game, page } = kiosk;
    const look = () =>
      page.evaluate(() => {
        const { lang, dataset, style } = document.documentElement;
        return [lang, dataset.theme, style.fontSize];
      });
    await kiosk.begin();
    const fresh = [await look(), game.now.houses, game.now.buttons];
    await game.play('g1');
    await game.openSettings();
    await game.choice('theme.dark').click();
    await game.choice('choice.percent', { percent: 200 }).click();
    await game.closeDialogs();
    await game.button('button.menu').click();
    await game.button('button.sound').click();
    await game.closeDialogs();
    assert.notDeepEqual(await look(), fresh[0]);
    await kiosk.isAsked('en');
    await kiosk.isLeft();
    assert.equal(await page.evaluate(() => localStorage.length), 0);
    await kiosk.choice('en').click();
    await kiosk.isPlayed('en');
    assert.deepEqual([await look(), game.now.houses, game.now.buttons], fresh);
  });

  test('offers nothing that leads away', async (t) => {
    const kiosk = new Kiosk(await stage.open(t, { ...kioskOpening(), prepare: noteLocks }));
    const { game, page } = kiosk;
    await kiosk.attracts('en');
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).locks), 1, 'stays awake');
    await kiosk.begin();
    const refused = await page.evaluate(() =>
      ['contextmenu', 'selectstart', 'dragstart', 'drop', 'paste'].filter((type) => {
        const event = new Event(type, { bubbles: true, cancelable: true });
        document.querySelector('#kiela')?.dispatchEvent(event);
        return !event.defaultPrevented;
      }),
    );
    assert.deepEqual(refused, []);
    await game.button('button.menu').click();
    for (const id of ['button.open', 'button.kept', 'button.share', 'button.install'])
      assert.ok(!game.now.buttons.includes(game.say(id)), id);
    assert.equal(await page.getByRole('link').count(), 0);
  });

  test('gives a code for the way home, in the visitor’s language', async (t) => {
    const parameters = { home, opponent: 'person', motion: 'off' };
    const kiosk = new Kiosk(await stage.open(t, { ...kioskOpening(parameters), seen: true }));
    const { game } = kiosk;
    await kiosk.choice('pl').click();
    await kiosk.isPlayed('pl');
    await game.play('g1');
    await openShare(game);
    assert.equal(await readCode(game), `${home}?opponent=person&game=g1&lang=pl`);
    assert.equal(await game.root.getByRole('textbox').count(), 0);
    assert.deepEqual(await findingsOfAxe(game), []);
  });
});
