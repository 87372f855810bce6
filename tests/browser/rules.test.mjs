// The rules: contents and figures in the game, and the pages of their own.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages } from './support/messages.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

/** @param {Game} game */
async function openRules(game) {
  await game.button('button.rules').click();
  await game.dialog().waitFor();
}

/** The name of the heading that has the focus. @param {Game} game */
const focusedHeading = ({ page }) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.matches('h3') ? at.textContent : null;
  });

/** @param {Game} game */
const waitForHeading = ({ page }) =>
  page.waitForFunction(() => document.activeElement?.matches('h3'));

/** @param {Game} game @param {string} house */
const figure = (game, house) =>
  game
    .dialog()
    .getByRole('button', { name: game.say('figure.play', { house }), exact: true })
    .first();

describe('The rules in the game', { concurrency: 2 }, () => {
  const stage = setStage();
  const context = { viewport: { width: 960, height: 620 } };

  for (const language of languages)
    test(`the contents lead to every section by keyboard in ${language}`, async (t) => {
      const game = await stage.open(t, { language, context });
      await openRules(game);
      const items = game.dialog().locator('[data-kind=link]:is(button)');
      const names = await items.allTextContents();
      assert.ok(names.length > 10);
      for (const name of [names[0], names[6], names[names.length - 1]]) {
        await items.filter({ hasText: name }).press('Enter');
        await waitForHeading(game);
        assert.equal(await focusedHeading(game), name);
        const heading = game.dialog().getByRole('heading', { name, exact: true });
        const box = await heading.boundingBox();
        const page = await game.dialog().locator('section').boundingBox();
        assert.ok(box && page && box.y >= page.y - 1, 'the section is in sight');
        assert.ok(box.y + box.height <= page.y + page.height + 1, 'the whole heading');
      }
      const link = game.dialog().getByRole('link');
      assert.equal(await link.getAttribute('href'), `rules/${language}.html`);
    });

  test('a figure is played by keyboard: what happens is said', async (t) => {
    const game = await stage.open(t, { context, parameters: { motion: 'off' } });
    await openRules(game);
    const board = figure(game, 'g2');
    assert.match((await board.getAttribute('aria-description')) ?? '', /Row 3: 0, 0, 0, 0, 3, 0/);
    await board.press('Enter');
    await game.page.waitForFunction(
      () => /Row 3: 0, 0, 0, 0, 0, 0/.test(document.activeElement?.ariaDescription ?? ''),
      undefined,
      { polling: 100 },
    );
    await game.until('it to be said', (now) => now.spoken.includes('captures 5'));
  });

  test('a figure is played by pointer, skipped by a second tap, and rests', async (t) => {
    const game = await stage.open(t, { context, parameters: { motion: 'slow' } });
    await openRules(game);
    const board = figure(game, 'i1');
    const isAtStart = async () =>
      /Row 1: 0, 0, 0, 0, 0, 0, 0, 0, 3, 1/.test(
        (await board.getAttribute('aria-description')) ?? '',
      );
    await board.scrollIntoViewIfNeeded();
    await board.click();
    await game.page.waitForTimeout(900);
    assert.ok(await isAtStart(), 'under way');
    await board.click();
    await game.page.waitForFunction(
      () =>
        /Row 2: 0, 0, 0, 0, 0, 0, 0, 0, 1, 1/.test(
          [...document.querySelectorAll('[data-kind=figure]')]
            .map((each) => each.getAttribute('aria-description'))
            .join(),
        ),
      undefined,
      { polling: 100 },
    );
    assert.ok(!(await isAtStart()), 'at its end');
  });

  test('in the plain view the boards are to be read in letters', async (t) => {
    const parameters = { motion: 'off', view: 'plain' };
    const game = await stage.open(t, { context, parameters });
    await openRules(game);
    const board = figure(game, 'c1');
    assert.match((await board.textContent()) ?? '', /\n1 {2}0 0 2 0 1 0 0 0 0 0\n/);
    await board.click();
    await game.page.waitForFunction(() =>
      document.querySelector('#semantics')?.textContent?.includes('1  0 0 0 1 0 1 1 0 0 0'),
    );
  });
});

describe('The rules as pages of their own', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const language of languages)
    test(`are read and printed without script in ${language}`, async (t) => {
      const context = await stage.browser.newContext({ javaScriptEnabled: false });
      t.after(() => context.close());
      const page = await context.newPage();
      /** @type {string[]} */
      const faults = [];
      page.on('console', (message) => faults.push(message.text()));
      page.on('requestfailed', (request) => faults.push(request.url()));
      page.on('response', (response) => {
        if (!response.ok()) faults.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${stage.url}rules/${language}.html`);
      for (const link of await page.locator('nav ol a').all()) {
        const target = page.locator((await link.getAttribute('href')) ?? '');
        assert.equal(await target.textContent(), await link.textContent());
      }
      assert.equal(await page.locator('figure svg').count(), 9);
      const pdf = await page.pdf({ format: 'A4' });
      assert.ok(pdf.length > 50_000, `${pdf.length} bytes of print`);
      for (const other of languages) {
        await page.locator(`header a[hreflang=${other}]`).click();
        assert.equal(await page.locator('html').getAttribute('lang'), other);
      }
      assert.deepEqual(faults, []);
    });

  test('lead to the game in their language, and the game to them', async (t) => {
    const game = await stage.open(t, { language: 'es' });
    await game.button('button.menu').click();
    await game.dialog('button.menu').waitFor();
    await game
      .dialog('button.menu')
      .getByRole('button', { name: game.say('button.rules'), exact: true })
      .click();
    await game.dialog().getByRole('link').click();
    await game.page.waitForURL(/rules\/es\.html$/);
    assert.equal(await game.page.locator('h1').textContent(), 'Las reglas del kiela');
    await game.page.locator('header > a').click();
    await game.page.waitForURL(/\?lang=es$/);
  });
});
