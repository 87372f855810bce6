// Without a network, and with newer builds: one of each. More of them are in all/offline.test.mjs and
// all/updates.test.mjs.

import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { buildAnother, Host } from './support/builds.mjs';
import { buildOf, isKept, visit } from './support/offline.mjs';
import { puzzle } from './support/puzzles.mjs';
import { setStage } from './support/stage.mjs';

const parameters = { motion: 'off', opponent: 'person' };

describe('Without a network', { concurrency: 2 }, () => {
  const stage = setStage();

  test('a game goes on when the server is gone, and everything else is there', async (t) => {
    const host = await Host.open();
    t.after(() => host.close());
    const game = await visit(stage, t, host, { parameters });
    await isKept(game);
    await game.play('g1');
    await host.stop();
    await game.play(game.now.playable[0]);
    // Words, puzzles and the rules, none of which have been asked for yet.
    await game.button('button.language').click();
    await game.root.getByRole('radio', { name: 'Polski' }).click();
    await game.until('Polish', ({ language }) => language === 'pl');
    game.expectLanguage('pl');
    await game.closeDialogs();
    game.moments.length = 0;
    await game.page.goto(`${host.url}?lang=es&puzzle=1`);
    game.expectLanguage('es');
    await puzzle(game, 1);
    await game.page.goto(`${host.url}index.html?lang=pl&opponent=3`);
    game.expectLanguage('pl');
    game.moments.length = 0;
    await game.board();
    await game.page.goto(`${host.url}rules/pl.html`);
    await game.page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('A newer build', () => {
  const stage = setStage();
  let newer = '';
  before(async () => {
    newer = await buildAnother('2');
  });
  after(() => rm(newer, { recursive: true }));

  test('is offered, and the game goes on in it', async (t) => {
    const host = await Host.open();
    t.after(() => host.close());
    const game = await visit(stage, t, host, { parameters: { ...parameters, game: 'g1' } });
    await isKept(game);
    await game.button('button.got-it').click();
    const note = game.say('notice.offline');
    await game.until('the note', ({ spoken }) => spoken.includes(note));
    assert.ok(game.caption.startsWith(note));
    await game.play('d4');
    await host.deploy(newer);
    await game.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const offer = game.say('notice.update');
    await game.until('the offer', ({ spoken }) => spoken.includes(offer));
    await game.until('its button', ({ buttons }) => buttons.includes(game.say('button.update')));
    assert.ok(game.caption.startsWith(offer));
    assert.equal(await buildOf(game), '');
    game.moments.length = 0;
    await game.button('button.update').click();
    await game.page.waitForFunction(() => document.documentElement.dataset.build === '2');
    await game.board();
    assert.equal(game.now.last, 'd4');
    // Nothing is offered any more.
    await game.button('button.menu').click();
    await game.dialog('button.menu').waitFor();
    assert.equal(await game.button('button.update').count(), 0);
  });
});

describe('An installation', () => {
  const stage = setStage();

  test('is offered in the menu once the browser offers it; the manifest follows the language', async (t) => {
    const game = await stage.open(t, { language: 'es', parameters });
    const { page } = game;
    const manifest = page.locator('link[rel=manifest]');
    await page.waitForFunction(() => 'kielaInstall' in window);
    assert.equal(await manifest.getAttribute('href'), 'manifest.es.webmanifest');
    const asked = await page.evaluateHandle(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompts: 0,
        userChoice: Promise.resolve({ outcome: 'dismissed' }),
        async prompt() {
          offer.prompts++;
        },
      });
      dispatchEvent(offer);
      return offer;
    });
    assert.ok(await asked.evaluate((offer) => offer.defaultPrevented), 'the browser keeps quiet');
    await game.button('button.menu').click();
    await game.button('button.install').click();
    await game.dialog('button.menu').waitFor({ state: 'detached' });
    assert.equal(await asked.evaluate((offer) => offer.prompts), 1);
    await game.button('button.menu').click();
    await game.dialog('button.menu').waitFor();
    assert.equal(await game.button('button.install').count(), 0);
    await game.closeDialogs();
    await game.button('button.language').click();
    await game.root.getByRole('radio', { name: 'Polski' }).click();
    await game.until('Polish', ({ language }) => language === 'pl');
    assert.equal(await manifest.getAttribute('href'), 'manifest.pl.webmanifest');
  });
});
