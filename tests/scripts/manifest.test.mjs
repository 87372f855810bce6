// What an installed game is called and looks like: the manifests, and the pictures that they name.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { drawIcons } from '../../scripts/build/icons.mjs';
import { screenshots, webManifests } from '../../scripts/build/manifest.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** @typedef {{ src: string, sizes: string, type: string, purpose: string }} Icon */

const manifests = webManifests({
  messages: path.join(project, 'assets/messages'),
  colour: '#efe6d8',
  addressOf: (name) => name,
}).map(({ name, content }) => ({ file: name, ...JSON.parse(content.toString()) }));

test('there is one in each language, and all are of the same game', () => {
  assert.deepEqual(
    manifests.map(({ file, lang }) => [file, lang]),
    ['en', 'es', 'pl'].map((code) => [`manifest.${code}.webmanifest`, code]),
  );
  assert.equal(new Set(manifests.map(({ description }) => description)).size, 3);
  for (const { start_url, scope, id, shortcuts } of manifests) {
    assert.deepEqual([start_url, scope, id], ['./', './', undefined]);
    for (const { name, url } of shortcuts) {
      assert.ok(name);
      assert.match(url, /^\.\/(\?(lesson=next|puzzle=daily))?$/);
    }
  }
});

test('each icon is as large as it is said to be, and there is one for each purpose', async () => {
  const icons = await drawIcons(readFileSync(path.join(project, 'web/icon.svg'), 'utf8'));
  const named = /** @type {Icon[]} */ (manifests[0].icons).filter(
    ({ type }) => type === 'image/png',
  );
  for (const { src, sizes } of named) {
    const png = Buffer.from(icons[src]);
    assert.equal(png.toString('latin1', 1, 4), 'PNG');
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
  }
  assert.deepEqual([...new Set(named.map(({ purpose }) => purpose))].sort(), [
    'any',
    'maskable',
    'monochrome',
  ]);
});

test('an icon that the parts are not found in is no icon', async () => {
  await assert.rejects(drawIcons('<svg></svg>'));
});

test('each screenshot is as large as it is said to be', () => {
  for (const [form, { width, height }] of Object.entries(screenshots)) {
    const jpeg = readFileSync(path.join(project, `web/screenshots/${form}.jpg`));
    // The frame's header: its height and width.
    const start = jpeg.findIndex(
      (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(jpeg[at + 1]),
    );
    assert.deepEqual([jpeg.readUInt16BE(start + 7), jpeg.readUInt16BE(start + 5)], [width, height]);
  }
});
