// The engine beside the page: in its worker, after the worker has died, and where none may start.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setStage } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

/** The strongest level thinks long enough to be disturbed. */
const strong = { motion: 'off', opponent: '6' };

/** Plays a house and waits for the program's answer. @param {Game} game @param {string} house */
async function playAndWait(game, house) {
  await game.play(house);
  await game.until('an answer', ({ last, playable }) => last !== house && playable.length > 0);
}

/** @param {Game} game */
const anyHouse = (game) => game.now.playable[0];

describe('The engine', { concurrency: 2 }, () => {
  const stage = setStage();

  test('works in a worker, which starts with the first search', async (t) => {
    const game = await stage.open(t, { parameters: strong });
    assert.equal(game.page.workers().length, 0);
    await playAndWait(game, 'g1');
    assert.equal(game.page.workers().length, 1);
    await playAndWait(game, anyHouse(game));
    assert.equal(game.page.workers().length, 1, 'it is the same one');
  });

  test('plays on after its worker has been killed', async (t) => {
    const game = await stage.open(t, { parameters: strong });
    await playAndWait(game, 'g1');
    const kill = () => game.page.workers()[0].evaluate(() => self.close());
    // In its sleep.
    await kill();
    await playAndWait(game, anyHouse(game));
    // While it thinks.
    await game.play(anyHouse(game));
    await kill().catch(() => {});
    await game.turn();
    await playAndWait(game, anyHouse(game));
  });

  test('plays where the browser knows no workers', async (t) => {
    const game = await stage.open(t, {
      parameters: { ...strong, opponent: '5' },
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
    });
    await playAndWait(game, 'g1');
    await playAndWait(game, anyHouse(game));
  });

  test('plays where the page’s policy forbids workers', async (t) => {
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'";
    const game = await stage.open(t, {
      parameters: { ...strong, opponent: '5' },
      prepare: (page) =>
        page.route(`${stage.url}?**`, async (route) => {
          const response = await route.fetch();
          const headers = { ...response.headers(), 'content-security-policy': policy };
          await route.fulfill({ response, headers });
        }),
      complaints: [/worker/i],
    });
    await playAndWait(game, 'g1');
    await playAndWait(game, anyHouse(game));
    assert.equal(game.page.workers().length, 0);
  });

  test('plays where the worker’s script cannot be had', async (t) => {
    const game = await stage.open(t, {
      parameters: { ...strong, opponent: '5' },
      prepare: (page) =>
        page.route('**/worker.*.js', (route) => route.fulfill({ status: 404, body: '' })),
      complaints: [/worker/],
    });
    await playAndWait(game, 'g1');
    await playAndWait(game, anyHouse(game));
  });

  test('plays where the compiled module does not travel', async (t) => {
    const game = await stage.open(t, {
      parameters: strong,
      prepare: (page) =>
        page.addInitScript(() => {
          const post = Worker.prototype.postMessage;
          /** @param {any} message */
          Worker.prototype.postMessage = function (message) {
            if (message.start?.module) throw new DOMException('no', 'DataCloneError');
            post.call(this, message);
          };
        }),
    });
    await playAndWait(game, 'g1');
    assert.equal(game.page.workers().length, 1);
  });

  test('drops what it was at when the move is taken back, and answers the next one', async (t) => {
    const game = await stage.open(t, { parameters: strong });
    const { houses } = game.now;
    for (const house of ['g1', 'a1', 'c1']) {
      await game.play(house);
      await game.button('button.undo').click();
      await game.until('the start', ({ last }) => last === '');
    }
    await game.staysAsItIs(2500);
    assert.deepEqual((await game.turn()).houses, houses);
    await playAndWait(game, 'g1');
  });

  test('hears a question at once while it is at another', async (t) => {
    const game = await stage.open(t, {
      parameters: strong,
      prepare: (page) =>
        page.addInitScript(() => {
          const post = Worker.prototype.postMessage;
          /** @param {any} message */
          Worker.prototype.postMessage = function (message) {
            Object.assign(window, { engineWorker: this });
            post.call(this, message);
          };
        }),
    });
    await playAndWait(game, 'g1');
    await game.play(anyHouse(game));
    // It is at the program's move now: how long until it has begun on something short?
    const milliseconds = await game.page.evaluate(
      () =>
        new Promise((resolve) => {
          const { engineWorker } = /** @type {{ engineWorker: Worker }} */ (
            /** @type {unknown} */ (window)
          );
          const begun = performance.now();
          setTimeout(() => resolve(Infinity), 5000);
          const position =
            '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,4,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0';
          engineWorker.addEventListener('message', ({ data }) => {
            if (data.request === 999) resolve(performance.now() - begun);
          });
          engineWorker.postMessage({
            request: 999,
            question: `1 1 0 1 10 0 \ntraditional\n${position} s 0 1\n`,
          });
        }),
    );
    t.diagnostic(`${Math.round(/** @type {number} */ (milliseconds))} ms`);
    assert.ok(Number(milliseconds) < 50, `it hears within 50 ms: ${milliseconds}`);
  });
});
