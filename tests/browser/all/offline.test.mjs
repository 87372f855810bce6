// Without a network: everything that the game has, in each language; and where what is kept of the page
// is damaged, or may not be kept.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hashInName } from '../../../scripts/build/hashed.mjs';
import { startServer } from '../../../scripts/serve.mjs';
import { Host } from '../support/builds.mjs';
import { Game } from '../support/game.mjs';
import { languages } from '../support/messages.mjs';
import { ends, eventually, isKept, letGo, open, visit } from '../support/offline.mjs';
import { setStage, site } from '../support/stage.mjs';

/** @typedef {import('node:test').TestContext} TestContext */

const parameters = { motion: 'off', opponent: 'person' };

/** How many files are kept. @param {Game} game */
const countKept = ({ page }) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().length;
  });

/** @param {Game} game */
async function reload(game) {
  game.moments.length = 0;
  await game.page.reload();
  await game.board();
}

/** A newer build is not offered. @param {Game} game */
async function noUpdate(game) {
  await game.page.waitForFunction(() => 'kielaUpdate' in window);
  await game.staysAsItIs();
  await game.button('button.menu').click();
  await game.dialog('button.menu').waitFor();
  assert.equal(await game.button('button.update').count(), 0);
  await game.closeDialogs();
}

describe('Without a network', { concurrency: 2 }, () => {
  const stage = setStage();

  /** @param {TestContext} t @param {import('../support/stage.mjs').Opening} [opening] */
  async function visitKept(t, opening = { parameters }) {
    const host = await Host.open();
    t.after(() => host.close());
    const game = await visit(stage, t, host, opening);
    await isKept(game);
    return { host, game };
  }

  languages.forEach((language, index) =>
    test(`all is there after a first visit, in ${language}`, async (t) => {
      // The first visit is in another language.
      const { host, game } = await visitKept(t, {
        language: languages[(index + 1) % languages.length],
        parameters,
      });
      await host.stop();
      const { page } = game;
      game.expectLanguage(language);
      const at = async (/** @type {string} */ query) => {
        game.moments.length = 0;
        await page.goto(`${host.url}?lang=${language}&motion=off${query}`);
        await game.board();
      };
      await at('&opponent=2&sound=1');
      await game.play(game.now.playable[0]);
      await game.turn();
      await page.waitForFunction(() => 'kielaSound' in window);
      for (const view of ['plain', 'canvas']) {
        await at(`&opponent=person&view=${view}`);
        await game.button('button.menu').click();
        await game
          .dialog('button.menu')
          .getByRole('button', { name: game.say('button.rules') })
          .click();
        await page.locator('[role=dialog] h3').last().waitFor({ state: 'attached' });
        await game.closeDialogs();
        await game.button('button.menu').click();
        await game
          .dialog('button.menu')
          .getByRole('button', { name: game.say('button.share') })
          .click();
        await page.locator('#semantics svg path').first().waitFor({ state: 'attached' });
        await game.closeDialogs();
      }
      for (const query of ['&lesson=next', '&puzzle=daily', '&puzzle=240']) {
        await at(query);
        await game.until('what the address asks for', ({ dialog }) => dialog !== '');
      }
      for (const folder of ['rules', 'accessibility', 'privacy']) {
        await page.goto(`${host.url}${folder}/${language}.html#end`);
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
      const manifest = await page.evaluate(
        async (address) => (await fetch(address)).json(),
        `${host.url}manifest.${language}.webmanifest`,
      );
      assert.equal(manifest.lang, language);
    }),
  );

  test('the addresses of servers that have shorter ones lead there, too', async (t) => {
    const { host, game } = await visitKept(t);
    await host.stop();
    for (const address of ['rules/pl', 'rules/es.html?from=elsewhere']) {
      await game.page.goto(host.url + address);
      await game.page.getByRole('heading', { level: 1 }).waitFor();
    }
    await assert.rejects(game.page.goto(`${host.url}no-such-page.html`));
  });

  test('nothing is fetched twice by an ordinary first visit', async (t) => {
    const host = await Host.open();
    t.after(() => host.close());
    /** @type {string[]} */
    const asked = [];
    host.watch((address) => asked.push(address));
    const game = await visit(stage, t, host, { parameters });
    await isKept(game);
    const lasting = asked.filter((address) => hashInName.test(address)).sort();
    assert.ok(lasting.length > 10);
    assert.deepEqual(lasting, [...new Set(lasting)]);
  });

  test('a visit in which a file could not be had is made up for by the next one', async (t) => {
    const host = await Host.open();
    t.after(() => host.close());
    await host.deploy(site, (name) => !name.startsWith('puzzles.'));
    const game = await visit(stage, t, host, { parameters });
    await ends(game);
    assert.equal(await game.page.evaluate(() => navigator.serviceWorker.controller), null);
    await game.play('g1');
    await host.deploy(site);
    await game.page.reload();
    await isKept(game);
    await host.stop();
    game.moments.length = 0;
    await game.page.reload();
    await game.board();
    assert.equal(game.now.last, 'g1');
  });

  for (const [where, prepare] of /** @type {const} */ ([
    ['', () => {}],
    [
      ', also from a host that has another address for the page, and lost a file',
      async (/** @type {Host} */ host) => {
        host.redirect('/index.html', './');
        await host.deploy(site, (name) => !name.startsWith('extras.'));
        return 1;
      },
    ],
  ]))
    test(`what is missing from what is kept is fetched and kept again${where}`, async (t) => {
      const { host, game } = await visitKept(t);
      const whole = await countKept(game);
      await letGo(game, /(?<!svg)$/);
      const lost = (await prepare(host)) ?? 0;
      await reload(game);
      const isWhole = async () => (await countKept(game)) === whole - lost;
      await eventually('all that there is to be kept again', isWhole);
      await noUpdate(game);
      await host.stop();
      await reload(game);
    });

  test('what is asked for beside the game has nothing to do with it', async (t) => {
    const { game } = await visitKept(t);
    await letGo(game, /puzzles/);
    const whole = await countKept(game);
    const status = await game.page.evaluate(async () => (await fetch('another.txt')).status);
    assert.equal(status, 404);
    await game.staysAsItIs();
    assert.equal(await countKept(game), whole);
  });

  for (const [file, what, message] of /** @type {const} */ ([
    ['module', /kiela\..*wasm/, 'shell.failed'],
    ['first script', /\/main\./, 'shell.not-started'],
  ]))
    test(`the ${file} that is kept and damaged is found out by another try`, async (t) => {
      const { host, game } = await visitKept(t);
      await game.page.evaluate(async (damaged) => {
        const [name] = await caches.keys();
        const cache = await caches.open(name);
        for (const key of await cache.keys())
          if (damaged.test(key.url)) {
            const headers = (await cache.match(key))?.headers;
            await cache.put(key, new Response('damaged = ?', { headers }));
          }
      }, what);
      await game.page.reload();
      await game.page
        .getByRole('alert')
        .filter({ hasText: game.say(message) })
        .waitFor();
      game.moments.length = 0;
      await game.button('shell.retry').click();
      await game.board();
      const expected = /is not WebAssembly|CompileError|was preloaded|^uncaught: $/;
      game.complaints = game.complaints.filter((each) => !expected.test(each));
      await noUpdate(game);
      await host.stop();
      await reload(game);
    });

  test('a page for which there is no room is played all the same', async (t) => {
    const host = await Host.open();
    t.after(() => host.close());
    const game = await visit(stage, t, host, {
      parameters,
      prepare: async (page) => {
        const devtools = await page.context().newCDPSession(page);
        const origin = new URL(host.url).origin;
        await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
      },
    });
    await ends(game);
    assert.equal(await game.page.evaluate(() => navigator.serviceWorker.controller), null);
    await game.play('g1');
  });

  for (const [where, block] of /** @type {const} */ ([
    [
      'forbid it',
      () => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('denied', 'SecurityError'));
      },
    ],
    ['do not know it', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
    [
      'do not even let it be asked for',
      () =>
        Object.defineProperty(Navigator.prototype, 'serviceWorker', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
  ]))
    test(`browsers that ${where} play without a word`, async (t) => {
      const game = await stage.open(t, {
        offline: true,
        parameters,
        prepare: (page) => page.addInitScript(block),
      });
      await game.play('g1');
      await game.staysAsItIs();
    });

  test('in the frame of another site the game is played without a word', async (t) => {
    const host = await Host.open();
    t.after(() => host.close());
    // The same machine by another name is another site.
    const address = `${host.url.replace('127.0.0.1', 'localhost')}?lang=en&motion=off&opponent=person`;
    const school = await startServer({
      root: site,
      instead(request, response) {
        response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': '' });
        response.end(`<title>A school</title><iframe width="640" height="400" src="${address}">`);
        return true;
      },
    });
    t.after(() => school.close());
    const game = await visit(stage, t, school);
    const element = await game.page.locator('iframe').elementHandle();
    game.root = (await element?.contentFrame()) ?? game.root;
    await game.board();
    await game.play('g1');
    assert.ok(!game.moments.some(({ spoken }) => spoken.includes(game.say('notice.offline'))));
  });

  test('while it is worked on, nothing is kept, and what was kept is let go', async (t) => {
    const { host, game } = await visitKept(t);
    await host.stop();
    const { port } = new URL(host.url);
    const atWork = await startServer({ root: site, port: Number(port), offline: false });
    t.after(() => atWork.close());
    await game.page.reload();
    await eventually('the end of what was kept', () =>
      game.page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())),
    );
    const later = await open(game.page.context(), host, { parameters });
    assert.equal(await later.page.evaluate(() => navigator.serviceWorker.controller), null);
  });
});
