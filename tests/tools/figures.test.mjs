// What the figures of the rule pages claim of their moves, held against the rules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { positionText } from '../../scripts/build/figures.mjs';
import { readPages } from '../../scripts/build/pages.mjs';
import { linesOf } from './kiela.mjs';

/** @param {string} folder */
const assets = (folder) => fileURLToPath(new URL(`../../assets/${folder}`, import.meta.url));
const [{ blocks }, ...others] = readPages(assets('rules'), assets('messages'));
const figures = blocks.flatMap((block) => (block.figure?.played ? [{ ...block }] : []));

/** @param {import('../../scripts/build/pages.mjs').Block} block */
const captionOf = (block) => block.runs.map(({ words }) => words).join('');

/** @param {import('../../scripts/build/figures.mjs').Figure} figure */
const sow = (figure) =>
  linesOf('sow', '--position', positionText(figure), '--move', figure.played?.move ?? '');

for (const block of figures) {
  test(captionOf(block), () => {
    const figure = /** @type {import('../../scripts/build/figures.mjs').Figure} */ (block.figure);
    const events = sow(figure).map((line) => line.split(' '));
    /** @param {string} kind */
    const housesOf = (kind) => events.filter(([name]) => name === kind).map(([, house]) => house);
    const captured = events
      .filter(([name]) => name === 'capture')
      .reduce((sum, [, , , inner, , outer]) => sum + Number(inner) + Number(outer), 0);
    assert.deepEqual(figure.played, {
      move: housesOf('lift')[0],
      relays: housesOf('relay'),
      captures: housesOf('capture'),
      captured,
      ends: housesOf('end')[0],
    });
  });
}

test('the captions name only houses that the move touches or that lie in the files it touches', () => {
  for (const block of figures) {
    const figure = /** @type {import('../../scripts/build/figures.mjs').Figure} */ (block.figure);
    const trace = sow(figure).slice(0, -1).join(' ');
    const touched = new Set(trace.match(/\b[a-j](?=[1-4]\b)/g));
    const named = captionOf(block).match(/\b[a-j](?=[1-4]\b)/g) ?? [];
    assert.ok(named.length >= 2, captionOf(block));
    for (const file of named) assert.ok(touched.has(file), `${file}: ${captionOf(block)}`);
  }
});

test('every figure is told in every language, with the same houses', () => {
  for (const { code, blocks: translated } of others) {
    blocks.forEach((block, index) => {
      if (!block.figure) return;
      /** @param {import('../../scripts/build/pages.mjs').Block} told */
      const houses = (told) => captionOf(told).match(/\b[a-j][1-4]\b/g);
      assert.deepEqual(houses(translated[index]), houses(block), code);
    });
  }
});
