// Whether scripts/build/font.mjs keeps what the game shows, and only that.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { byteLiteral } from '../../scripts/build/cpp.mjs';
import { charactersShown, cutDown } from '../../scripts/build/font.mjs';
import { charactersOf } from '../../scripts/build/sfnt.mjs';

const regular = readFileSync(
  createRequire(import.meta.url).resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  ),
);

/** @param {string} folder */
const assets = (folder) => fileURLToPath(new URL(`../../assets/${folder}`, import.meta.url));

test('a font tells its characters', () => {
  const has = charactersOf(regular);
  for (const character of 'aZ0ąćęłńóśźżñ¿¡“”„«»’–—…×·') assert.ok(has.has(character), character);
  assert.ok(!has.has('中'));
});

test('the characters of every language are asked for', () => {
  const { all, title } = charactersShown(assets('rules'), assets('messages'));
  for (const character of 'aqzAZ02ąćęłńóśźżáéíñóú¡¿’·') assert.ok(all.has(character), character);
  assert.deepEqual([...title].sort().join(''), 'Kaeil');
});

test('a font is cut down to what is needed and wished for', async () => {
  const cut = await cutDown(regular, new Set('ążK'), ['b', '中']);
  const kept = [...charactersOf(cut)].sort();
  assert.deepEqual(kept, ['K', 'b', 'ą', 'ż']);
  assert.ok(cut.length < 3000, `${cut.length} bytes`);
});

test('a character that the font lacks is refused if it is needed', async () => {
  await assert.rejects(cutDown(regular, new Set('a中文'), []), /the font has no 中 文/);
});

test('bytes survive as a string literal', () => {
  const bytes = Uint8Array.from({ length: 600 }, (_, i) => (i < 256 ? i : (i * 7) % 61));
  const literal = byteLiteral(bytes, 50);
  const read = literal
    .split('\n')
    .map((line) => line.trim().slice(1, -1))
    .join('\u0000cut\u0000')
    .split('\u0000cut\u0000')
    .flatMap((line) =>
      [...line.matchAll(/\\([0-7]{1,3})|([^\\])/g)].map(([, octal, character]) =>
        octal === undefined ? character.charCodeAt(0) : parseInt(octal, 8),
      ),
    );
  assert.deepEqual(read, [...bytes]);
});
