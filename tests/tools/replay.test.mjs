// kiela replay (rules §5).

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { linesOf, refused, vectors } from './kiela.mjs';

test('replay prints the final position and the result, for every vector', () => {
  for (const { rules, position, moves, final, winner, why } of [
    ...vectors('games'),
    ...vectors('ends'),
  ]) {
    const start = position ? ['--position', position] : [];
    const lines = linesOf('replay', '--rules', rules, ...start, ...moves);
    assert.deepEqual(lines, [final, winner ? `result: ${winner} ${why}` : 'result: none']);
  }
});

test('replay of no moves is the start', () => {
  const lines = linesOf('replay');
  assert.match(lines[0], /^2,2,2,2,2,2,2,2,2,2\/2,2,2,2,0,0.* s 0 1$/);
  assert.equal(lines[1], 'result: none');
});

test('replay refuses an illegal move with its place and reason', () => {
  refused(1, /move 3, d4: the house belongs to the opponent/, 'replay', 'g1', 'd4', 'd4');
  refused(1, /move 1, a2: the house is empty/, 'replay', 'a2');
});

test('replay refuses a move after the end', () => {
  const { rules, moves } = vectors('games').filter((game) => game.winner)[0];
  refused(1, /the game is over/, 'replay', '--rules', rules, ...moves, 'a1');
});

test('replay refuses words that are no houses', () => {
  refused(2, /no house x/, 'replay', 'g1', 'x');
});
