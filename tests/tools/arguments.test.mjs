// What the tool does with arguments that it does not understand.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { kiela, refused } from './kiela.mjs';

const commands = ['perft', 'sow', 'replay', 'play'];

test('no command and unknown commands are refused', () => {
  refused(2, /a command is missing/);
  refused(2, /unknown command fly/, 'fly');
});

test('--help tells the commands', () => {
  const { status, out } = kiela(['--help']);
  assert.equal(status, 0);
  for (const command of commands) assert.match(out, new RegExp(`kiela ${command}`));
});

test('unknown options, options without a value and options given twice are refused', () => {
  for (const command of commands) {
    refused(2, /unknown option --fast/, command, '--fast');
    refused(2, /--rules needs a value/, command, '--rules');
    refused(2, /--rules is given twice/, command, '--rules', 'beginner', '--rules', 'beginner');
  }
});

test('unknown rule sets are refused', () => {
  for (const command of commands) refused(2, /unknown rule set chess/, command, '--rules', 'chess');
});

test('bad positions are refused with what is wrong and where', () => {
  const row = '1,0,0,0,0,0,0,0,0,0';
  for (const command of commands) {
    refused(2, /3 rows instead of 4/, command, '--position', `${row}/${row}/${row} s`);
    const badCount = `${row}/${row}/0,0,256,0,0,0,0,0,0,0/${row} s`;
    refused(2, /c2 \(row 2, file c\) is more than 255/, command, '--position', badCount);
    refused(2, /player on turn/, command, '--position', `${row}/${row}/${row}/${row} x`);
  }
});

test('superfluous words are refused', () => {
  for (const command of ['perft', 'sow', 'play'])
    refused(2, /unexpected argument g1/, command, 'g1');
});

test('an error is one line, whatever the arguments hold', () => {
  refused(2, /unknown command two lines/, 'two\nlines');
});
