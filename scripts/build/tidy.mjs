// clang-tidy over src/ but for the platforms, and only over what has changed: a file that was found
// clean is not read again until it, a header of its, the checks or clang-tidy itself are others.
//
//   node scripts/build/tidy.mjs build/native
//     the folder has been built by Ninja, which knows each file's headers
//
// What was found clean is noted in the cache folder (KIELA_CACHE, as for scripts/toolchain).
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import path from 'node:path';

const keptDays = 30;

const [build = 'build/native'] = process.argv.slice(2);
const root = process.cwd();
const folder = path.join(
  process.env.KIELA_CACHE ??
    path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'kiela'),
  'tidy',
);

/** @param {string | Buffer} content */
const digest = (content) => createHash('sha256').update(content).digest('hex');

/** Digests of files that have been read. @type {Map<string, string>} */
const digests = new Map();
/** @param {string} file */
function digestOf(file) {
  const known = digests.get(file);
  if (known !== undefined) return known;
  const found = digest(fs.readFileSync(file));
  digests.set(file, found);
  return found;
}

/** The files that each object was made of, by the object's path in the build folder. */
function readDependencies() {
  const listed = execFileSync('ninja', ['-C', build, '-t', 'deps'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const block of listed.split('\n\n')) {
    const [head, ...files] = block.split('\n');
    const object = /^(\S+): #deps .*\(VALID\)$/.exec(head)?.[1];
    if (object) found.set(object, files.map((file) => path.resolve(build, file.trim())).sort());
  }
  return found;
}

/** The same wherever the project and its build folder lie. @param {string} text */
const withoutPlace = (text) => text.replaceAll(path.resolve(build), '<build>').replaceAll(root, '');

/** @type {{ file: string, command: string }[]} */
const commands = JSON.parse(fs.readFileSync(path.join(build, 'compile_commands.json'), 'utf8'));
const dependencies = readDependencies();
const checks = digest(
  fs.readFileSync('.clang-tidy', 'utf8') +
    execFileSync('clang-tidy', ['--version'], { encoding: 'utf8' }),
);

/** The note that a file is clean as it is; none where it has not been built. @param {string} file */
function noteOf(file) {
  const command = commands.find((each) => each.file === file)?.command ?? '';
  const made = dependencies.get(/ -o (\S+) /.exec(command)?.[1] ?? '');
  if (!made) return undefined;
  const parts = made.map((each) => `${withoutPlace(each)} ${digestOf(each)}`);
  return path.join(
    folder,
    digest([checks, withoutPlace(`${file} ${command}`), ...parts].join('\n')),
  );
}

/** @param {string} file @returns {Promise<{ clean: boolean, said: string }>} */
const check = (file) =>
  new Promise((resolve) => {
    const options = ['-p', build, '--quiet', '--extra-arg=-Wno-unknown-warning-option', file];
    execFile('clang-tidy', options, { maxBuffer: 1 << 26 }, (error, output, complaints) => {
      const others = complaints.split('\n').filter((line) => !/warnings? generated|^$/.test(line));
      resolve({ clean: !error, said: [output.trim(), ...others].join('\n').trim() });
    });
  });

fs.mkdirSync(folder, { recursive: true });
const own = fs
  .readdirSync('src', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.cpp') && !name.startsWith('platform'))
  .map((name) => path.join(root, 'src', name));
const waiting = own.map((file) => ({ file, note: noteOf(file) }));
const changed = waiting.filter(({ note }) => {
  if (!note || !fs.existsSync(note)) return true;
  const now = new Date();
  fs.utimesSync(note, now, now);
  return false;
});

let failed = 0;
async function work() {
  for (let next = changed.pop(); next; next = changed.pop()) {
    const { clean, said } = await check(next.file);
    if (said) console.log(said);
    if (!clean) failed++;
    else if (next.note && !said) fs.writeFileSync(next.note, '');
  }
}
const count = changed.length;
await Promise.all(Array.from({ length: availableParallelism() }, work));

for (const name of fs.readdirSync(folder)) {
  const note = path.join(folder, name);
  if (Date.now() - fs.statSync(note).mtimeMs > keptDays * 86_400_000) fs.unlinkSync(note);
}
console.log(`${own.length} files: ${count} read, ${failed} with findings`);
process.exitCode = failed ? 1 : 0;
