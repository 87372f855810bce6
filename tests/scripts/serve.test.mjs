// The server of scripts/play and the browser tests: a subfolder, with the headers of docs/hosting.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { securityHeaders, startServer } from '../../scripts/serve.mjs';

/** @type {string} */
let root;
/** @type {{url: string, close: () => Promise<void>}} */
let server;

before(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'kiela-serve-'));
  writeFileSync(path.join(root, 'index.html'), '<p>page</p>');
  writeFileSync(path.join(root, 'kiela.wasm'), '');
  server = await startServer({ root });
});

after(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('the page comes from a subfolder, with the headers', async () => {
  assert.match(server.url, /^http:\/\/127\.0\.0\.1:\d+\/kiela\/$/);
  const answer = await fetch(server.url);
  assert.equal(answer.status, 200);
  for (const [name, value] of Object.entries(securityHeaders))
    assert.equal(answer.headers.get(name), value);
  assert.equal(await answer.text(), '<p>page</p>');
});

test('wasm has its type', async () => {
  const answer = await fetch(`${server.url}kiela.wasm`);
  assert.equal(answer.headers.get('content-type'), 'application/wasm');
});

test('nothing is served beside the subfolder or outside the folder', async () => {
  for (const address of ['../', '../index.html', '%2e%2e/%2e%2e/etc/passwd', 'missing.js']) {
    assert.equal((await fetch(new URL(address, server.url))).status, 404, address);
  }
});

test('other headers take their place', async (t) => {
  const plain = await startServer({ root, prefix: '/', headers: { 'X-Test': 'yes' } });
  t.after(plain.close);
  const answer = await fetch(plain.url);
  assert.equal(answer.headers.get('x-test'), 'yes');
  assert.equal(answer.headers.get('content-security-policy'), null);
});

test('a port that cannot be had is told in one line', () => {
  const run = (/** @type {string} */ port) =>
    spawnSync(process.execPath, ['scripts/serve.mjs', '--root', root, '--port', port], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      encoding: 'utf8',
    });
  const taken = new URL(server.url).port;
  for (const [port, reason] of [
    ['99999', 'is not a port'],
    [taken, 'is taken'],
  ]) {
    const { status, stderr } = run(port);
    assert.equal(status, 1);
    assert.equal(stderr, `Port ${port} ${reason}; choose another with --port.\n`);
  }
});

test('scripts/play refuses a port before it builds anything', () => {
  for (const port of ['abc', '0', '70000', '']) {
    const { status, stderr, stdout } = spawnSync('scripts/play', ['--port', port], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.equal(stderr, 'scripts/play: --port needs a number from 1 to 65535\n');
    assert.equal(stdout, '');
  }
});
