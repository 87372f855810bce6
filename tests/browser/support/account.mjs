// Plays games to their end, and compares all that the page has said of one with the replay of its
// moves by the command-line tool.

import assert from 'node:assert/strict';
import { replay, sideOf } from './replay.mjs';

/** @typedef {import('./game.mjs').Game} Game */
/** @typedef {import('./recorder.mjs').Moment} Moment */

/**
 * @typedef {object} Terms
 * @property {string} rules
 * @property {string} [position] where it starts, if not at the rule set's own start
 * @property {'s' | 'n'} [you] the visitor's side; none: two people
 */

/**
 * The legal move that captures most, by what its button says.
 * @param {Game} game
 * @param {Moment} moment
 */
export function greediest({ say }, { moves }) {
  /** @param {string} name for example "g1: captures 4, ends in f2" */
  const captured = (name) => {
    if (name.endsWith(say('outcome.win'))) return Infinity;
    return Number(/\d+/.exec(name.replace(/\b[a-j][1-4]\b/g, ''))?.[0] ?? 0);
  };
  const most = Math.max(...moves.map(captured));
  const best = moves.filter((name) => captured(name) === most);
  return best[Math.floor(Math.random() * best.length)].slice(0, 2);
}

/**
 * Plays for whoever has the turn until the result is shown.
 * @param {Game} game
 * @param {(cell: import('playwright-core').Locator) => Promise<unknown>} [gesture]
 */
export async function playToTheEnd(game, gesture) {
  for (;;) {
    const moment = await game.until(
      'a turn or the end',
      ({ playable, dialog }) => playable.length > 0 || dialog !== '',
    );
    if (moment.dialog) return;
    await game.play(greediest(game, moment), gesture);
  }
}

/**
 * The positions that the page has shown, each once: moments at which nothing moves.
 * @param {Game} game
 */
export function positionsShown({ moments, say }) {
  const skip = say('button.skip');
  /** @type {Moment[]} */
  const positions = [];
  for (const moment of moments) {
    if (!Object.keys(moment.houses).length || moment.buttons.includes(skip)) continue;
    const before = positions.at(-1);
    if (before?.last === moment.last) positions.pop();
    positions.push(moment);
  }
  return positions;
}

/**
 * Compares every position that the page has shown, from the start of the game on, with the replay of
 * the moves that it has marked. The game must not have been taken back.
 * @param {Game} game
 * @param {Terms} terms
 * @returns {{ moves: string[], result: string }}
 */
export function compareWithReplay(game, { rules, position, you }) {
  const shown = positionsShown(game);
  const moves = shown.slice(1).map(({ last }) => last);
  let result = 'none';
  shown.forEach((moment, count) => {
    const expected = replay(rules, position, moves.slice(0, count));
    const where = `after ${count} of the moves ${moves.join(' ')}`;
    assert.deepEqual(moment.houses, namesOf(game, expected.stones, you), where);
    for (const text of totalsOf(game, expected.stones, you))
      assert.ok(moment.texts.includes(text), `"${text}" is shown ${where}`);
    if (expected.result === 'none') {
      const invited = count === 0 && (!you || you === expected.toMove);
      const turn = invited ? game.say('caption.first-move') : turnOf(game, expected.toMove, you);
      assert.ok(moment.texts.at(-1)?.endsWith(turn), `"${turn}" is shown ${where}`);
    }
    result = expected.result;
  });
  return { moves, result };
}

/**
 * What the name of a house's cell begins with: the house and what lies in it.
 * @param {import('./messages.mjs').Say} say
 * @param {string} house
 * @param {number} n stones
 */
export const countIn = (say, house, n) =>
  n ? say('house.stones', { house, n }) : say('house.empty', { house });

/**
 * What the cell of a house is called.
 * @param {import('./messages.mjs').Say} say
 * @param {string} house
 * @param {number} n stones
 * @param {Terms['you']} [you]
 */
export function nameOf(say, house, n, you) {
  const name = countIn(say, house, n);
  const side = sideOf(house);
  const whose = side === you ? 'you' : side === 's' ? 'south' : 'north';
  return say(`house.whose.${whose}`, { house: name });
}

/** @param {Game} game @param {Record<string, number>} stones @param {Terms['you']} [you] */
export function namesOf({ say }, stones, you) {
  return Object.fromEntries(
    Object.entries(stones).map(([house, n]) => [house, nameOf(say, house, n, you)]),
  );
}

/** @param {Game} game @param {Record<string, number>} stones @param {Terms['you']} you */
function totalsOf(game, stones, you) {
  return ['s', 'n'].map((side) => {
    const houses = Object.keys(stones).filter((house) => sideOf(house) === side);
    const n = houses.reduce((sum, house) => sum + stones[house], 0);
    const name = side === you ? game.say('side.you') : properName(game, side);
    return game.say('stones.of-side', { side: name, n });
  });
}

/** @param {Game} game @param {string} side */
const properName = ({ say }, side) => say(side === 's' ? 'side.south' : 'side.north');

/** @param {Game} game @param {string} side @param {Terms['you']} you */
function turnOf(game, side, you) {
  if (side === you) return game.say('turn.you');
  // The program's turn begins with its thinking.
  if (you) return game.say('turn.thinking', { side: properName(game, side) });
  return game.say(side === 's' ? 'turn.south' : 'turn.north');
}

/**
 * What the result is to be called.
 * @param {Game} game
 * @param {string} result as the tool has it
 * @param {Terms['you']} you
 */
function titleOf(game, result, you) {
  const winner = result.split(' ')[0];
  if (winner === 'draw') return game.say('result.title.draw');
  if (winner === you) return game.say('result.title.you');
  return game.say('result.title.side', { side: properName(game, winner) });
}

/**
 * Checks the end of a game, and that everything before it was as the tool has it.
 * @param {Game} game
 * @param {Terms} terms
 */
export function checkAccount(game, terms) {
  const { moves, result } = compareWithReplay(game, terms);
  assert.notEqual(result, 'none', `the tool ends the game after ${moves.join(' ')}, too`);
  assert.equal(game.now.dialog, titleOf(game, result, terms.you));
  assert.deepEqual(game.now.playable, [], 'after the end no house can be played');
}
