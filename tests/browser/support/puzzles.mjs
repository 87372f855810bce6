// Solves puzzles by keyboard, by the lines of their file.

import { readFileSync } from 'node:fs';
import { enterBoard, walkTo } from './learning.mjs';

/** @typedef {import('./game.mjs').Game} Game */

/** What the address names the file by, whatever its hash. */
export const puzzlesFile = '**/puzzles.*.txt';

const lines = readFileSync(new URL('../../../assets/puzzles/puzzles.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** The own moves of a puzzle's solution. @param {number} number */
const solutionOf = (number) =>
  lines[number - 1]
    .split(' ')[3]
    .split(',')
    .filter((_, index) => index % 2 === 0);

/** The puzzles with that beginning of their line, by their numbers. @param {string} beginning */
export const puzzlesOf = (beginning) =>
  lines.flatMap((line, index) => (line.startsWith(`${beginning} `) ? [index + 1] : []));

/** Waits for a puzzle. @param {Game} game @param {number} number */
export function puzzle(game, number) {
  const title = game.say('puzzle.name', { number });
  return game.until(title, ({ dialog }) => dialog.startsWith(`${title} · `));
}

/** Solves the puzzle that is open, by keyboard alone. @param {Game} game @param {number} number */
export async function solve(game, number) {
  await enterBoard(game);
  for (const house of solutionOf(number)) {
    const before = game.caption;
    await walkTo(game, house);
    await game.page.keyboard.press('Enter');
    await game.until(`what comes of ${house} in ${number}`, ({ texts }) => texts.at(-1) !== before);
  }
  await game.until(`the end of ${number}`, ({ texts }) =>
    (texts.at(-1) ?? '').startsWith(game.say('lesson.done')),
  );
}
