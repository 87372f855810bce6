// What is played in every browser: the site, also without its server and in a frame, and the one-file
// edition from a disk and in a frame that may only run scripts.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from '../../../scripts/serve.mjs';
import { makeSingleFile } from './single.mjs';
import { forOne, forTwo, goOn, hearTheEngine, playSomeMoves, untilKept } from './smoke.mjs';
import { serveSite } from './stage.mjs';

/** A page with a frame. @param {string} address @param {string} [attributes] */
const framing = (address, attributes = '') =>
  `<!doctype html><title>A school</title><p>A school</p>
  <iframe width="700" height="480" src="${address}" ${attributes}></iframe>`;

/**
 * @param {import('node:test').TestContext} t
 * @param {import('./smoke.mjs').Driver} driver
 */
export async function playEverywhere(t, driver) {
  const server = await serveSite();
  const single = makeSingleFile();
  const school = await startServer({ root: single.folder, headers: {} });
  t.after(async () => {
    await server.close();
    await school.close();
    single.remove();
  });
  /** @param {string} name @param {string} html */
  const page = (name, html) => {
    writeFileSync(path.join(single.folder, name), html);
    return school.url + name;
  };
  const file = pathToFileURL(single.file).href;

  await t.test('the site is played, in two languages', async () => {
    await driver.open(server.url + forTwo);
    await playSomeMoves(driver);
  });
  await t.test('the game is kept', () => goOn(driver, server.url));
  await t.test('the engine answers', async () => {
    await driver.open(server.url + forOne);
    await hearTheEngine(driver);
  });
  await t.test('the site is played when its server is gone', async () => {
    const gone = await serveSite();
    await driver.open(gone.url + forOne);
    await untilKept(driver).finally(() => gone.close());
    await driver.open(gone.url + forTwo);
    await playSomeMoves(driver);
  });
  await t.test('the site is played in a frame', async () => {
    await driver.open(page('framed.html', framing((server.url + forTwo).replaceAll('&', '&amp;'))));
    await driver.enter('iframe');
    await playSomeMoves(driver);
  });
  await t.test('the one file is played from a disk', async () => {
    await driver.open(file + forOne);
    await hearTheEngine(driver);
    await driver.open(file + forTwo);
    await playSomeMoves(driver);
  });
  await t.test('the one file is played in a sandbox', async () => {
    const attributes = 'sandbox="allow-scripts"';
    await driver.open(page('one.html', framing(`kiela.html${forOne}`, attributes)));
    await driver.enter('iframe');
    await hearTheEngine(driver);
    assert.equal(await driver.evaluate('self.origin'), 'null');
    await driver.open(page('two.html', framing(`kiela.html${forTwo}`, attributes)));
    await driver.enter('iframe');
    await playSomeMoves(driver);
  });
}
