// The page that makes the code by which the game is put into another page (embed.html).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { startServer } from '../../scripts/serve.mjs';
import { nameOf } from './support/account.mjs';
import { findingsOfAxe } from './support/axe.mjs';
import { languages, wordsIn } from './support/messages.mjs';
import { readPosition, replay } from './support/replay.mjs';
import { drawNothing, setStage } from './support/stage.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContextOptions} Options */

const position = '0,0,0,0,7,0,0,0,0,0/0,0,0,0,2,0,0,0,0,0/0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0';

/** The values of the parameters as they are documented; those of a choice. */
function documentedValues() {
  const docs = readFileSync(new URL('../../docs/parameters.md', import.meta.url), 'utf8');
  const rows = docs.matchAll(/^\| `(\w+)` \| ((?:(?:`\w+`|…)(?:, | )?)+) \|/gm);
  return new Map(
    Array.from(rows, ([, name, values]) => [
      name,
      // Only levels are counted on.
      Array.from(values.replace('…', '`2` `3` `4` `5`').matchAll(/`(\w+)`/g), ([, value]) => value),
    ]),
  );
}

describe('The page that makes the code', { concurrency: 2 }, () => {
  const stage = setStage();

  /**
   * Opens the page; where the game is not needed, its frame stays empty.
   * @param {import('node:test').TestContext} t
   * @param {string} language
   * @param {Options & {withGame?: boolean}} [options]
   */
  async function open(t, language, { withGame = false, ...options } = {}) {
    const context = await stage.browser.newContext(options);
    context.setDefaultTimeout(30_000);
    t.after(() => context.close());
    const page = await context.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const isOurs = message.type() === 'warning' && message.text().startsWith('Kiela');
      if (isOurs || message.type() === 'error') complaints.push(message.text());
    });
    t.after(() => assert.deepEqual(complaints, []));
    await page.addInitScript(drawNothing);
    if (!withGame)
      await page.route(/\/kiela\/(\?|$)/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A game</title>' }),
      );
    await page.goto(`${stage.url}embed.html?lang=${language}`);
    const say = wordsIn(language);
    /** @param {string} id @param {'combobox' | 'checkbox' | 'textbox'} [role] */
    const field = (id, role = 'combobox') => page.getByRole(role, { name: say(id), exact: true });
    return {
      page,
      say,
      field,
      button: (/** @type {string} */ id) => page.getByRole('button', { name: say(id) }),
      choose: (/** @type {string} */ label, /** @type {string} */ option) =>
        field(label).selectOption({ label: say(option) }),
      code: () => page.getByRole('textbox', { name: say('page.embed.code') }).inputValue(),
      preview: () => page.locator('iframe').getAttribute('src'),
    };
  }

  /**
   * Opens a page of another site that has the code in it.
   * @param {import('node:test').TestContext} t
   * @param {Page} page
   * @param {string} code
   */
  async function paste(t, page, code) {
    const school = await startServer({
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      instead(_, response) {
        response.end(
          `<!doctype html><title>A school</title><link rel="icon" href="data:," /><h1>Our game</h1>${code}`,
        );
        return true;
      },
    });
    t.after(() => school.close());
    await page.goto(school.url);
  }

  test('offers what the game understands, the default first, and nothing else', async (t) => {
    const { page } = await open(t, 'en');
    const offered = await page.evaluate(() =>
      Array.from(document.querySelectorAll('#game select'), (select) => ({
        name: /** @type {HTMLSelectElement} */ (select).name,
        values: Array.from(/** @type {HTMLSelectElement} */ (select).options, (o) => o.value),
      })),
    );
    assert.ok(offered.length >= 8);
    const documented = documentedValues();
    for (const { name, values } of offered) {
      // The language of the browser has no value, and a link would lead out of the page around.
      const wanted = documented.get(name)?.filter((value) => value !== 'link');
      assert.deepEqual(values, [...(name === 'lang' ? [''] : []), ...(wanted ?? [])], name);
    }
    for (const box of await page.getByRole('checkbox').all()) {
      const name = (await box.getAttribute('name')) ?? '';
      assert.deepEqual(documented.get(name), ['1', await box.inputValue()], name);
    }
  });

  test('makes a frame of what is chosen, shows it, and the code works', async (t) => {
    const { page, say, choose, field, code, preview } = await open(t, 'pl', { withGame: true });
    assert.equal(await preview(), `${stage.url}?lang=pl`);
    assert.equal(
      await code(),
      `<iframe src="${stage.url}?lang=pl" title="Kiela" width="800" height="600" ` +
        'style="border: 0; max-width: 100%" allow="fullscreen; autoplay; clipboard-write"></iframe>',
    );
    await choose('field.opponent', 'opponent.person');
    await choose('field.theme', 'theme.dark');
    await choose('field.view', 'view.plain');
    await field('arrange.text', 'textbox').fill(`  ${position}   n `);
    await field('arrange.text', 'textbox').press('Enter');
    await choose('page.embed.sandbox', 'page.embed.sandbox.site');
    await choose('page.embed.size', 'page.embed.size.fluid');
    await field('page.embed.storage', 'checkbox').check();
    const address =
      `${stage.url}?lang=pl&opponent=person&position=${position}+++n` +
      '&theme=dark&view=plain&storage=0';
    assert.equal(await preview(), address.replace('+++', '+'));
    assert.equal(
      await code(),
      `<iframe src="${address.replace('+++', '+')}" title="Kiela" ` +
        'style="width: 100%; aspect-ratio: 4 / 3; border: 0" ' +
        'sandbox="allow-scripts allow-same-origin" ' +
        'allow="fullscreen; autoplay; clipboard-write"></iframe>',
    );
    await paste(t, page, await code());
    const name = nameOf(say, 'e4', 7);
    await page.frameLocator('iframe').getByRole('gridcell', { name }).waitFor();
  });

  test('takes back what is the default, and says nothing of it', async (t) => {
    const { choose, field, code, preview } = await open(t, 'en');
    await choose('button.language', 'page.embed.language');
    await choose('page.embed.ui', 'page.embed.ui.board');
    await field('page.embed.links', 'checkbox').check();
    assert.equal(await preview(), `${stage.url}?ui=board&links=0`);
    await choose('page.embed.ui', 'page.embed.ui.full');
    await field('page.embed.links', 'checkbox').uncheck();
    assert.equal(await preview(), stage.url);
    assert.match(await code(), new RegExp(`^<iframe src="${stage.url}" `));
  });

  test('makes an element, and a frame of the one file', async (t) => {
    const { page, choose, field, code, preview, say } = await open(t, 'es');
    const level6 = say('opponent.strongest', { level: 6 });
    await field('field.opponent').selectOption({ label: level6 });
    await choose('page.embed.sandbox', 'page.embed.sandbox.file');
    assert.match(await code(), /^<iframe src="kiela\.html\?lang=es&opponent=6" .*"allow-scripts"/);
    // The site's own files do not run in such a frame.
    assert.equal(await preview(), `${stage.url}?lang=es&opponent=6`);
    assert.equal(await page.locator('iframe').getAttribute('sandbox'), null);
    const file = page.getByRole('link', { name: 'kiela.html' });
    assert.equal((await fetch(stage.url + (await file.getAttribute('href')))).status, 200);
    await choose('page.embed.kind', 'page.embed.kind.element');
    assert.ok(await field('page.embed.sandbox').isDisabled());
    assert.equal(await file.count(), 0);
    assert.equal(
      await code(),
      `<script src="${stage.url}kiela-board.js" async></script>\n` +
        '<kiela-board lang="es" opponent="6" style="width: 800px; height: 600px"></kiela-board>',
    );
  });

  test('the element works, too, as high as was chosen', async (t) => {
    const { page, choose, field, code } = await open(t, 'pl', { withGame: true });
    await choose('field.opponent', 'opponent.person');
    await field('arrange.text', 'textbox').fill(`${position} s`);
    await choose('page.embed.kind', 'page.embed.kind.element');
    await choose('page.embed.size', 'page.embed.size.fluid');
    await paste(t, page, await code());
    const after = await page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector('kiela-board'));
      await board.play('g2');
      return board.state.position;
    });
    const { stones, toMove } = replay('traditional', `${position} s`, ['g2']);
    assert.deepEqual(readPosition(after), { stones, toMove });
    const box = await page.locator('kiela-board').boundingBox();
    assert.ok(box && Math.abs(box.width / box.height - 4 / 3) < 0.01);
  });

  test('takes the position from the board in the preview', async (t) => {
    const { page, say, choose, field, button, preview } = await open(t, 'en', { withGame: true });
    await choose('page.embed.ui', 'page.embed.ui.board');
    await choose('field.rules', 'rules.beginner');
    await button('page.embed.arrange').click();
    const game = page.frameLocator('iframe');
    // There the menu has what sets up a position, whatever was chosen.
    await game.getByRole('button', { name: say('button.menu') }).waitFor();
    await game.getByRole('gridcell', { name: /^g1/ }).click();
    await game.getByRole('gridcell', { name: nameOf(say, 'g1', 0) }).waitFor();
    await button('page.embed.take').click();
    await page.getByText(say('page.embed.taken')).waitFor();
    const { stones } = replay('beginner', undefined, ['g1']);
    const taken = await field('arrange.text', 'textbox').inputValue();
    assert.deepEqual(readPosition(taken), { stones, toMove: 'n' });
    assert.equal(
      await preview(),
      `${stage.url}?lang=en&rules=beginner&position=${taken.replace(' ', '+')}&ui=board`,
    );
  });

  test('says what is no position, and keeps the code until there is one', async (t) => {
    const { page, field, code, say } = await open(t, 'es');
    const before = await code();
    const input = field('arrange.text', 'textbox');
    const alert = page.getByRole('alert');
    await input.fill('e4 e5');
    await input.press('Tab');
    assert.equal(await alert.innerText(), say('page.embed.position.bad'));
    assert.equal(await input.getAttribute('aria-invalid'), 'true');
    assert.equal(await code(), before);
    for (const [text, good] of /** @type {const} */ ([
      [`${position} s`, true],
      [`${position} n 3 17`, true],
      [`${position}`, false],
      [`${position} S`, false],
      [`${position} s 1 2 3`, false],
      [`${position} s -1`, false],
      [`${position} s 0 65536`, false],
      [`${position.replace('7', '07')} s`, false],
      [`${position.replace('7', '251')} s`, false],
      [`${position.replace('7', '250')} s`, true],
      [`${position.replace(/[1-9]/g, '0')} s`, false],
      [`${position.replace(/,0$/, '')} s`, false],
      [`${position}/${position.slice(0, 19)} s`, false],
      ['', true],
    ])) {
      await input.fill(text);
      await input.press('Enter');
      assert.equal(await input.getAttribute('aria-invalid'), String(!good), text);
    }
    assert.equal(await alert.innerText(), '');
    assert.equal(await code(), before);
  });

  test('is used with the keyboard alone, and copies the code', async (t) => {
    const { page, field, button, code, say } = await open(t, 'en', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('iframe').waitFor();
    const press = page.keyboard;
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('name') ?? activeElement?.id ?? '';
      });
    await field('field.rules').focus();
    await press.press('ArrowDown');
    await press.press('Tab');
    assert.equal(await focused(), 'opponent');
    for (const name of ['side', 'first', 'position', 'arrange', 'ui', 'theme', 'view', 'kind']) {
      await press.press('Tab');
      assert.equal(await focused(), name);
    }
    for (const name of ['size', 'sandbox', 'links']) {
      await press.press('Tab');
      assert.equal(await focused(), name);
    }
    await press.press('Space');
    const chosen = `${stage.url}?lang=en&rules=beginner&links=0`;
    assert.ok((await code()).includes(`"${chosen}"`));
    await button('page.embed.copy').focus();
    await press.press('Enter');
    await page.getByText(say('share.copied')).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await code());
  });

  test('is found good by axe in every language, and is as narrow as a phone', async (t) => {
    for (const [index, language] of languages.entries()) {
      const { page, say, field, button } = await open(t, language, {
        viewport: { width: 360, height: 640 },
        colorScheme: index % 2 ? 'dark' : 'light',
      });
      assert.equal(await page.title(), say('page.embed.title'));
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      await field('arrange.text', 'textbox').fill('?');
      await field('arrange.text', 'textbox').press('Enter');
      await button('page.embed.arrange').click();
      await page.locator('#place').getByRole('combobox').last().selectOption('allow-scripts');
      assert.deepEqual(await findingsOfAxe({ root: page.mainFrame() }), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `${language}: ${wide} wide`);
      assert.doesNotMatch(await page.locator('body').innerText(), /[{}]|undefined/);
    }
  });

  test('speaks the language of the browser, and says without scripts where to read on', async (t) => {
    const polish = await stage.browser.newContext({ locale: 'pl-PL' });
    const silent = await stage.browser.newContext({ javaScriptEnabled: false });
    t.after(() => Promise.all([polish.close(), silent.close()]));
    const page = await polish.newPage();
    await page.goto(`${stage.url}embed.html`);
    assert.equal(await page.title(), wordsIn('pl')('page.embed.title'));
    const quiet = await silent.newPage();
    await quiet.goto(`${stage.url}embed.html`);
    for (const language of languages) {
      const say = wordsIn(language);
      const words = quiet.locator(`noscript [lang=${language}]`);
      assert.ok((await words.innerText()).startsWith(say('page.embed.no-script')));
      const link = words.getByRole('link', { name: say('page.teachers') });
      assert.equal(await link.getAttribute('href'), `teachers/${language}.html`);
    }
    assert.equal(await quiet.getByRole('combobox').count(), 0);
  });
});
