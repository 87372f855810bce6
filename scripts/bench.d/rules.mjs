// Prints how fast the rules are, natively and as wasm, beside the plain baseline (src/bench), against
// the budgets. Fails when one is missed or a number is not the right answer.
//
//   node scripts/bench.d/rules.mjs NATIVE WASM
//
//   NATIVE, WASM  the program bench_rules of a release, and its JavaScript from Emscripten
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const depth = 7;
const games = 50_000;
/** So often both programs run in turns, and so often each then repeats everything. */
const [rounds, repeats] = [3, 2];

const budgets = {
  perftOverPlain: 2,
  wasmOfNative: 0.6,
  playoutsPerSecond: 450_000,
};

/**
 * @typedef {{ count: number, seconds: number, plainSeconds: number }} Speed best times
 * @typedef {{ perft: Speed, playouts: Speed, moves: number, won: number }} Run
 */

/**
 * @param {string[]} command
 * @param {number} depth of perft
 * @param {number} games
 * @param {number} repeats
 * @returns {Run}
 */
function run([program, ...args], depth, games, repeats) {
  const all = [...args, `${depth}`, `${games}`, `${repeats}`];
  return JSON.parse(execFileSync(program, all, { encoding: 'utf8' }));
}

/** @param {Speed} one @param {Speed} other @returns {Speed} */
function best(one, other) {
  return {
    count: one.count,
    seconds: Math.min(one.seconds, other.seconds),
    plainSeconds: Math.min(one.plainSeconds, other.plainSeconds),
  };
}

/** Measures both programs, in turns. @param {string[][]} commands */
function measure(commands) {
  let results = commands.map((command) => run(command, depth, games, repeats));
  for (let round = 1; round < rounds; ++round) {
    results = commands.map((command, index) => {
      const { perft, playouts, moves, won } = run(command, depth, games, repeats);
      const before = results[index];
      return {
        perft: best(before.perft, perft),
        playouts: best(before.playouts, playouts),
        moves,
        won,
      };
    });
  }
  return results;
}

/** What tests/vectors has for the traditional start. @returns {number[]} */
function perftVector() {
  const file = new URL('../../tests/vectors/perft.json', import.meta.url);
  const [start] = JSON.parse(readFileSync(file, 'utf8'));
  return start.nodes;
}

/** @param {string[]} command */
function checkPerft(command) {
  perftVector().forEach((nodes, index) => {
    const { count } = run(command, index + 1, 1, 1).perft;
    if (count !== nodes) throw new Error(`perft ${index + 1} is ${nodes}, not ${count}`);
  });
}

/** @param {Run[]} runs */
function checkSame([one, other]) {
  const answer = (/** @type {Run} */ run) => [run.perft.count, run.moves, run.won].join();
  if (answer(one) !== answer(other)) throw new Error('native and wasm have different answers');
}

/** @param {string[]} cells */
function printRow([name, ...cells]) {
  console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(14)).join(''));
}

/** @param {number} number */
const perSecond = (number) => Math.round(number / 1000).toLocaleString('en') + ',000';
/** @param {number} ratio */
const times = (ratio) => `${ratio.toFixed(2)} ×`;
/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(0)} %`;

/** @param {string} name @param {Speed} native @param {Speed} wasm */
function printSpeeds(name, native, wasm) {
  for (const [machine, { count, seconds, plainSeconds }] of [
    /** @type {const} */ (['native', native]),
    /** @type {const} */ (['wasm', wasm]),
  ]) {
    printRow([
      `${name}, ${machine}`,
      perSecond(count / plainSeconds),
      perSecond(count / seconds),
      times(plainSeconds / seconds),
      percent(native.seconds / seconds),
    ]);
  }
}

const [nativeProgram, wasmProgram] = process.argv.slice(2);
const commands = [[nativeProgram], [process.execPath, wasmProgram]];
commands.forEach(checkPerft);
const [native, wasm] = measure(commands);
checkSame([native, wasm]);

printRow(['rules', 'plain/s', 'fast/s', 'fast : plain', 'of native']);
printSpeeds(`perft ${depth}, leaves`, native.perft, wasm.perft);
printSpeeds('tournament playouts', native.playouts, wasm.playouts);

const reached = {
  perftOverPlain: native.perft.plainSeconds / native.perft.seconds,
  wasmOfNative: native.perft.seconds / wasm.perft.seconds,
  playoutsPerSecond: native.playouts.count / native.playouts.seconds,
};
/** @type {[keyof typeof budgets, string, (number: number) => string][]} */
const lines = [
  ['perftOverPlain', 'perft, fast : plain', times],
  ['wasmOfNative', 'perft, wasm of native', percent],
  ['playoutsPerSecond', 'playouts a second', perSecond],
];
console.log();
printRow(['budget', 'at least', 'reached']);
for (const [key, name, text] of lines) {
  const missed = reached[key] < budgets[key];
  printRow([name, text(budgets[key]), text(reached[key]), ...(missed ? ['MISSED'] : [])]);
  if (missed) process.exitCode = 1;
}
