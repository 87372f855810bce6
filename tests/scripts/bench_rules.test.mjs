// The benchmark of the rules counts right; how fast, scripts/bench rules tells.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../build/native-release/bench_rules', import.meta.url));

/** @param {string[]} args */
const bench = (args) => spawnSync(program, args, { encoding: 'utf8' });

test('both ways of counting reach the numbers of the vectors', () => {
  const file = new URL('../vectors/perft.json', import.meta.url);
  const [start] = JSON.parse(readFileSync(file, 'utf8'));
  const { status, stdout, stderr } = bench(['5', '300', '1']);
  assert.equal(stderr, '');
  assert.equal(status, 0);
  const { perft, playouts, moves, won } = JSON.parse(stdout);
  assert.equal(perft.count, start.nodes[4]);
  assert.ok(perft.seconds > 0 && perft.plainSeconds > 0);
  assert.equal(playouts.count, 300);
  assert.ok(moves > 300 * 20 && won > 0 && won < 300);
});

test('it tells how it is called', () => {
  const { status, stderr } = bench([]);
  assert.equal(status, 2);
  assert.equal(stderr, 'bench_rules DEPTH GAMES REPEATS\n');
});
