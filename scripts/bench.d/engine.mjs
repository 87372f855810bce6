// Prints how fast the search is, natively and as wasm, and whether both look at the same boards. Fails
// when they do not, or when the strongest level takes too long.
//
//   node scripts/bench.d/engine.mjs NATIVE WASM
//
//   NATIVE, WASM  the program bench_engine of a release, and its JavaScript from Emscripten
import { execFileSync } from 'node:child_process';

/** Both programs run so often, in turns; the best time counts. */
const rounds = 3;
/** A slow phone is taken to be so many times slower than this machine. */
const slowPhone = 5;
/** Seconds for a move of the strongest level on a slow phone. */
const longestMove = 1.5;

/** @typedef {{ nodes: number, seconds: number, longestMove: number }} Run */

/** @param {string[]} command @returns {Run} */
function run([program, ...args]) {
  return JSON.parse(execFileSync(program, args, { encoding: 'utf8' }));
}

/** @param {Run} one @param {Run} other @returns {Run} */
function best(one, other) {
  return {
    nodes: one.nodes,
    seconds: Math.min(one.seconds, other.seconds),
    longestMove: Math.min(one.longestMove, other.longestMove),
  };
}

const [nativeProgram, wasmProgram] = process.argv.slice(2);
if (!wasmProgram) throw new Error('two programs are needed: native and wasm');
const commands = [[nativeProgram], [process.execPath, wasmProgram]];
let runs = commands.map(run);
for (let round = 1; round < rounds; ++round) {
  runs = commands.map((command, index) => best(runs[index], run(command)));
}
const [native, wasm] = runs;

/** @param {string} what @param {string[]} cells */
const row = (what, cells) =>
  console.log(what.padEnd(44) + cells.map((cell) => cell.padStart(14)).join(''));
/** @param {Run} of */
const speed = (of) => Math.round(of.nodes / of.seconds).toLocaleString('en');
row('', ['native', 'wasm']);
row('signature (boards looked at)', [`${native.nodes}`, `${wasm.nodes}`]);
row('boards a second', [speed(native), speed(wasm)]);
row('longest move of the strongest level, s', [
  native.longestMove.toFixed(3),
  wasm.longestMove.toFixed(3),
]);
row(`  on a slow phone (${slowPhone} times slower), s`, [
  '',
  (slowPhone * wasm.longestMove).toFixed(2),
]);

/** @type {string[]} */
const missed = [];
if (native.nodes !== wasm.nodes) missed.push('the signatures differ');
if (slowPhone * wasm.longestMove > longestMove) {
  missed.push(`the strongest level must answer within ${longestMove} s on a slow phone`);
}
for (const what of missed) console.log(`MISSED: ${what}`);
process.exitCode = missed.length > 0 ? 1 : 0;
