// The configurations of docs/hosting: all say the same, and nginx does what its own one says.

import assert from 'node:assert/strict';
import http from 'node:http';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashInName } from '../../scripts/build/hashed.mjs';
import { securityHeaders } from '../../scripts/serve.mjs';
import { isKept } from '../browser/support/offline.mjs';
import { linkOf, openShare, readCode } from '../browser/support/sharing.mjs';
import { setStage } from '../browser/support/stage.mjs';
import { startNginx } from './nginx.mjs';
import { unzipped } from './support.mjs';

/** @param {string} name */
const shipped = (name) =>
  readFileSync(new URL(`../../docs/hosting/${name}`, import.meta.url), 'utf8');

const forEver = 'public, max-age=31536000, immutable';
const zipped = unzipped();
const files = [...zipped.keys()].filter((name) => !/\.(br|gz)$|^_headers$/.test(name));
/** @param {string} name of a file in the zip */
const text = (name) => Buffer.from(zipped.get(name) ?? []).toString();

test('every configuration sends the same headers', () => {
  for (const name of ['nginx.conf', 'apache.htaccess', 'Caddyfile', '_headers']) {
    const configuration = shipped(name).replaceAll('"', '');
    for (const [header, value] of Object.entries(securityHeaders))
      assert.match(
        configuration,
        new RegExp(`${header}:? ${value.replace(/[*()]/g, '\\$&')}( always;)?\n`),
      );
    if (name !== '_headers') assert.ok(configuration.includes(forEver), name);
  }
});

test('_headers lets what has a hash be kept, and nothing else', () => {
  const rules = text('_headers').matchAll(/^\/(.+)\n +Cache-Control: (.+)$/gm);
  assert.deepEqual(
    Array.from(rules, ([, name, value]) => [name, value]),
    files.filter((name) => hashInName.test(name)).map((name) => [name, forEver]),
  );
});

describe('Under nginx', () => {
  const stage = setStage();
  before(async () => {
    stage.server = await startNginx();
  });
  after(() => stage.server.close());

  /**
   * @param {string} name
   * @param {Record<string, string>} [headers]
   * @returns {Promise<{status: number | undefined, headers: http.IncomingHttpHeaders, body: Buffer}>}
   */
  async function get(name, headers = {}) {
    // Not fetch(), which unpacks what it gets.
    const request = http.get(stage.url + name, { headers });
    const [answer] = await new Promise((resolve, reject) => {
      request.on('response', (...given) => resolve(given)).on('error', reject);
    });
    const parts = [];
    for await (const part of answer) parts.push(part);
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
  }

  test('every file has the headers, its type, and the time that it may be kept', async () => {
    const types = {
      html: 'text/html; charset=utf-8',
      js: 'application/javascript; charset=utf-8',
      css: 'text/css',
      txt: 'text/plain; charset=utf-8',
      wasm: 'application/wasm',
      svg: 'image/svg+xml',
    };
    for (const name of ['', ...files]) {
      const { status, headers } = await get(name);
      assert.equal(status, 200, name);
      for (const [header, value] of Object.entries(securityHeaders))
        assert.equal(headers[header.toLowerCase()], value, name);
      assert.equal(headers['x-frame-options'], undefined);
      assert.equal(headers['cache-control'], hashInName.test(name) ? forEver : 'no-cache', name);
      const type = Object.entries(types).find(([end]) => (name || '.html').endsWith(`.${end}`));
      if (type)
        assert.match(headers['content-type'] ?? '', new RegExp(`^${type[1].replace('+', '\\+')}`));
    }
  });

  test('compressed forms are sent to those who know them', async () => {
    const wasm = files.find((name) => name.endsWith('.wasm')) ?? '';
    const plain = await get(wasm);
    assert.equal(plain.headers['content-encoding'], undefined);
    for (const [accepted, coding, unpack] of /** @type {const} */ ([
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
    ])) {
      const { headers, body } = await get(wasm, { 'Accept-Encoding': accepted });
      assert.equal(headers['content-encoding'], coding);
      assert.equal(headers['vary'], 'Accept-Encoding');
      assert.equal(headers['content-type'], 'application/wasm');
      assert.ok(unpack(body).equals(plain.body));
    }
  });

  test('what has not changed is not sent again', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const accepted = { 'Accept-Encoding': coding };
      const { headers } = await get('', accepted);
      const { status, body } = await get('', { ...accepted, 'If-None-Match': headers.etag ?? '' });
      assert.equal(status, 304, coding);
      assert.equal(body.length, 0);
    }
  });

  test('what there is not may not be kept', async () => {
    const { status, headers } = await get('kiela.0123456789.wasm');
    assert.equal(status, 404);
    assert.equal(headers['cache-control'], undefined);
  });

  test('nothing in a whole visit goes against the policy', async (t) => {
    const game = await stage.open(t, {
      parameters: { motion: 'off', opponent: '3', sound: '1', theme: 'dark' },
      prepare: (page) =>
        page.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
            console.error(`against the policy: ${violatedDirective}`),
          );
        }),
      offline: true,
      seen: true,
    });
    await isKept(game);
    await game.play('g1');
    await game.until('an answer', ({ last, playable }) => last !== 'g1' && playable.length > 0);
    assert.equal(game.page.workers().length, 1);
    await game.page.waitForFunction('typeof kielaSound === "object"');
    await openShare(game);
    assert.equal(await readCode(game), await linkOf(game));
    await game.closeDialogs();
    await game.button('button.language').click();
    await game.root.getByRole('radio', { name: 'Polski' }).click();
    await game.until('Polish', ({ language }) => language === 'pl');
    game.expectLanguage('pl');
    await game.button('button.close').click();
    await game.button('button.menu').click();
    await game.button('button.puzzles').click();
    await game.dialog('button.puzzles').waitFor();
    await game.closeDialogs();
    await game.page.goto(`${stage.url}rules/pl.html`);
    await game.page.getByRole('heading', { level: 1 }).waitFor();
  });
});
