// What clang-tidy has found clean is not read again, and what has changed is.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/build/tidy.mjs', import.meta.url));

/** A project of one file and its header, built. @param {string} root */
function layOut(root) {
  mkdirSync(path.join(root, 'src'), { recursive: true });
  writeFileSync(
    path.join(root, '.clang-tidy'),
    "Checks: '-*,modernize-use-nullptr'\nWarningsAsErrors: '*'\n",
  );
  writeFileSync(path.join(root, 'src/a.hpp'), 'int one();\n');
  writeFileSync(path.join(root, 'src/a.cpp'), '#include "a.hpp"\nint one() { return 1; }\n');
  writeFileSync(
    path.join(root, 'CMakeLists.txt'),
    'cmake_minimum_required(VERSION 3.25)\nproject(a CXX)\nadd_library(a src/a.cpp)\n',
  );
  execFileSync('cmake', ['-G', 'Ninja', '-B', 'build', '-DCMAKE_EXPORT_COMPILE_COMMANDS=ON'], {
    cwd: root,
  });
}

test('a file is read when it or a header has changed, and wherever the project lies', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kiela-tidy-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, KIELA_CACHE: path.join(folder, 'cache') };
  /** @param {string} root */
  const tidy = (root) => {
    execFileSync('ninja', ['-C', 'build'], { cwd: root });
    const { stdout, status } = spawnSync('node', [script, 'build'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    return { status, told: stdout.trim().split('\n').at(-1) };
  };
  const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')];
  layOut(one);
  assert.deepEqual(tidy(one), { status: 0, told: '1 files: 1 read, 0 with findings' });
  assert.deepEqual(tidy(one), { status: 0, told: '1 files: 0 read, 0 with findings' });
  layOut(other);
  assert.deepEqual(tidy(other), { status: 0, told: '1 files: 0 read, 0 with findings' });
  writeFileSync(path.join(one, 'src/a.hpp'), 'int one();\nint two();\n');
  assert.deepEqual(tidy(one), { status: 0, told: '1 files: 1 read, 0 with findings' });
  writeFileSync(path.join(one, 'src/a.cpp'), '#include "a.hpp"\nint* none() { return 0; }\n');
  for (let time = 0; time < 2; ++time)
    assert.deepEqual(tidy(one), { status: 1, told: '1 files: 1 read, 1 with findings' });
});
