// scripts/toolchain: which versions are taken from a suite that moves.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const parts = fileURLToPath(new URL('../../scripts/toolchain.d', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'kiela-lock-'));
const lockFile = path.join(folder, 'toolchain.lock');
writeFileSync(lockFile, '# a comment\ndeb binaryen 131-2 amd64 aaaa\n');
after(() => rmSync(folder, { recursive: true }));

/**
 * Runs bash with the parts of scripts/toolchain loaded.
 * @param {string} command
 */
function bash(command) {
  const load = `set -eu; . ${parts}/common.sh; . ${parts}/apt.sh; suite=next; lockFile=${lockFile};`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `${load} ${command}`], {
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/** @param {string} found the package as apt has it: name, version, architecture, hash */
const check = (found) => bash(`checkAgainstLock deb ${found}; echo "\${driftNotes[*]-}"`);

test('the known-good version is taken without a word', () => {
  assert.deepEqual(check('binaryen 131-2 amd64 aaaa'), { status: 0, stdout: '', stderr: '' });
});

test('the known-good version with another hash is refused', () => {
  const { status, stderr } = check('binaryen 131-2 amd64 bbbb');
  assert.equal(status, 1);
  assert.match(stderr, /binaryen 131-2 has the hash bbbb, but toolchain.lock says aaaa/);
});

test('another architecture has another hash', () => {
  assert.equal(check('binaryen 131-2 arm64 bbbb').status, 0);
});

test('an older version is refused', () => {
  const { status, stderr } = check('binaryen 130-9 amd64 bbbb');
  assert.equal(status, 1);
  assert.match(stderr, /next has binaryen 130-9, older than the known-good 131-2/);
});

test('a newer version and an unknown package are taken and noted', () => {
  assert.equal(check('binaryen 131-10 amd64 bbbb').stdout, 'binaryen 131-10 (known-good: 131-2)');
  assert.match(check('libnew1 1-1 amd64 bbbb').stdout, /libnew1 1-1 \(not among the known-good/);
});

test('versions are compared number by number', () => {
  assert.equal(bash('versionAtLeast 3.25.1 3.25').status, 0);
  assert.equal(bash('versionAtLeast 18.20 18.19').status, 0);
  assert.equal(bash('versionAtLeast 9.2.0 18').status, 1);
});
