// Where the package is, and what is in its zip. For a site, a build folder and a package elsewhere
// there are the variables KIELA_DIST, KIELA_BUILD and KIELA_PACKAGE.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';

/** @param {string} name in the project */
const inProject = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

export const folders = {
  site: process.env.KIELA_DIST ?? inProject('dist'),
  build: process.env.KIELA_BUILD ?? inProject('build/web'),
  out: process.env.KIELA_PACKAGE ?? inProject('build/package'),
};

/** @type {{ version: string }} */
export const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

/** @returns {Map<string, Uint8Array>} what the zip holds, by path */
export function unzipped() {
  const zip = readFileSync(path.join(folders.out, `kiela-${version}.zip`));
  return new Map(Object.entries(unzipSync(zip)));
}
