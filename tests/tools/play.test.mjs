// kiela play, typed into.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { kiela, linesOf, refused } from './kiela.mjs';

/**
 * Plays with these options, typing these words.
 * @param {string[]} options
 * @param {...string} typed
 */
function play(options, ...typed) {
  const { status, out, errors } = kiela(['play', ...options], typed.join('\n') + '\n');
  assert.equal(errors, '');
  assert.equal(status, 0);
  return out;
}

const twoPeople = ['--opponent', 'person'];

test('the board is drawn with the names of its rows and files', () => {
  const drawing = `
      North, 28 stones
       a   b   c   d   e   f   g   h   i   j
   4   2   2   2   2   2   2   2   2   2   2
   3   2   2   2   2   .   .   .   .   .   .
      --------------------------------------
   2   .   .   .   .   .   .   2   2   2   2
   1   2   2   2   2   2   2   2   2   2   2
       a   b   c   d   e   f   g   h   i   j
      South, 28 stones
`;
  assert.ok(play([], 'quit').startsWith(drawing.slice(1)));
});

test('two people take turns, and a move is told', () => {
  const out = play(twoPeople, 'g1', ' d4 ', 'quit');
  assert.match(out, /South> South sows 2 stones from g1, 3 laps, ends in f2\./);
  assert.match(out, /North> North sows 2 stones from d4/);
});

test('what cannot be played is told with the reason, and the game goes on', () => {
  const out = play(twoPeople, 'a2', 'd4', 'nonsense', 'g1', 'quit');
  assert.match(out, /a2 cannot be played: the house is empty\./);
  assert.match(out, /d4 cannot be played: the house belongs to the opponent\./);
  assert.match(out, /no house and no word/);
  assert.match(out, /South sows 2 stones from g1/);
});

test('the program answers, and undo goes back to the own last move', () => {
  const out = play(['--seed', '1'], 'undo', 'g1', 'undo', 'record', 'quit');
  assert.match(out, /There is no move of yours to take back\./);
  assert.match(out, /North sows/);
  assert.match(out, /\[Result "\*"\]\n\n\*\n/);
});

test('the program begins where it is to begin', () => {
  const out = play(['--first', 'north', '--seed', '1'], 'undo', 'quit');
  assert.match(out, /^North sows/m);
  assert.match(out, /There is no move of yours to take back\./);
  assert.match(play(['--side', 'north', '--seed', '1'], 'quit'), /^South sows[^]*North> $/m);
});

test('the same seed plays the same game', () => {
  const typed = ['g1', 'moves', 'quit'];
  assert.equal(play(['--seed', '7'], ...typed), play(['--seed', '7'], ...typed));
});

test('a game is played to its end and told', () => {
  const position =
    '0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,3,1/0,0,0,0,0,0,0,0,0,1 s';
  const out = play(['--position', position], 'j1');
  assert.match(out, /captures 1 stone, ends in i2\./);
  assert.match(out, /South has won: all stones are captured\.\n$/);
  assert.match(play(twoPeople, 'resign'), /North has won: the other player gave up\.\n$/);
});

test('the record of a game can be replayed', () => {
  const out = play(twoPeople, 'g1', 'd4', 'f1', 'record', 'quit');
  const moves = /\n1\. (.*) \*\n/.exec(out)?.[1].replace('2. ', '').split(' ') ?? [];
  assert.deepEqual(moves, ['g1', 'd4', 'f1']);
  assert.match(linesOf('replay', ...moves)[0], / n \d+ 4$/);
});

test('the end of the input leaves the game', () => {
  assert.equal(kiela(['play'], '').status, 0);
});

test('options that contradict each other or mean nothing are refused', () => {
  refused(2, /--opponent must be a number from 1 to 6/, 'play', '--opponent', '7');
  refused(2, /--side must be south or north/, 'play', '--side', 'east');
  const row = '1,0,0,0,0,0,0,0,0,0';
  const position = `${row}/${row}/${row}/${row} s`;
  refused(2, /--first/, 'play', '--position', position, '--first', 'north');
});
