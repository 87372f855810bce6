// kiela perft (rules §8).

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { linesOf, refused, vectors } from './kiela.mjs';

test('perft prints the total as its last line, for every vector', () => {
  for (const { rules, position, nodes } of vectors('perft')) {
    const depth = String(nodes.length);
    const lines = linesOf('perft', '--rules', rules, '--position', position, '--depth', depth);
    assert.deepEqual(lines, [String(nodes.at(-1))]);
  }
});

test('perft counts from the start of the rule set, traditional where none is given', () => {
  assert.deepEqual(linesOf('perft', '--depth', '3'), ['2474']);
  assert.deepEqual(linesOf('perft', '--rules', 'tournament', '--depth', '3'), ['2112']);
});

test('perft --divide prints the moves, and the total of their shares last', () => {
  const lines = linesOf('perft', '--rules', 'beginner', '--depth', '3', '--divide');
  assert.equal(lines.length, 15);
  assert.match(lines[0], /^a1 \d+$/);
  const total = lines.slice(0, -1).reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
  assert.equal(total, 2156);
  assert.equal(lines.at(-1), '2156');
});

test('perft of depth 0 is 1, and without a move 0', () => {
  assert.deepEqual(linesOf('perft', '--depth', '0', '--divide'), ['1']);
  const empty = '0,0,0,0,0,0,0,0,0,0';
  const over = `${empty}/${empty}/${empty}/5,0,0,0,0,0,0,0,0,0 s`;
  assert.deepEqual(linesOf('perft', '--position', over, '--depth', '1', '--divide'), ['0']);
});

test('perft refuses a depth that is missing or no number', () => {
  refused(2, /--depth/, 'perft');
  refused(2, /--depth needs a value/, 'perft', '--depth');
  for (const depth of ['', '-1', 'x', '3x', '1001', '99999999999']) {
    refused(2, /--depth must be a number from 0 to 1000/, 'perft', '--depth', depth);
  }
});
