// What scripts/package has made: complete, the same again, and listed with licences.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesIn } from '../../scripts/build/files.mjs';
import { folders, unzipped, version } from './support.mjs';

const { site, build, out } = folders;

/** @param {string} algorithm @param {Uint8Array} content */
const hash = (algorithm, content) => createHash(algorithm).update(content).digest('hex');

/** @param {string} name @returns {Buffer} */
const result = (name) => readFileSync(path.join(out, name));

const listName = `kiela-${version}.spdx.json`;
/** All files of the site by their paths. */
const siteFiles = filesIn(site);

test('the checksums are those of all the other files', () => {
  const lines = result('SHA256SUMS').toString().trimEnd().split('\n');
  const sums = Object.fromEntries(lines.map((line) => line.split('  ').reverse()));
  assert.deepEqual(Object.keys(sums).sort(), [
    `kiela-${version}.spdx.json`,
    `kiela-${version}.zip`,
    'kiela.html',
  ]);
  assert.deepEqual(
    Object.keys(sums).sort(),
    readdirSync(out)
      .filter((name) => name !== 'SHA256SUMS')
      .sort(),
  );
  for (const [name, sum] of Object.entries(sums)) assert.equal(hash('sha256', result(name)), sum);
});

test('the zip holds the site, its files compressed and the headers for hosts that read them', () => {
  const entries = unzipped();
  const plain = [...entries.keys()].filter((name) => !/\.(br|gz)$|^_headers$/.test(name));
  assert.deepEqual(plain.sort(), siteFiles);
  assert.ok(entries.has('_headers'));
  for (const name of plain) {
    const content = readFileSync(path.join(site, name));
    assert.ok(content.equals(entries.get(name) ?? Buffer.of()), name);
    const { [`${name}.br`]: brotli, [`${name}.gz`]: gzip } = Object.fromEntries(entries);
    if (brotli) assert.ok(content.equals(brotliDecompressSync(brotli)), `${name}.br`);
    if (gzip) assert.ok(content.equals(gunzipSync(gzip)), `${name}.gz`);
    if (/\.(html|js|css|wasm)$/.test(name) && name !== 'kiela.html')
      assert.ok(brotli && gzip, `${name} is compressed`);
  }
});

test('the same site is packed into the same bytes in another time zone', (t) => {
  const again = mkdtempSync(path.join(tmpdir(), 'kiela-package-'));
  t.after(() => {
    rmSync(again, { recursive: true });
    rmSync(`${again}.stamp`, { force: true });
  });
  const script = fileURLToPath(new URL('../../scripts/build/package.mjs', import.meta.url));
  const run = () =>
    execFileSync('node', [script, '--site', site, '--build', build, '--out', again], {
      env: { ...process.env, TZ: 'America/Bogota' },
      encoding: 'utf8',
    });
  run();
  assert.deepEqual(readdirSync(again), readdirSync(out));
  for (const name of readdirSync(out))
    assert.ok(readFileSync(path.join(again, name)).equals(result(name)), `${name} is the same`);
  assert.match(run(), /up to date/);
});

test('the list names every file with its checksums, and what it is made of', () => {
  const list = JSON.parse(result(listName).toString());
  assert.equal(list.spdxVersion, 'SPDX-2.3');
  assert.match(list.creationInfo.created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  /** @type {Map<string, {algorithm: string, checksumValue: string}[]>} */
  const listed = new Map();
  for (const { fileName, checksums } of list.files) listed.set(fileName, checksums);
  assert.deepEqual([...listed.keys()].sort(), siteFiles.map((name) => `./${name}`).sort());
  for (const name of siteFiles) {
    const content = readFileSync(path.join(site, name));
    const checksums = listed.get(`./${name}`) ?? [];
    assert.deepEqual(
      checksums.map(({ algorithm }) => algorithm),
      ['SHA1', 'SHA256'],
    );
    for (const { algorithm, checksumValue } of checksums)
      assert.equal(hash(algorithm.toLowerCase(), content), checksumValue, name);
  }
  const [main, ...parts] = list.packages;
  assert.equal(main.versionInfo, version);
  const licences = readFileSync(path.join(site, 'licences.txt'), 'utf8');
  for (const { name, versionInfo, licenseDeclared } of parts) {
    assert.match(versionInfo, /^\d+(\.\d+)+[a-z]?$/, name);
    assert.match(licenseDeclared, /^(MIT|OFL-1\.1|Apache-2\.0)/, name);
    assert.match(
      licences,
      new RegExp(`^==== (.+; )?${name.replaceAll('+', '\\+')}(; .+)? ====$`, 'm'),
    );
  }
  const ids = [list, ...list.packages, ...list.files].map(({ SPDXID }) => SPDXID);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^SPDXRef-[A-Za-z0-9.-]+$/);
  for (const { spdxElementId, relatedSpdxElement } of list.relationships)
    assert.ok(ids.includes(spdxElementId) && ids.includes(relatedSpdxElement));
});
