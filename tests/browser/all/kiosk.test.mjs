// A museum's screen for a long time: hundreds of visitors one after the other, in the same page, and what
// can break in a day.

import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { buildAnother, Host } from '../support/builds.mjs';
import { Kiosk, kioskOpening } from '../support/kiosk.mjs';
import { languages, wordsIn } from '../support/messages.mjs';
import { buildOf, isKept, lookForNewer, visit } from '../support/offline.mjs';
import { Soak } from '../support/soak.mjs';
import { setStage } from '../support/stage.mjs';

/** Visits, and those of them after which all that is made once is there. */
const visits = 500;
const first = 60;

describe('A kiosk, all day', () => {
  const stage = setStage();

  test(`is after ${visits} visits as after ${first}`, async (t) => {
    const soak = await Soak.open(stage, t);
    for (let visit = 0; visit < first; ++visit) await soak.cycle();
    const before = await soak.measure();
    for (let visit = first; visit < visits; ++visit) await soak.cycle();
    const now = await soak.measure();
    t.diagnostic(JSON.stringify({ before, now }));
    assert.equal(now.wasm, before.wasm, 'the module’s memory');
    assert.ok(now.nodes <= before.nodes + 50, `${now.nodes} nodes`);
    assert.ok(now.listeners <= before.listeners + 20, `${now.listeners} listeners`);
    assert.ok(now.heap <= before.heap * 1.1 + 200_000, `${now.heap} bytes of JavaScript`);
  });
});

describe('A kiosk mends itself', { concurrency: 2 }, () => {
  const stage = setStage();

  test('when its picture is lost for good', async (t) => {
    const kiosk = await Kiosk.open(stage, t);
    const { page, game } = kiosk;
    await page
      .locator('#picture')
      .evaluate((canvas) =>
        /** @type {HTMLCanvasElement} */ (canvas)
          .getContext('webgl2')
          ?.getExtension('WEBGL_lose_context')
          ?.loseContext(),
      );
    await kiosk.begin('en');
    assert.equal(await page.locator('#kiela.plain').count(), 1);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    // Not in the middle of a visit.
    await kiosk.isAsked('en');
    assert.ok(await page.evaluate(() => 'isOld' in window));
    const loaded = page.waitForEvent('load');
    game.moments.length = 0;
    await kiosk.isLeft();
    await loaded;
    await kiosk.attracts('en');
    assert.equal(await page.locator('#kiela.plain').count(), 0);
  });

  test('when the engine has had no worker for a visit', async (t) => {
    const kiosk = await Kiosk.open(stage, t, { motion: 'off' });
    const { page, game } = kiosk;
    await kiosk.begin('en');
    await page.evaluate(() => {
      const own = Worker.prototype.postMessage;
      Object.assign(window, { mend: () => (Worker.prototype.postMessage = own) });
      Worker.prototype.postMessage = function () {
        this.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
      };
    });
    await game.play('g1');
    await game.turn();
    await page.evaluate(() => /** @type {any} */ (window).mend());
    await kiosk.isAsked('en');
    await kiosk.isLeft();
    await kiosk.attracts('es');
    await kiosk.choice('en').click();
    await kiosk.isPlayed('en');
    await game.play('g1');
    await game.turn();
    assert.equal(page.workers().length, 1);
  });

  test('when a script has failed', async (t) => {
    const opening = { ...kioskOpening(), complaints: [/broken/] };
    const kiosk = new Kiosk(await stage.open(t, opening));
    await kiosk.begin('en');
    await kiosk.page.evaluate(() =>
      queueMicrotask(() => {
        throw new Error('broken');
      }),
    );
    await kiosk.attracts('es');
    await kiosk.begin('es');
  });
});

describe('A newer build', () => {
  const stage = setStage();
  let newer = '';
  before(async () => {
    newer = await buildAnother('2');
  });
  after(() => rm(newer, { recursive: true }));

  test('is taken by a kiosk while nobody plays, also when the server has gone since', async (t) => {
    const host = await Host.open();
    t.after(() => host.close());
    const kiosk = new Kiosk(await visit(stage, t, host, kioskOpening()));
    const { game, page } = kiosk;
    await isKept(game);
    await kiosk.begin('en');
    await host.deploy(newer);
    await lookForNewer(game);
    await host.stop();
    await page.clock.fastForward(601_000);
    assert.equal(await buildOf(game), '');
    await kiosk.question('en').waitFor();
    game.moments.length = 0;
    await kiosk.isLeft();
    await page.waitForFunction(() => document.documentElement.dataset.build === '2');
    await kiosk.attracts('en');
    assert.ok(languages.every((code) => wordsIn(code)('shell.kiosk-touch')));
  });
});
