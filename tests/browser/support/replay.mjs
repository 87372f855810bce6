// The other account of a game: what the command-line tool says of the same moves.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The tool; another build can be named in the variable KIELA. */
const tool =
  process.env.KIELA ??
  fileURLToPath(new URL('../../../build/native-release/kiela', import.meta.url));

/**
 * @typedef {object} Replayed
 * @property {Record<string, number>} stones by house
 * @property {string} toMove `s` or `n`
 * @property {string} result for example `s all-captured`; `none` while the game goes on
 */

/**
 * @param {string} rules
 * @param {string | undefined} position where it starts, if not at the rule set's own start
 * @param {string[]} moves
 * @returns {Replayed}
 */
export function replay(rules, position, moves) {
  assert.ok(existsSync(tool), `${tool} is not there: run scripts/build/preset native-release`);
  const start = position ? ['--position', position] : [];
  const output = execFileSync(tool, ['replay', '--rules', rules, ...start, ...moves], {
    encoding: 'utf8',
  });
  const [end, result] = output.split('\n');
  return { ...readPosition(end), result: result.replace(/^result: /, '') };
}

/**
 * @param {string} text of a position (rules §8)
 * @returns {{ stones: Record<string, number>, toMove: string }}
 */
export function readPosition(text) {
  const [board, toMove] = text.split(' ');
  /** @type {Record<string, number>} */
  const stones = {};
  board.split('/').forEach((row, index) => {
    row.split(',').forEach((count, file) => {
      stones[`${'abcdefghij'[file]}${4 - index}`] = Number(count);
    });
  });
  return { stones, toMove };
}

/** The side that a house belongs to (rules §1). @param {string} house */
export const sideOf = (house) => (Number(house[1]) <= 2 ? 's' : 'n');

/** The text of a rule set's own start (rules §3). @param {string} rules @param {string} [first] */
export function startOf(rules, first = 's') {
  const n = rules === 'beginner' ? 1 : 2;
  /** @param {string} row */
  const filled = (row) => row.replaceAll('n', String(n));
  const outer = filled('n,n,n,n,n,n,n,n,n,n');
  return `${outer}/${filled('n,n,n,n,0,0,0,0,0,0')}/${filled('0,0,0,0,0,0,n,n,n,n')}/${outer} ${first}`;
}
