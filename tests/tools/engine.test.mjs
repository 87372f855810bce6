// kiela match, bench and ugi.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

import { kiela, linesOf, refused } from './kiela.mjs';

/**
 * Says these lines to the program and returns its answers, without what it tells while it searches.
 * @param {...string} lines
 */
function answers(...lines) {
  const { status, out, errors } = kiela(['ugi'], lines.join('\n') + '\n');
  assert.equal(errors, '');
  assert.equal(status, 0);
  return out.split('\n').filter((line) => line !== '' && !line.startsWith('info depth'));
}

const empty = '0,0,0,0,0,0,0,0,0,0';

test('the search wins clearly against the weakest level, and says so', () => {
  const lines = linesOf('match', 'full', 'level:1', '--nodes', '500', '--games', '20');
  assert.equal(lines[0], 'full against level:1, traditional, 20 games, 10 openings');
  const share = lines[1].match(/^score [\d.]+\/20 \(([\d.]+) %\): \d+ won, \d+ drawn, \d+ lost$/);
  assert.ok(share && Number(share[1]) >= 90, lines[1]);
  assert.match(lines[2], /^95 % interval: [\d.]+ to 100\.0 %$|^95 % interval: [\d.]+ to [\d.]+ %$/);
  assert.match(lines[3], /^Elo difference: \+/);
});

test('a match with limits of nodes is the same every time', () => {
  const match = ['match', 'stones:1', 'uct:20', '--rules', 'tournament', '--games', '6'];
  assert.deepEqual(linesOf(...match), linesOf(...match));
});

test('match refuses players and numbers that it does not know', () => {
  refused(2, /two players/, 'match', 'full');
  refused(2, /unknown player nobody/, 'match', 'full', 'nobody');
  refused(2, /level:N needs a number from 1 to 6/, 'match', 'full', 'level:7');
  refused(2, /--games must be/, 'match', 'full', 'random', '--games', '0');
  const both = ['--nodes', '5', '--movetime', '5'];
  refused(2, /cannot both/, 'match', 'full', 'random', ...both);
});

test('full strength wins clearly against the same search that counts stones', () => {
  const lines = linesOf('match', 'full', 'stones', '--nodes', '1000', '--games', '40');
  const share = lines[1].match(/\(([\d.]+) %\)/);
  assert.ok(share && Number(share[1]) >= 70, lines[1]);
});

test('samples of self-play make an evaluation, the same every time, which plays', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kiela-'));
  try {
    const files = ['one', 'other'].map((name) => path.join(folder, name));
    for (const file of files) {
      const play = ['selfplay', '--games', '20', '--nodes', '50', '--out', `${file}.samples`];
      assert.match(linesOf(...play)[0], /^20 games, \d+ samples$/);
      const lines = linesOf('fit', `${file}.samples`, '--epochs', '2', '--out', `${file}.bin`);
      assert.match(lines[0], /^\d+ samples, \d+ held back$/);
      assert.match(lines[2], /^epoch 2: loss 0\.\d+, held back \d\.\d+$/);
    }
    const [one, other] = files.map((file) => readFileSync(`${file}.bin`));
    assert.equal(one.length, 14_448);
    assert.deepEqual(one, other);
    const match = linesOf(
      'match',
      `file:${files[0]}.bin`,
      'random',
      '--nodes',
      '50',
      '--games',
      '4',
    );
    assert.match(match[1], /^score /);
    refused(2, /holds no evaluation/, 'match', `file:${files[0]}.samples`, 'random');
    refused(2, /holds something else/, 'fit', `${files[0]}.bin`, '--out', 'x');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('selfplay and fit refuse what they cannot use', () => {
  refused(2, /needs --out/, 'selfplay');
  refused(2, /needs --out/, 'fit', 'x');
  refused(2, /cannot read/, 'fit', '/nowhere', '--out', 'x');
  refused(2, /needs files/, 'fit', '--out', 'x');
  refused(2, /strength: needs/, 'match', 'strength:1', 'random');
});

test('bench prints the signature first, the same every time', () => {
  const first = linesOf('bench');
  assert.match(first[0], /^nodes \d+$/);
  assert.match(first[1], /^nodes per second \d+$/);
  assert.equal(linesOf('bench')[0], first[0]);
});

test('ugi introduces itself and is ready', () => {
  const lines = answers('ugi', 'isready', 'quit');
  assert.equal(lines[0], 'id name Kiela');
  assert.deepEqual(lines.slice(-2), ['ugiok', 'readyok']);
});

test('ugi follows a game and tells whose turn it is and how it ended', () => {
  const before = `position fen ${empty}/${empty}/${empty}/5,0,0,0,0,0,0,0,0,0 s`;
  assert.deepEqual(
    answers('query p1turn', 'position startpos moves g1', 'query p1turn', 'query result', 'quit'),
    ['response true', 'response false', 'response none'],
  );
  assert.deepEqual(answers(before, 'query gameover', 'query result', 'quit'), [
    'response true',
    'response p1win',
  ]);
});

test('ugi searches by depth, nodes and time, and until it is told to stop', () => {
  for (const go of ['go depth 5', 'go nodes 2000', 'go movetime 20', 'go infinite']) {
    const lines = answers('position startpos', go, 'stop', 'quit');
    assert.equal(lines.length, 1);
    assert.match(lines[0], /^bestmove [a-j][12]$/);
  }
  // Without `stop` a search with a limit comes to its end.
  const { out } = kiela(['ugi'], 'go depth 5\n');
  assert.match(out, /^info depth 5 score (cp|mate) -?\d+ nodes \d+ time \d+ pv( [a-j][1-4])+$/m);
});

test('ugi plays by other rules when asked', () => {
  const single = `position fen ${empty}/1,0,0,0,0,1,0,0,0,0/${empty}/1,0,0,0,0,0,0,0,0,0 s`;
  assert.deepEqual(answers(single, 'query gameover', 'quit'), ['response false']);
  assert.deepEqual(
    answers('setoption name Rules value tournament', single, 'query result', 'quit'),
    ['response p2win'],
  );
});

test('ugi takes a position with its moves, and another size of its table', () => {
  const lines = answers(
    'setoption name Hash value 1',
    `position fen ${empty}/${empty}/${empty}/5,1,0,0,0,0,0,0,0,0 s 0 1 moves a1`,
    'query gameover',
    'uginewgame',
    'query gameover',
    'position startpos',
    'go depth 3',
    'quit',
  );
  assert.match(lines[0], /^info string a1: /);
  assert.deepEqual(lines.slice(1, 3), ['response false', 'response false']);
  assert.match(lines[3], /^bestmove [a-j][12]$/);
});

test('ugi says what it cannot understand, and goes on', () => {
  const lines = answers(
    'dance',
    'position fen x',
    'position startpos moves a4',
    'position startpos g1',
    'setoption name Hash value 0',
    'setoption name Hash value 5x',
    'setoption Hash 5',
    'setoption name Rules value chess',
    'go movetime -5',
    'go nodes',
    'go quickly 5',
    'go depth x',
    'query weather',
    'isready',
    'quit',
  );
  assert.equal(lines.length, 14);
  for (const line of lines.slice(0, -1)) assert.match(line, /^info string /);
  assert.equal(lines.at(-1), 'readyok');
});
