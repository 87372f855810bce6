// What the game does without: WebGL, storage, the right types from the server, WebAssembly, scripts.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareWithReplay, playToTheEnd } from './support/account.mjs';
import { coloursIn } from './support/pixels.mjs';
import { setStage, withoutWebGl } from './support/stage.mjs';

const parameters = { motion: 'off', opponent: 'person' };

describe('Without WebGL', { concurrency: 2 }, () => {
  const stage = setStage(withoutWebGl);

  test('a whole game is played in the plain view', async (t) => {
    const game = await stage.open(t, { language: 'pl', parameters });
    assert.equal(await game.page.locator('#picture').isVisible(), false);
    assert.equal(await game.root.getByRole('link').count(), 0, 'there is no other view');
    await playToTheEnd(game);
    const { result } = compareWithReplay(game, { rules: 'traditional' });
    assert.notEqual(result, 'none');
    await game
      .dialog()
      .getByRole('button', { name: game.say('button.play-again') })
      .click();
    await game.turn();
  });

  test('the plain view shows every house with its name and its stones', async (t) => {
    const game = await stage.open(t, { parameters });
    await game.play('g1');
    for (const [house, name] of Object.entries(game.now.houses)) {
      const stones = /\d+/.exec(name.slice(2))?.[0] ?? '';
      const shown = await game.cell(house).innerText();
      assert.equal(shown.replace(/\s+/g, ' ').trim(), `${house} ${stones}`.trim());
    }
    assert.ok(await game.root.getByText(game.caption, { exact: true }).first().isVisible());
    await game.root.getByRole('list').getByRole('button').first().click();
    await game.turn();
    compareWithReplay(game, { rules: 'traditional' });
  });

  test('a canvas that was asked for is plain all the same', async (t) => {
    const game = await stage.open(t, { parameters: { ...parameters, view: 'canvas' } });
    assert.equal(await game.page.locator('#picture').isVisible(), false);
    await game.play('g1', (cell) => cell.press('Enter'));
  });
});

describe('The plain view', { concurrency: 3 }, () => {
  const stage = setStage();

  test('is the first thing that the keyboard meets, and leads back', async (t) => {
    const game = await stage.open(t, { parameters });
    const picture = game.page.locator('#picture');
    for (const [id, state] of /** @type {const} */ ([
      ['shell.plain-view', 'hidden'],
      ['shell.board-view', 'visible'],
    ])) {
      await game.page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
      const link = game.root.getByRole('link', { name: game.say(id), exact: true });
      await link.focus();
      await game.page.keyboard.press('Enter');
      await picture.waitFor({ state });
      await game.play(game.now.playable[0]);
    }
  });

  test('is chosen for forced colours', async (t) => {
    const context = /** @type {const} */ ({ forcedColors: 'active' });
    const game = await stage.open(t, { context, parameters });
    assert.equal(await game.page.locator('#picture').isVisible(), false);
    await game.play('g1');
    await game.page.emulateMedia({ forcedColors: 'none' });
    await game.page.locator('#picture').waitFor({ state: 'visible' });
  });

  test('scrolls with the page, and shows dialogs', async (t) => {
    const context = { viewport: { width: 320, height: 480 } };
    const game = await stage.open(t, { context, parameters: { ...parameters, view: 'plain' } });
    await game.page.mouse.move(160, 200);
    await game.page.mouse.wheel(0, 200);
    await game.page.waitForFunction(() => window.scrollY > 50);
    assert.ok(
      await game.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      'nothing sticks out sideways',
    );
    await game.button('button.menu').click();
    const rules = { name: game.say('button.rules'), exact: true };
    await game.dialog('button.menu').getByRole('button', rules).click();
    const heading = game.root.getByRole('heading', { level: 3 }).last();
    await heading.scrollIntoViewIfNeeded();
    assert.ok(await heading.isVisible());
    await game.page.keyboard.press('Escape');
    await game.dialog().waitFor({ state: 'detached' });
    await game.play('g1');
  });

  test('takes over while the WebGL context is lost', async (t) => {
    const game = await stage.open(t, { parameters, seen: true });
    const picture = game.page.locator('#picture');
    for (const house of ['g1', 'd4', 'a1']) {
      const lost = await picture.evaluateHandle((canvas) =>
        /** @type {HTMLCanvasElement} */ (canvas)
          .getContext('webgl2')
          ?.getExtension('WEBGL_lose_context'),
      );
      await lost.evaluate((extension) => extension?.loseContext());
      await picture.waitFor({ state: 'hidden' });
      await game.play(house);
      await lost.evaluate((extension) => extension?.restoreContext());
      await picture.waitFor({ state: 'visible' });
      assert.ok((await coloursIn(game.page)) > 500, 'there is a picture again');
    }
    compareWithReplay(game, { rules: 'traditional' });
  });
});

describe('Without', { concurrency: 3 }, () => {
  const stage = setStage();

  test('storage, what is chosen lasts for the visit', async (t) => {
    const game = await stage.open(t, {
      language: '',
      parameters,
      prepare: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          }),
        ),
    });
    await game.button('button.language').click();
    await game.root.getByRole('radio', { name: 'Polski' }).click();
    await game.until('Polish', ({ language }) => language === 'pl');
    game.expectLanguage('pl');
    await game.button('button.close').click();
    await game.dialog().waitFor({ state: 'detached' });
    await game.play('g1');
  });

  test('the right type of the wasm file', async (t) => {
    const game = await stage.open(t, {
      parameters,
      prepare: (page) =>
        page.route('**/*.wasm', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { 'Content-Type': 'text/plain' } });
        }),
    });
    await game.play('g1');
  });

  for (const [file, pattern] of /** @type {const} */ ([
    ['wasm file', /\/kiela\.[^/]*\.wasm$/],
    ['script', /\/kiela\.[^/]*\.js$/],
    ['words', /\/words\.es\.[^/]*\.txt$/],
  ]))
    test(`the module’s ${file} there is a message, and another try`, async (t) => {
      const game = await stage.visit(t, {
        language: 'es',
        parameters,
        prepare: (page) => page.route(pattern, (route) => route.fulfill({ status: 404 })),
        complaints: [/^failed: .* 404/, /^error: /],
      });
      const { alert } = await game.until('a message', ({ alert }) => alert !== '');
      assert.equal(alert, game.say('shell.failed'));
      assert.equal(await game.page.getByRole('progressbar').count(), 0);
      await game.page.unroute(pattern);
      await game.button('shell.retry').click();
      await game.board();
      await game.play('g1');
    });

  test('the network, which sends a page of its own, there is a message and another try', async (t) => {
    const game = await stage.visit(t, {
      language: 'es',
      prepare: (page) =>
        page.route('**/*.wasm', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in' }),
        ),
      complaints: [/^error: .*is not WebAssembly/],
    });
    const { alert, buttons } = await game.until('a message', ({ alert }) => alert !== '');
    assert.equal(alert, game.say('shell.failed'));
    assert.deepEqual(buttons, [game.say('shell.retry')]);
  });

  test('a whole wasm file there is a message and another try', async (t) => {
    const game = await stage.visit(t, {
      language: 'es',
      prepare: (page) =>
        page.route('**/*.wasm', async (route) => {
          const response = await route.fetch();
          const damaged = (await response.body()).fill(255, 1000, 2000);
          await route.fulfill({ response, body: damaged });
        }),
      complaints: [/^error: CompileError/],
    });
    const { alert, buttons } = await game.until('a message', ({ alert }) => alert !== '');
    assert.equal(alert, game.say('shell.failed'));
    assert.deepEqual(buttons, [game.say('shell.retry')]);
  });

  test('whole words there is a message and another try', async (t) => {
    const game = await stage.visit(t, {
      language: 'es',
      prepare: (page) =>
        page.route('**/words.es.*', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).slice(0, 5000) });
        }),
      complaints: [/^error: .*abort/i, /^error: RuntimeError/],
    });
    const { alert, buttons } = await game.until('a message', ({ alert }) => alert !== '');
    assert.equal(alert, game.say('shell.failed'));
    assert.deepEqual(buttons, [game.say('shell.retry')]);
  });

  test('WebAssembly there is a message', async (t) => {
    const game = await stage.visit(t, {
      language: 'pl',
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
    });
    const { alert, buttons } = await game.until('a message', ({ alert }) => alert !== '');
    assert.equal(alert, game.say('shell.no-webassembly'));
    assert.deepEqual(buttons, []);
  });

  test('scripts there is a message', async (t) => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    t.after(() => context.close());
    const page = await context.newPage();
    await page.goto(stage.url);
    assert.match(await page.locator('body').innerText(), /It needs JavaScript/);
    assert.equal(await page.getByText('Loading…').isVisible(), false);
  });

  test('haste the progress of the download is shown', async (t) => {
    /** @type {() => void} */
    let go = () => {};
    const gate = new Promise((resolve) => (go = () => resolve(undefined)));
    const game = await stage.visit(t, {
      language: 'pl',
      prepare: (page) =>
        page.route('**/*.wasm', async (route) => {
          await gate;
          await route.continue();
        }),
    });
    await game.page.getByRole('progressbar', { name: game.say('shell.loading') }).waitFor();
    go();
    await game.board();
    assert.equal(await game.page.getByRole('progressbar').count(), 0);
  });
});
