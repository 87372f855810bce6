// kiela puzzles, and the file of puzzles that the game ships.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { kiela, linesOf, refused } from './kiela.mjs';

const shipped = fileURLToPath(new URL('../../assets/puzzles/puzzles.txt', import.meta.url));
const lines = readFileSync(shipped, 'utf8').trimEnd().split('\n');

const house = '[a-j][1-4]';
const row = '\\d+(?:,\\d+){9}';
const form = new RegExp(
  `^(capture|win[123]|defence) ([1-5]) (traditional|beginner|tournament) ` +
    `(${house}(?:,${house}){0,4}) (${row}(?:/${row}){3}) s$`,
);

/** @param {string} line */
function fieldsOf(line) {
  const fields = line.match(form);
  assert.ok(fields, line);
  const [, theme, difficulty, rules, solution, board] = fields;
  return { theme, difficulty: Number(difficulty), rules, moves: solution.split(','), board };
}

/**
 * How often each value comes up.
 * @param {string[]} values
 */
function tally(values) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/**
 * Checks a file of these lines.
 * @param {string[]} content
 */
function checked(content) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kiela-'));
  try {
    const file = path.join(folder, 'puzzles.txt');
    writeFileSync(file, content.join('\n') + '\n');
    return kiela(['puzzles', '--check', file, '--search']);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A line of the shipped file.
 * @param {string} theme
 */
function lineOf(theme) {
  const line = lines.find((each) => each.startsWith(`${theme} `));
  assert.ok(line);
  return line;
}

test('the shipped puzzles are all proved, and rated as the search rates them', () => {
  assert.deepEqual(linesOf('puzzles', '--check', shipped, '--search'), [
    `${lines.length} puzzles, no fault`,
  ]);
});

test('the shipped puzzles are many, small, and spread over themes and difficulties', () => {
  assert.ok(lines.length >= 240);
  assert.ok(readFileSync(shipped).length <= 27_000);
  const puzzles = lines.map(fieldsOf);
  const kinds = tally(puzzles.map(({ theme, difficulty }) => `${theme} ${difficulty}`));
  assert.equal(Object.keys(kinds).length, 16);
  for (const [kind, count] of Object.entries(kinds)) assert.ok(count >= 10, `${kind}: ${count}`);
  const rules = tally(puzzles.map((puzzle) => puzzle.rules));
  assert.ok(rules.traditional > lines.length / 2);
  assert.ok(rules.beginner >= 20 && rules.tournament >= 20);
  assert.equal(new Set(puzzles.map(({ board }) => board)).size, lines.length);
  const difficulties = puzzles.map(({ difficulty }) => difficulty);
  assert.deepEqual(difficulties, [...difficulties].sort(), 'they do not begin with the easy ones');
});

test('the solution of each shipped win is played to the win', () => {
  let wins = 0;
  for (const { theme, rules, moves, board } of lines.map(fieldsOf)) {
    if (!theme.startsWith('win')) {
      assert.equal(moves.length, 1);
      continue;
    }
    const played = linesOf('replay', '--rules', rules, '--position', `${board} s`, ...moves);
    assert.match(played[1], /^result: s /);
    assert.ok(moves.length <= 2 * Number(theme.slice(3)) - 1);
    ++wins;
  }
  assert.ok(wins > 60);
});

test('puzzles are found in games, the same ones every time', () => {
  const words = ['puzzles', '--count', '6', '--games', '30', '--seed', '5'];
  const first = kiela(words);
  assert.equal(first.status, 0);
  const found = first.out.trimEnd().split('\n');
  assert.equal(found.length, 6);
  assert.deepEqual(kiela(words), first);
  assert.match(first.errors, /^0 games, 0 puzzles$/m);
  assert.equal(checked(found).status, 0);
  const other = kiela(['puzzles', '--count', '6', '--games', '30', '--seed', '6']);
  assert.notEqual(other.out, first.out);
});

test('puzzles of one rule set are found when asked for', () => {
  const { out } = kiela(['puzzles', '--rules', 'beginner', '--count', '4', '--games', '30']);
  const found = out.trimEnd().split('\n').map(fieldsOf);
  assert.equal(found.length, 4);
  for (const { rules } of found) assert.equal(rules, 'beginner');
});

test('a file with wrong puzzles is found out', () => {
  /** @type {[string[], RegExp][]} */
  const wrong = [
    [[lineOf('win1').replace(/^win1/, 'win2')], /^puzzle 1: the win does not take so many moves$/m],
    [[lineOf('win2').replace(/^win2/, 'win1')], /^puzzle 1: the win does not take so many moves$/m],
    [[lineOf('win3').replace(/,[a-j]\d /, ' ')], /^puzzle 1: the line is another one$/m],
    [[lineOf('capture').replace(/^capture/, 'win1')], /the win does not take so many moves/],
    [[lineOf('capture').replace(/^capture/, 'defence')], /it is not the only defence/],
    [[lineOf('defence').replace(/^defence/, 'capture')], /the capture is not clearly the largest/],
    [[lineOf('capture').replace(/ 1 /, ' 4 ')], /^puzzle 1: the search finds it at 1$/m],
    [[lineOf('capture').replace(/ [a-j]\d /, ' a4 ')], /^puzzle 1: the move is not legal$/m],
    [[lineOf('capture').replace(/s$/, 'n')], /^puzzle 1: it is not South's turn$/m],
    [[lineOf('win1'), lineOf('win1')], /^puzzle 2: much like puzzle 1$/m],
  ];
  for (const [content, reason] of wrong) {
    const { status, out, errors } = checked(content);
    assert.match(out, reason);
    assert.match(errors, /^kiela: \d+ faults in /);
    assert.equal(status, 1);
  }
});

test('puzzles refuses what it cannot use', () => {
  refused(2, /cannot read/, 'puzzles', '--check', '/nowhere');
  refused(2, /line 1 of .* is no puzzle/, 'puzzles', '--check', fileURLToPath(import.meta.url));
  refused(2, /--search goes with --check/, 'puzzles', '--search');
  refused(2, /--count must be/, 'puzzles', '--count', '0');
  refused(2, /unexpected argument/, 'puzzles', 'all');
});
