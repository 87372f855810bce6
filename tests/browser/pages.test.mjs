// The pages of text beside the game: the rules, what teachers need, the accessibility statement, the page
// about privacy; and what is to be read where the game's own script does not run.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countIn } from './support/account.mjs';
import { findingsOfAxe } from './support/axe.mjs';
import { languages } from './support/messages.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('playwright-core').Page} Page */

const topics = ['rules', 'teachers', 'board', 'accessibility', 'privacy'];
const addresses = topics.flatMap((topic) =>
  languages.map((language) => `${topic}/${language}.html`),
);

/** @param {string} address */
const isPolish = (address) => address.endsWith('/pl.html');

describe('The pages of text', { concurrency: 2 }, () => {
  const stage = setStage();

  for (const colorScheme of /** @type {const} */ (['light', 'dark']))
    test(`axe finds nothing on them, ${colorScheme}, and they are as narrow as a phone`, async (t) => {
      const context = await stage.browser.newContext({
        colorScheme,
        viewport: { width: 320, height: 640 },
      });
      t.after(() => context.close());
      const page = await context.newPage();
      // Colours are the same in all languages.
      const visited = colorScheme === 'light' ? addresses : addresses.filter(isPolish);
      for (const address of visited) {
        await page.goto(stage.url + address);
        assert.deepEqual(await findingsOfAxe({ root: page }), [], address);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 320, `${address}: ${wide} wide`);
      }
    });

  test('every link on them leads somewhere', async () => {
    const targets = new Set();
    for (const address of addresses) {
      const html = await (await fetch(stage.url + address)).text();
      for (const [, href] of html.matchAll(/ (?:href|src)="([^"#]+)/g))
        targets.add(new URL(href, stage.url + address).href);
    }
    assert.ok(targets.size > addresses.length);
    for (const target of targets) assert.equal((await fetch(target)).status, 200, target);
  });

  test('the board to be printed fills one sheet of paper, black on white', async (t) => {
    const context = await stage.browser.newContext({ colorScheme: 'dark' });
    t.after(() => context.close());
    const page = await context.newPage();
    for (const language of languages) {
      await page.goto(`${stage.url}board/${language}.html`);
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      assert.equal(paper.match(/\/Type\s*\/Page\b/g)?.length, 1, language);
      // A4 across, in points.
      const [, width, height] = /\/MediaBox\s*\[0 0 (\d+)\S* (\d+)/.exec(paper) ?? [];
      assert.deepEqual([Number(width), Number(height)], [841, 594]);
    }
    await page.emulateMedia({ media: 'print' });
    const seen = await page.evaluate(() =>
      Array.from(document.querySelectorAll('body, .hollow, .dot, h2, li'), (element) => {
        const { color, backgroundColor, stroke } = getComputedStyle(element);
        return element.matches('svg *') ? stroke : `${color} on ${backgroundColor}`;
      }),
    );
    assert.deepEqual(new Set(seen), new Set(['rgb(0, 0, 0)', 'rgb(0, 0, 0) on rgba(0, 0, 0, 0)']));
  });

  test('a link for a class opens what it says', async (t) => {
    const game = await stage.visit(t, { language: 'pl' });
    await game.page.goto(`${stage.url}teachers/pl.html`);
    const link = game.page.getByRole('link', { name: 'plansza do pytania 11' });
    await link.click();
    const seven = game.say('house.whose.north', { house: countIn(game.say, 'e4', 7) });
    await game.until('the position', ({ houses }) => houses.e4 === seven);
  });

  for (const view of ['canvas', 'plain'])
    test(`are reached from the settings in the view ${view}, and lead back`, async (t) => {
      const game = await stage.open(t, { language: 'pl', parameters: { view } });
      await game.openSettings();
      const list = game.dialog().getByRole('list');
      const link = (/** @type {string} */ id) =>
        list.getByRole('link', { name: game.say(id), exact: true });
      assert.equal(await link('about.licences').getAttribute('href'), 'licences.txt');
      assert.equal(await link('about.privacy').getAttribute('href'), 'privacy/pl.html');
      await link('about.accessibility').click();
      await game.page.waitForURL(/accessibility\/pl\.html$/);
      const footer = game.page.getByRole('contentinfo');
      await footer.getByRole('link', { name: game.say('about.privacy') }).click();
      await game.page.waitForURL(/privacy\/pl\.html$/);
      await game.page.getByRole('link', { name: game.say('page.play') }).click();
      await game.board();
    });
});

describe('Where main.js does not run', { concurrency: 2 }, () => {
  const stage = setStage();
  const script = /\/main\.[^/]*\.js$/;

  for (const [why, prepare, complaint] of /** @type {const} */ ([
    [
      'because it is too new for the browser',
      (/** @type {Page} */ page) =>
        page.route(script, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'let later = ?;' }),
        ),
      /^uncaught: /,
    ],
    [
      'because the browser lacks what it needs',
      (/** @type {Page} */ page) =>
        page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn')),
      /^uncaught: TypeError: Object.hasOwn/,
    ],
    [
      'because it does not arrive',
      (/** @type {Page} */ page) => page.route(script, (route) => route.fulfill({ status: 404 })),
      / 404/,
    ],
  ]))
    test(`${why} the page says so, with the rules to read`, async (t) => {
      const game = await stage.visit(t, {
        language: 'pl',
        prepare,
        // On a slow machine the browser tells, too, that what it has preloaded is not used.
        complaints: [new RegExp(`${complaint.source}|was preloaded`)],
      });
      const alert = game.page.getByRole('alert').filter({ hasText: 'Kiela' });
      const link = alert.getByRole('link');
      await link.waitFor();
      assert.deepEqual(
        (await alert.innerText()).split(/\n+/),
        ['shell.not-started', 'shell.retry', 'shell.rules'].map((id) => game.say(id)),
      );
      assert.deepEqual(await findingsOfAxe(game), []);
      await link.click();
      await game.page.waitForURL(/rules\/pl\.html$/);
    });

  test('a visitor of another language finds all that there are', async (t) => {
    const game = await stage.visit(t, {
      language: '',
      context: { locale: 'fr-FR' },
      prepare: (page) => page.route(script, (route) => route.fulfill({ status: 404 })),
      complaints: [/ 404/],
    });
    const links = game.page.getByRole('alert').getByRole('link');
    await links.first().waitFor();
    assert.deepEqual(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      languages.map((language) => `rules/${language}.html`),
    );
  });
});
