// kiela sow (rules §4, §6).

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { linesOf, refused, vectors } from './kiela.mjs';

test('sow prints every event and the position after them, for every vector', () => {
  for (const { position, move, events, after } of vectors('sowings')) {
    const lines = linesOf('sow', '--position', position, '--move', move);
    assert.deepEqual(lines, [...events, after]);
  }
});

test('sow plays long moves and refuses those of more than 1,000 laps', () => {
  for (const { position, move, after } of [...vectors('long-sowings'), ...vectors('lap-limit')]) {
    if (after) {
      assert.equal(linesOf('sow', '--position', position, '--move', move).at(-1), after);
    } else {
      refused(1, /endless/, 'sow', '--position', position, '--move', move);
    }
  }
});

test('sow refuses endless moves', () => {
  for (const { position, move } of vectors('endless')) {
    refused(1, new RegExp(`${move}: .*endless`), 'sow', '--position', position, '--move', move);
  }
});

test('sow refuses illegal moves with the reason', () => {
  refused(1, /a2: the house is empty/, 'sow', '--move', 'a2');
  refused(1, /d4: the house belongs to the opponent/, 'sow', '--move', 'd4');
  const rows = '2,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0,0,0';
  const single = ['sow', '--position', `${rows} s`, '--move', 'c1'];
  assert.equal(linesOf(...single).at(-2), 'end d1');
  refused(1, /fewer than two stones/, ...single, '--rules', 'tournament');
  refused(1, /the game is over/, 'sow', '--position', `${rows} s 100 101`, '--move', 'c1');
});

test('sow refuses what is no move', () => {
  refused(2, /--move/, 'sow');
  refused(2, /no house k1/, 'sow', '--move', 'k1');
  refused(2, /no house G1/, 'sow', '--move', 'G1');
});
