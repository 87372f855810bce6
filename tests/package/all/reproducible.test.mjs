// Built anew somewhere else, by the same tools and without the compilers' cache, the site and the
// package are the same, byte for byte.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../../../scripts/build/files.mjs';
import { folders } from '../support.mjs';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** @param {string} first @param {string} second folders */
function compare(first, second) {
  assert.deepEqual(filesIn(second), filesIn(first));
  for (const name of filesIn(first)) {
    const same = readFileSync(path.join(first, name)).equals(readFileSync(path.join(second, name)));
    assert.ok(same, `${name} is the same`);
  }
}

test('two builds give the same bytes', { timeout: 900_000 }, (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kiela-built-elsewhere-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const copy = path.join(folder, 'a clone');
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', listed, { cwd: project, encoding: 'utf8' }).split('\0');
  for (const name of names) if (name) cpSync(path.join(project, name), path.join(copy, name));
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(copy, 'build'));
  for (const name of ['toolchain.cmake', 'toolchain.txt'])
    cpSync(path.join(project, 'build', name), path.join(copy, 'build', name));

  const env = {
    ...process.env,
    CCACHE_DISABLE: '1',
    TZ: 'Asia/Tokyo',
    SOURCE_DATE_EPOCH: '1234567890',
  };
  /** @param {string} command @param {string[]} given */
  const run = (command, ...given) => execFileSync(command, given, { cwd: copy, env });
  run('scripts/build/preset', 'web');
  compare(folders.site, path.join(copy, 'dist'));

  run('node', 'scripts/build/package.mjs');
  const out = path.join(folder, 'package');
  execFileSync(
    'node',
    ['scripts/build/package.mjs', '--site', folders.site, '--build', folders.build, '--out', out],
    { cwd: project, env: { ...env, TZ: 'UTC' } },
  );
  compare(out, path.join(copy, 'build/package'));
});
