// Texts that a test finds and that have to stay as they are; KIELA_GOLDEN=write keeps them anew.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} name of the file, from tests/browser on @param {string[]} lines */
export function checkText(name, lines) {
  const file = path.join(tests, `${name}.txt`);
  const text = `${lines.join('\n')}\n`;
  if (process.env.KIELA_GOLDEN === 'write') {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  assert.ok(existsSync(file), `there is no ${file}`);
  assert.equal(text, readFileSync(file, 'utf8'));
}
