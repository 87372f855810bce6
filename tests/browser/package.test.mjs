// The one-file edition: from a disk, and in a frame that may only run scripts.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { plainName } from '../../scripts/build/hashed.mjs';
import { startServer } from '../../scripts/serve.mjs';
import { focused } from './support/focus.mjs';
import { puzzle, solve } from './support/puzzles.mjs';
import { linkOf, openShare, readCode } from './support/sharing.mjs';
import { Kiosk } from './support/kiosk.mjs';
import { makeSingleFile } from './support/single.mjs';
import { setStage, site } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const parameters = { motion: 'off', opponent: '3' };

/** @type {ReturnType<typeof makeSingleFile>} */
let single;
before(() => {
  single = makeSingleFile();
});
after(() => single.remove());

/**
 * Notes what a page asks the network or the disk for.
 * @param {string[]} requests
 */
const record = (requests) => (/** @type {import('playwright-core').Page} */ page) =>
  page.context().on('request', (request) => {
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });

/** Plays a house and waits for the program's answer. @param {Game} game @param {string} house */
async function playAndWait(game, house) {
  await game.play(house);
  await game.until('an answer', ({ last, playable }) => last !== house && playable.length > 0);
}

test('holds what the site fetches, byte for byte', () => {
  const blocks = single.html.matchAll(/<script[^>]* data-file="([^"]+)"[^>]*>([^]*?)<\/script>/g);
  const held = Array.from(blocks, ([all, name, text]) => {
    const content = Buffer.from(text, all.includes('data-coding="base64"') ? 'base64' : 'utf8');
    const hash = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex');
    assert.equal(hash(content), hash(readFileSync(path.join(site, name))), name);
    return plainName(name);
  });
  for (const name of ['main.js', 'kiela.js', 'kiela.wasm', 'worker.js', 'sound.js', 'puzzles.txt'])
    assert.ok(held.includes(name), name);
  for (const language of ['en', 'es', 'pl'])
    assert.ok(held.some((name) => name.startsWith('words') && name.includes(`.${language}.`)));
  assert.deepEqual(single.html.match(/ (?:src|href)="(?![?#]|data:)[^"]*"/g), [
    ' href="rules/en.html"',
  ]);
});

describe('The one file', { concurrency: 2 }, () => {
  const stage = setStage();
  before(() => {
    stage.server = { url: pathToFileURL(single.file).href, close: async () => {} };
  });

  test('is a kiosk where its address says so', async (t) => {
    const kiosk = await Kiosk.open(stage, t);
    await kiosk.nextScene();
    await kiosk.attracts('es');
    await kiosk.begin('es');
  });

  test('is played from a disk, in every language and with a worker, and asks for nothing', async (t) => {
    /** @type {string[]} */
    const requests = [];
    const game = await stage.open(t, {
      parameters,
      prepare: async (page) => record(requests)(page),
    });
    await playAndWait(game, 'g1');
    assert.equal(game.page.workers().length, 1);
    for (const [language, name] of [
      ['pl', 'Polski'],
      ['es', 'Español'],
    ]) {
      await game.button('button.language').click();
      await game.root.getByRole('radio', { name }).click();
      await game.until(name, (moment) => moment.language === language);
      game.expectLanguage(language);
      await game.button('button.close').click();
      await game.dialog().waitFor({ state: 'detached' });
      await playAndWait(game, (await game.turn()).playable[0]);
    }
    assert.deepEqual(requests, [stage.addressOf({ parameters })]);
  });

  test('goes on with the kept game', async (t) => {
    const game = await stage.open(t, { parameters: { motion: 'off', opponent: 'person' } });
    await game.play('g1');
    game.moments.length = 0;
    await game.page.goto(stage.url);
    assert.equal((await game.board()).last, 'g1');
  });

  test('has the puzzles, the sounds and what draws a code', async (t) => {
    const game = await stage.open(t, {
      parameters: { motion: 'off', puzzle: '1', sound: '1' },
      seen: true,
    });
    await puzzle(game, 1);
    await solve(game, 1);
    await game.page.waitForFunction('typeof kielaSound === "object"');
    await game.page.keyboard.press('Escape');
    await game.closeDialogs();
    await openShare(game);
    const link = await linkOf(game);
    assert.ok(link.startsWith(stage.url));
    assert.equal(await readCode(game), link);
  });

  test('shows the rules as a page over the game, in every language', async (t) => {
    const game = await stage.open(t, { parameters });
    await game.button('button.menu').click();
    await game
      .dialog('button.menu')
      .getByRole('button', { name: game.say('button.rules') })
      .click();
    const link = game.root.getByRole('link', { name: game.say('rules.as-page') });
    await link.click();
    const page = game.page.locator('dialog.page');
    await page.getByRole('heading', { level: 1, name: 'The rules of Kiela' }).waitFor();
    await page.getByRole('link', { name: 'Polski' }).click();
    await page.getByRole('heading', { level: 1, name: 'Zasady gry w kielę' }).waitFor();
    for (const [name, title] of [
      ['Prywatność', 'Prywatność w grze Kiela'],
      ['Licencje', 'Licences'],
    ]) {
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await game.page.keyboard.press('Escape');
      await page.waitFor({ state: 'hidden' });
      await link.click();
      await page.getByRole('link', { name: 'Polski' }).click();
    }
    const capture = page.locator('h2[id$="#capture"]');
    await page
      .getByRole('link', { name: (await capture.textContent()) ?? '', exact: true })
      .click();
    const { y } = (await capture.boundingBox()) ?? { y: NaN };
    assert.ok(y > -1 && y < 300, `the section is in view: ${y}`);
    await game.page.keyboard.press('Escape');
    await page.waitFor({ state: 'hidden' });
    assert.equal(await focused(game), game.say('rules.as-page'));
  });
});

describe('The one file where the game does not run', { concurrency: 2 }, () => {
  const stage = setStage();
  before(() => {
    stage.server = { url: pathToFileURL(single.file).href, close: async () => {} };
  });

  test('says so, with the rules to read below', async (t) => {
    const game = await stage.visit(t, {
      language: 'pl',
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn')),
      complaints: [/^uncaught: TypeError: Object.hasOwn/],
    });
    const alert = game.page.getByRole('alert').filter({ hasText: 'Kiela' });
    await alert.getByRole('link').click();
    const title = game.page.getByRole('heading', { level: 1, name: 'Zasady gry w kielę' });
    assert.ok(((await title.boundingBox())?.y ?? -1) >= 0);
    assert.ok(((await title.boundingBox())?.y ?? Infinity) < 300, 'the rules are in view');
  });

  test('has them without scripts, too', async (t) => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    t.after(() => context.close());
    const page = await context.newPage();
    await page.goto(stage.url);
    await page.locator('[lang=es] a').first().click();
    const title = page.getByRole('heading', { level: 1, name: 'Las reglas del kiela' });
    assert.ok(((await title.boundingBox())?.y ?? Infinity) < 300, 'the rules are in view');
    assert.equal(await page.getByText('Loading…').isVisible(), false);
  });
});

describe('The one file in a sandbox', { concurrency: 2 }, () => {
  const stage = setStage();
  /** @type {Awaited<ReturnType<typeof startServer>>} */
  let server;
  before(async () => {
    server = await startServer({ root: single.folder, headers: {} });
    stage.server = { ...server, url: `${server.url}kiela.html` };
  });
  after(() => server.close());

  test('plays, keeps what is chosen for the visit, and asks for nothing', async (t) => {
    /** @type {string[]} */
    const requests = [];
    const game = await stage.openFramed(t, {
      parameters,
      sandbox: 'allow-scripts',
      prepare: async (page) => record(requests)(page),
    });
    assert.equal(await game.root.evaluate('origin'), 'null');
    await playAndWait(game, 'g1');
    assert.equal(game.page.workers().length, 1);
    await game.button('button.language').click();
    await game.root.getByRole('radio', { name: 'Polski' }).click();
    await game.until('Polish', ({ language }) => language === 'pl');
    game.expectLanguage('pl');
    await game.button('button.close').click();
    await playAndWait(game, (await game.turn()).playable[0]);
    // The school's page, and the file in its frame.
    const address = stage.addressOf({ parameters });
    assert.deepEqual(requests, [address, address]);
  });
});
