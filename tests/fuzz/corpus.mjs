// Makes the inputs that fuzzing begins with, out of the test vectors: one folder for each target.
//
//   node tests/fuzz/corpus.mjs FOLDER
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {Record<string, any>} Row a row of tests/vectors */

const ruleSets = ['traditional', 'beginner', 'tournament'];

/** @param {string[]} names @returns {Row[]} */
function vectors(...names) {
  return names.flatMap((name) =>
    JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8')),
  );
}

/** The place of a house in its owner's sowing order (rules §2). @param {string} name */
function placeOf(name) {
  const file = name.charCodeAt(0) - 'a'.charCodeAt(0);
  return { 1: file, 2: 19 - file, 3: 10 + file, 4: 9 - file }[name[1]] ?? 0;
}

/** What moves_fuzz.cpp reads. @param {string} rules @param {string} position @param {string[]} moves */
function playInput(rules, position, moves) {
  const ruleSet = ruleSets.indexOf(rules);
  const places = moves.map(placeOf);
  if (!position) return Buffer.from([ruleSet, ...places]);
  const [board, player, sinceCapture] = position.split(' ');
  const [row4, row3, row2, row1] = board.split('/').map((row) => row.split(',').map(Number));
  return Buffer.from([
    129 + ruleSet,
    ...[...row1, ...row2.reverse(), ...row4.reverse(), ...row3],
    player === 's' ? 0 : 1,
    Math.min(Number(sinceCapture), 255),
    ...places,
  ]);
}

/** @param {Row} game */
function recordText({ rules, position, moves, winner }) {
  const northBegins = position?.split(' ')[1] === 'n';
  /** @type {Record<string, string>} */
  const results = { s: '1-0', n: '0-1', draw: '1/2-1/2' };
  const result = results[winner] ?? '*';
  const words = northBegins ? ['1...'] : [];
  moves.forEach((/** @type {string} */ move, /** @type {number} */ index) => {
    const ply = index + (northBegins ? 1 : 0);
    if (ply % 2 === 0) words.push(`${ply / 2 + 1}.`);
    words.push(move);
  });
  const headers = [`[Rules "${rules}"]`, `[Result "${result}"]`, '[Event "\\"a\\" \\\\"]'];
  if (position) headers.push(`[Position "${position}"]`);
  return `${headers.join('\n')}\n\n${[...words, result].join(' ')}\n`;
}

/** The first row of each of so many different sizes. @param {(string | Buffer)[]} inputs */
function ofAllSizes(inputs) {
  const bySize = new Map(inputs.map((input) => [Math.floor(input.length / 16), input]));
  return [...bySize.values()];
}

const games = vectors('games', 'ends');
const longMoves = vectors('lap-limit', 'endless', 'long-sowings');
const sowings = vectors('sowings');

/** @type {Record<string, (string | Buffer)[]>} */
const corpus = {
  position: [...games, ...longMoves, ...sowings].flatMap(({ position }) => position ?? []),
  record: ofAllSizes(games.map(recordText)),
  moves: [
    ...games.map(({ rules, position, moves }) => playInput(rules, position, moves)),
    ...longMoves.map(({ position, move }) => playInput('traditional', position, [move])),
  ],
};

const [folder] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
for (const [target, inputs] of Object.entries(corpus)) {
  mkdirSync(path.join(folder, target), { recursive: true });
  inputs.forEach((input, index) => writeFileSync(path.join(folder, target, `${index}`), input));
}
