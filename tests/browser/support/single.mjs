// The one-file edition of the site under test, in a folder of its own.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { singleFile } from '../../../scripts/build/single_file.mjs';
import { site } from './stage.mjs';

/** @returns {{folder: string, file: string, html: string, remove: () => void}} */
export function makeSingleFile() {
  const html = singleFile(
    site,
    fileURLToPath(new URL('../../../assets/messages', import.meta.url)),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'kiela-single-'));
  const file = path.join(folder, 'kiela.html');
  writeFileSync(file, html);
  return { folder, file, html, remove: () => rmSync(folder, { recursive: true }) };
}
