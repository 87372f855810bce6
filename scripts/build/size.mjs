// Prints what a first visit to the site downloads, file by file, against the budget. Fails when it
// is more.
//
//   node scripts/build/size.mjs [dist]
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { brotli } from './precompress.mjs';

/** Bytes, compressed by brotli at its best: all that is needed before the first move. */
const budget = 250_000;

/**
 * The page and the files that it names, without those that it fetches later, and those that only an
 * installation needs; of the languages the one with the longest words.
 * @param {string} site
 * @returns {string[]}
 */
function firstVisit(site) {
  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  const files = JSON.parse(page.match(/id="kiela-files"[^>]*>([^<]*)</)?.[1] ?? '{}');
  /** @param {string} name */
  const sizeOf = (name) => readFileSync(path.join(site, name)).length;
  const [longest, ...others] = /** @type {string[]} */ (Object.values(files.words)).sort(
    (a, b) => sizeOf(b) - sizeOf(a),
  );
  const later = Object.values(files.later).flatMap((file) =>
    typeof file === 'string' ? [file] : Object.values(file),
  );
  const ofInstallation = [
    ...page.matchAll(/rel="(?:manifest|apple-touch-icon)" href="([^"]*)"/g),
  ].map(([, name]) => name);
  const notNeeded = [...others, ...later, ...ofInstallation];
  const needed = readdirSync(site, { withFileTypes: true })
    .filter(({ name }) => page.includes(name) && !notNeeded.includes(name) && name !== longest)
    .filter((entry) => entry.isFile());
  return ['index.html', longest, ...needed.map(({ name }) => name)];
}

/** @param {(string | number)[]} cells */
function printRow(cells) {
  const [name, ...numbers] = cells.map((cell) => cell.toLocaleString('en'));
  console.log(name.padEnd(28) + numbers.map((number) => number.padStart(11)).join(''));
}

const site = process.argv[2] ?? 'dist';
const sizes = firstVisit(site).map((name) => {
  const content = readFileSync(path.join(site, name));
  return {
    name,
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotli(content).length,
  };
});
sizes.sort((a, b) => b.brotli - a.brotli);
const total = sizes.reduce(
  (sum, { raw, gzip, brotli }) => ({
    name: 'all',
    raw: sum.raw + raw,
    gzip: sum.gzip + gzip,
    brotli: sum.brotli + brotli,
  }),
  { name: 'all', raw: 0, gzip: 0, brotli: 0 },
);

printRow(['first visit (bytes)', 'raw', 'gzip 9', 'brotli 11', 'of budget']);
for (const { name, raw, gzip, brotli } of [...sizes, total]) {
  printRow([name, raw, gzip, brotli, `${((100 * brotli) / budget).toFixed(1)} %`]);
}
printRow(['budget', '', '', budget, '100.0 %']);
if (total.brotli > budget) {
  console.error(`over the budget by ${(total.brotli - budget).toLocaleString('en')} bytes`);
  process.exit(1);
}
