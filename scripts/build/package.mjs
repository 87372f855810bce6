// Packs the finished site for others: one HTML file, a zip with its files and their compressed forms,
// checksums, and a list of all that is inside with licences. Does nothing when all that is there.
//
//   node scripts/build/package.mjs [--site dist] [--build build/web] [--out build/package]
//
// The same site gives the same package on every machine with the same Node.js. All times in it are
// those of the commit, or of SOURCE_DATE_EPOCH: not one time for all, as servers make an entity tag of a
// file's time and size, and two versions of index.html may well be of one size.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { filesIn } from './files.mjs';
import { hashInName } from './hashed.mjs';
import { precompressed } from './precompress.mjs';
import { spdx } from './spdx.mjs';

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The file with the checksums of the others, in the form of `sha256sum --check`. */
const sumsName = 'SHA256SUMS';

/** The time of everything in the package. @returns {Date} */
function packageTime() {
  const { SOURCE_DATE_EPOCH: given } = process.env;
  if (given) return new Date(Number(given) * 1000);
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: projectDir });
    return new Date(Number(seconds) * 1000);
  } catch {
    // Sources without their history.
    return new Date(Date.UTC(1980, 0, 1));
  }
}

/**
 * For hosts that are told the headers by a file: names with a hash mean one content for ever.
 * @param {Iterable<string>} names of the site's files
 */
function headersFile(names) {
  const shipped = readFileSync(path.join(projectDir, 'docs/hosting/_headers'), 'utf8');
  const hashed = [...names].filter((name) => hashInName.test(name));
  const rules = hashed.map(
    (name) => `/${name}\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
  return Buffer.from([shipped, ...rules].join('\n'));
}

/**
 * @param {Map<string, Uint8Array>} files
 * @param {Date} time
 */
function zip(files, time) {
  // A zip knows local times only, and is to be the same everywhere.
  process.env.TZ = 'UTC';
  /** @type {import('fflate').Zippable} */
  const entries = { _headers: headersFile(files.keys()) };
  for (const [name, content] of files) {
    entries[name] = [content, { level: 9 }];
    // It is downloaded now and then, never by the game.
    if (name === 'kiela.html') continue;
    for (const [form, bytes] of precompressed(name, content)) entries[form] = [bytes, { level: 0 }];
  }
  // Files that everybody may read, as on Unix.
  return zipSync(entries, { mtime: time, os: 3, attrs: 0o100644 << 16 });
}

/** @param {string | Uint8Array} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** Whether a package is whole and was made of this. @param {string} out @param {string} made */
function isThere(out, made) {
  const sums = path.join(out, sumsName);
  const stamp = `${out}.stamp`;
  if (!existsSync(sums) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) return false;
  const lines = readFileSync(sums, 'utf8').trimEnd().split('\n');
  return lines.every((line) => {
    const [sum, name] = line.split('  ');
    const file = path.join(out, name);
    return existsSync(file) && sha256(readFileSync(file)) === sum;
  });
}

/** @param {string} name @param {string | Uint8Array} content */
function tell(name, content) {
  const bytes = Buffer.byteLength(content).toLocaleString('en');
  console.log(`${name.padEnd(28)}${bytes.padStart(11)}`);
}

/** @param {{site: string, build: string, out: string}} folders */
function makePackage({ site, build, out }) {
  const { version } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
  const sources = JSON.parse(readFileSync(path.join(build, 'sources.json'), 'utf8'));
  const time = packageTime();
  const files = new Map(filesIn(site).map((name) => [name, readFileSync(path.join(site, name))]));
  const single = readFileSync(path.join(site, 'kiela.html'), 'utf8');
  const list = spdx(files, { version, time, sources });
  const scripts = [
    'scripts/build/package.mjs',
    'scripts/build/precompress.mjs',
    'docs/hosting/_headers',
  ].map((name) => readFileSync(path.join(projectDir, name), 'utf8'));
  const made = sha256([single, list, ...scripts, process.version].join('\0'));
  if (isThere(out, made)) return console.log(`${out} is up to date`);

  console.log('Compressing, which takes a few seconds');
  /** @type {[string, string | Uint8Array][]} */
  const results = [
    ['kiela.html', single],
    [`kiela-${version}.spdx.json`, list],
    [`kiela-${version}.zip`, zip(files, time)],
  ];
  results.push([
    sumsName,
    results.map(([name, content]) => `${sha256(content)}  ${name}\n`).join(''),
  ]);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const [name, content] of results) {
    writeFileSync(path.join(out, name), content);
    tell(name, content);
  }
  writeFileSync(`${out}.stamp`, made);
}

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'dist' },
    build: { type: 'string', default: 'build/web' },
    out: { type: 'string', default: 'build/package' },
  },
});
makePackage(values);
