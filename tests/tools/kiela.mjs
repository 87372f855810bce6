// Runs the command-line tool, and reads the test vectors.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The tool; another build can be named in the variable KIELA. */
const tool =
  process.env.KIELA ?? fileURLToPath(new URL('../../build/native-release/kiela', import.meta.url));

/** @typedef {{ status: number | null, out: string, errors: string }} Outcome */

/**
 * Runs the tool with these arguments, and `input` typed.
 * @param {string[]} words
 * @returns {Outcome}
 */
export function kiela(words, input = '') {
  const { status, stdout, stderr, error } = spawnSync(tool, words, { input, encoding: 'utf8' });
  if (error) throw error;
  return { status, out: stdout, errors: stderr };
}

/**
 * Runs the tool and returns its lines; it must have succeeded.
 * @param {...string} words
 */
export function linesOf(...words) {
  const { status, out, errors } = kiela(words);
  assert.equal(errors, '');
  assert.equal(status, 0);
  assert.ok(out.endsWith('\n'));
  return out.slice(0, -1).split('\n');
}

/**
 * Checks that the tool refuses these arguments with one line and nothing else.
 * @param {number} status
 * @param {RegExp} reason
 * @param {...string} words
 */
export function refused(status, reason, ...words) {
  const outcome = kiela(words);
  assert.equal(outcome.out, '');
  assert.match(outcome.errors, /^kiela: [^\n]+\n$/);
  assert.match(outcome.errors, reason);
  assert.equal(outcome.status, status);
}

/**
 * @param {string} name of a file of vectors
 * @returns {Record<string, any>[]}
 */
export function vectors(name) {
  const file = new URL(`../vectors/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
