// The game in somebody else's page, at length: in every sandbox, among long pages, floods of messages
// and nonsense, and what it tells for a learning record.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { wordsIn } from '../support/messages.mjs';
import { School } from '../support/school.mjs';
import { setStage, site } from '../support/stage.mjs';

/** @typedef {import('playwright-core').Frame} Frame */
/** @typedef {import('playwright-core').Page} Page */

const say = wordsIn('en');
const singleFile = readFileSync(path.join(site, 'kiela.html'), 'utf8');
const documentation = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8');

/** As in browsers where frames of other sites may keep nothing. */
function blockStorage() {
  if (window === top) return;
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

/** @param {Page} page */
const scrolled = (page) => page.evaluate(() => Math.round(scrollY));

/** Draws a finger up by 200. @param {Page} page @param {number} x @param {number} y */
async function swipeUp(page, x, y) {
  const client = await page.context().newCDPSession(page);
  const touch = (/** @type {any} */ type, /** @type {number[]} */ ...at) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((y) => ({ x, y })) });
  await touch('touchStart', y);
  for (let way = 10; way <= 200; way += 10) await touch('touchMove', y - way);
  await touch('touchEnd');
}

/** The frame that the game is in. @param {Page} page */
function gameIn(page) {
  const [, frame] = page.frames();
  return frame;
}

describe('The game in a page of another site', { concurrency: 2 }, () => {
  const stage = setStage();

  /** @param {Record<string, string>} parameters @param {string} [attributes] */
  const frame = (parameters, attributes = '') =>
    `<iframe width="640" height="400" src="${stage.addressOf({ parameters })}" ${attributes}></iframe>`;

  test('is played in one file where it may run scripts and nothing else, as documented', async (t) => {
    const [example = ''] = documentation.match(/<iframe\n[^`]*kiela\.html[^`]*/) ?? [];
    assert.ok(example.includes('sandbox="allow-scripts"'));
    const address = 'kiela.html?motion=off&xapi=1&';
    const school = await School.open(stage, t, {
      files: { '/kiela.html': singleFile },
      body: example.replace('https://school.example/kiela.html?', address),
    });
    const ready = await school.until('ready');
    assert.equal(ready.origin, 'null');
    assert.equal((await school.ask('getState')).opponent, 2);
    assert.equal((await school.ask('play', { house: 'g1' })).moves, 'g1');
    const { statement } = await school.until('xapi');
    assert.match(statement.object.id, /^http:\/\/localhost:\d+\/kiela\.html$/);
  });

  test('is an element with one file in it, which may run scripts and nothing else', async (t) => {
    const school = await School.open(stage, t, {
      files: { '/kiela.html': singleFile },
      head: `<script src="${stage.url}kiela-board.js"></script>`,
      body: `<kiela-board src="kiela.html" sandbox="allow-scripts" opponent="person" motion="off"></kiela-board>`,
    });
    const { moves } = await school.page.evaluate(async () => {
      const board = /** @type {import('../../../web/kiela-board.js').KielaBoard} */ (
        document.querySelector('kiela-board')
      );
      return board.play('g1');
    });
    assert.equal(moves, 'g1');
  });

  test('goes on where nothing can be kept', async (t) => {
    const school = await School.open(stage, t, {
      body: frame({ opponent: 'person', motion: 'off' }),
      prepare: (page) => page.addInitScript(blockStorage),
    });
    await school.until('ready');
    for (const [index, house] of ['g1', 'd4', 'a1'].entries())
      assert.equal((await school.ask('play', { house })).moves.split('.').length, index + 1);
  });

  test('keeps several games with one address apart', async (t) => {
    const one = frame({ opponent: 'person', motion: 'off' });
    // Frames of other sites may keep nothing in this browser.
    const school = await School.open(stage, t, { body: one + one + one, sameSite: true });
    for (const [index, house] of ['a1', 'b1', 'c1'].entries()) {
      await school.until('ready', (message) => message.frame === index);
      assert.equal((await school.ask('play', { house }, index)).moves, house);
    }
    const from = school.heard.length;
    await school.page.reload();
    for (const [index, house] of ['a1', 'b1', 'c1'].entries()) {
      await school.until('ready', (message) => message.frame === index, from);
      assert.equal((await school.ask('getState', {}, index)).moves, house);
    }
  });

  test('leaves wheel and swipe to a long page, and the place where it is read', async (t) => {
    const long = '<div style="height: 1500px"></div>';
    const school = await School.open(stage, t, {
      body: frame({}) + long + frame({ view: 'plain' }) + frame({ lesson: '3' }) + long,
      context: { hasTouch: true },
    });
    const { page } = school;
    for (const index of [0, 1, 2])
      await school.until('ready', (message) => message.frame === index);
    assert.equal(await scrolled(page), 0);
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
    await page.mouse.move(320, 200);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => scrollY > 100);
    await page.evaluate(() => scrollTo(0, 0));
    await swipeUp(page, 320, 300);
    await page.waitForFunction(() => scrollY > 100);
    // No house has been played on the way.
    assert.equal((await school.ask('getState')).moves, '');
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForFunction(() => scrollY === 0);
    const [house] = (await school.ask('getState')).legal;
    const cell = gameIn(page).getByRole('gridcell', { name: house, exact: false }).first();
    const box = await cell.boundingBox();
    assert.ok(box);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await school.until('move', (message) => message.frame === 0 && message.house === house);
  });

  test('lets Tab pass at both ends', async (t) => {
    const school = await School.open(stage, t, {
      body: `<button id="before">before</button>${frame({})}<button id="after">after</button>`,
    });
    const { page } = school;
    await school.until('ready');
    for (const [from, key, to] of [
      ['before', 'Tab', 'after'],
      ['after', 'Shift+Tab', 'before'],
    ]) {
      await page.focus(`#${from}`);
      let stops = 0;
      do await page.keyboard.press(key);
      while ((await page.evaluate(() => document.activeElement?.id)) !== to && ++stops < 40);
      assert.ok(stops > 2 && stops < 40, `${key} passes through`);
    }
  });

  test('may fill the screen where the page around allows it', async (t) => {
    const school = await School.open(stage, t, {
      body: frame({}, 'allow="fullscreen"') + frame({}, 'allow="fullscreen \'none\'"'),
    });
    await school.until('ready', (message) => message.frame === 1);
    const [, allowed, not] = school.page.frames();
    /** @param {Frame} game @param {string} id */
    const item = (game, id) => game.getByRole('button', { name: say(id), exact: true });
    await item(not, 'button.menu').click();
    await item(not, 'button.settings').waitFor();
    assert.equal(await item(not, 'button.fullscreen').count(), 0);
    for (const [id, fills] of /** @type {const} */ ([
      ['button.fullscreen', true],
      ['button.fullscreen-leave', false],
    ])) {
      await item(allowed, 'button.menu').click();
      await item(allowed, id).click();
      await allowed.waitForFunction((fills) => !!document.fullscreenElement === fills, fills);
      await item(allowed, 'button.menu').waitFor();
    }
  });

  test('is not moved by nonsense', async (t) => {
    const school = await School.open(stage, t, {
      body: frame({ opponent: 'person', motion: 'off' }),
    });
    await school.until('ready');
    await school.page.evaluate(() => {
      const target = document.querySelector('iframe')?.contentWindow;
      let seed = 1;
      const random = (/** @type {number} */ below) => (seed = (seed * 48271) % 2147483647) % below;
      const cyclic = /** @type {any} */ ({});
      cyclic.self = cyclic;
      const things = [
        ...[null, undefined, 0, NaN, Infinity, -1, true, '', 'g1', 'g1\n', '\0', 'a'.repeat(1e6)],
        ...[[], ['g1'], {}, { toString: 'g1' }, cyclic, new Map([['type', 'play']]), new Date()],
        ...[
          new Uint8Array(9),
          /g1/,
          12n,
          '[Event "x"]',
          '1. g1 '.repeat(3000),
          '%00',
          '?game=g1.g1',
        ],
      ];
      const names = [
        'type',
        'id',
        'v',
        'house',
        'text',
        'language',
        'rules',
        'position',
        '__proto__',
      ];
      const types = ['new', 'play', 'load', 'setLanguage', 'constructor', '__proto__', ''];
      const any = () => things[random(things.length)];
      for (let i = 0; i < 3000; ++i) {
        const message = /** @type {any} */ ({
          source: 'kiela',
          v: 1,
          type: types[random(types.length)],
        });
        for (let fields = random(4); fields > 0; --fields)
          message[names[random(names.length)]] = any();
        target?.postMessage(random(5) ? message : any(), '*');
      }
    });
    await school.until('error', ({ code }) => code === 'busy');
    // Until all of it has been read.
    while ((await school.ask('getState')).code === 'busy');
    const begun = await school.ask('new', { opponent: 'person', rules: 'traditional', lang: 'en' });
    assert.equal(begun.moves, '');
    assert.equal((await school.ask('play', { house: 'g1' })).moves, 'g1');
  });

  test('is not stopped by a flood', async (t) => {
    const school = await School.open(stage, t, { body: frame({ motion: 'off' }) });
    await school.until('ready');
    const flood = 2000;
    await school.page.evaluate((flood) => {
      const target = document.querySelector('iframe')?.contentWindow;
      for (let id = 0; id < flood; ++id)
        target?.postMessage({ source: 'kiela', v: 1, type: 'getState', id }, '*');
    }, flood);
    await gameIn(school.page).evaluate(() => new Promise(requestAnimationFrame));
    await school.until('error', ({ id }) => id === flood - 1);
    const answer = await school.ask('getState');
    assert.equal(answer.type, 'state');
    // Each is answered, most by being told that they are too many.
    const answers = school.heard.filter(({ id }) => typeof id === 'number');
    assert.equal(answers.length, flood);
    assert.ok(answers.filter(({ type }) => type === 'state').length >= 64);
  });

  test('tells a whole game for a learning record, and nothing about who plays', async (t) => {
    const parameters = { opponent: 'person', motion: 'off', xapi: '1', rules: 'tournament' };
    const school = await School.open(stage, t, { body: frame(parameters) });
    await school.until('ready');
    let state = await school.ask('getState');
    while (!state.result) state = await school.ask('play', { house: state.legal.at(-1) });
    const moves = school.heard.filter(({ type }) => type === 'move');
    assert.equal(moves.map(({ house }) => house).join('.'), state.moves);
    assert.deepEqual(
      moves.map(({ ply }) => ply),
      moves.map((_, index) => index + 1),
    );
    assert.equal(moves.at(-1)?.position, state.position);
    const statements = school.heard
      .filter(({ type }) => type === 'xapi')
      .map(({ statement }) => statement);
    const verbs = statements.map(({ verb }) =>
      verb.id.replace('http://adlnet.gov/expapi/verbs/', ''),
    );
    assert.deepEqual(verbs, ['initialized', ...moves.map(() => 'progressed'), 'completed']);
    assert.deepEqual(
      statements.slice(1, -1).map(({ result }) => result.response),
      moves.map(({ house }) => house),
    );
    const { completion, score, duration } = statements.at(-1).result;
    assert.ok(completion);
    assert.match(duration, /^PT\d+S$/);
    assert.ok(score.min === 0 && score.raw <= score.max && score.scaled === score.raw / score.max);
    for (const { actor, object, ...rest } of statements) {
      assert.equal(actor, undefined);
      assert.equal(object.id, stage.url);
      assert.deepEqual(
        Object.keys(rest).filter((name) => !['verb', 'result'].includes(name)),
        [],
      );
    }
  });

  for (const kind of ['lesson', 'puzzle'])
    test(`tells the tries of a ${kind} for a learning record`, async (t) => {
      const parameters = { motion: 'off', xapi: '1', [kind]: '2' };
      const school = await School.open(stage, t, { body: frame(parameters) });
      await school.until('ready');
      const game = gameIn(school.page);
      const cells = game.locator('[role=dialog] [role=gridcell]:not([aria-disabled=true])');
      await cells.first().waitFor();
      for (let index = 0; !school.heard.some(({ success }) => success); ++index) {
        const from = school.heard.length;
        await cells.nth(index % (await cells.count())).click();
        // Some tries are neither right nor wrong.
        await Promise.race([school.until('answered', () => true, from), game.waitForTimeout(300)]);
        assert.ok(index < 60, 'some try is right');
      }
      const answers = school.heard.filter(({ type }) => type === 'answered');
      for (const answer of answers) assert.deepEqual([answer.kind, answer.number], [kind, 2]);
      await school.until(
        'xapi',
        ({ statement: { verb, result } }) => verb.display.en === 'answered' && result.success,
      );
      const told = school.heard.filter(
        ({ type, statement }) => type === 'xapi' && statement.verb.display.en === 'answered',
      );
      assert.deepEqual(
        told.map(({ statement }) => statement.result.success),
        answers.map(({ success }) => success),
      );
      const part = kind === 'lesson' ? '-1' : '';
      assert.equal(told[0].statement.object.id, `${stage.url}#${kind}-2${part}`);
    });
});
