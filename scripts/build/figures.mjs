// The figures of the rule pages: a fenced block of the page with a position and, if it is to be played,
// a move and what the move does. The names on the left are the fields, a line each:
//
//   position: 2,2,2,2,2,2,2,2,2,2/… s     as in rules §8, or "start"
//   move: g1
//   relays: i1 i2                         the houses of the relays, in their order
//   captures: e2                          the houses that capture, in their order
//   captured: 5                           stones
//   ends: f2
//   caption: Words of the page's language.
//
// What the move does is drawn as marks where nothing moves, and checked against the rules by a test.

/**
 * @typedef {object} Figure
 * @property {number[][]} rows stones of the rows 4 to 1, each from file a to j
 * @property {'s' | 'n'} toMove
 * @property {Played | null} played nothing: a figure to be looked at
 */

/**
 * What a move does; houses by name.
 * @typedef {object} Played
 * @property {string} move
 * @property {string[]} relays
 * @property {string[]} captures
 * @property {number} captured stones
 * @property {string} ends
 */

/** Their names. */
export const files = [...'abcdefghij'];

const start = '2,2,2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0,0,0/0,0,0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2,2,2 s';

/**
 * @param {string} content of the block
 * @param {string} where file and line, for error messages
 * @returns {{figure: Figure, caption: string}}
 */
export function readFigure(content, where) {
  /** @type {Map<string, string>} */
  const fields = new Map();
  for (const line of content.split('\n').filter((line) => line.trim() !== '')) {
    const match = /^(position|move|relays|captures|captured|ends|caption): *(\S.*)$/.exec(line);
    if (!match) throw new Error(`${where}: a figure has no “${line}”`);
    if (fields.has(match[1])) throw new Error(`${where}: a figure has one ${match[1]}`);
    fields.set(match[1], match[2].trim());
  }
  /** @param {string} name */
  const need = (name) => {
    const value = fields.get(name);
    if (value === undefined) throw new Error(`${where}: a figure needs its ${name}`);
    return value;
  };
  const figure = { ...readBoard(need('position'), where), played: readPlayed(fields, need, where) };
  return { figure, caption: need('caption') };
}

/**
 * @param {string} text
 * @param {string} where
 * @returns {{rows: number[][], toMove: 's' | 'n'}}
 */
function readBoard(text, where) {
  const [board, toMove, ...more] = (text === 'start' ? start : text).split(/ +/);
  const rows = board.split('/').map((row) => row.split(',').map(Number));
  const whole = rows.length === 4 && rows.every((row) => row.length === files.length);
  const counts = rows.flat().every((count) => Number.isInteger(count) && count >= 0);
  if (!whole || !counts || (toMove !== 's' && toMove !== 'n') || more.length > 0) {
    throw new Error(`${where}: “${text}” is no position of a figure`);
  }
  return { rows, toMove };
}

/** Of the start, as a figure has them. */
export const startRows = readBoard('start', 'the start').rows;

/**
 * @param {Map<string, string>} fields
 * @param {(name: string) => string} need
 * @param {string} where
 * @returns {Played | null}
 */
function readPlayed(fields, need, where) {
  const told = ['relays', 'captures', 'captured', 'ends'].find((name) => fields.has(name));
  if (!fields.has('move')) {
    if (told) throw new Error(`${where}: ${told} of a figure without a move`);
    return null;
  }
  /** @param {string | undefined} text */
  const houses = (text) => {
    const names = text?.split(/ +/) ?? [];
    const wrong = names.find((name) => !/^[a-j][1-4]$/.test(name));
    if (wrong) throw new Error(`${where}: “${wrong}” is no house`);
    return names;
  };
  const captured = Number(fields.get('captured') ?? 0);
  if (!Number.isInteger(captured)) throw new Error(`${where}: captured is a number of stones`);
  return {
    move: houses(need('move'))[0],
    relays: houses(fields.get('relays')),
    captures: houses(fields.get('captures')),
    captured,
    ends: houses(need('ends'))[0],
  };
}

/** @param {Figure} a @param {Figure} b */
export const sameFigure = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The figure's position as text (rules §8).
 * @param {Figure} figure
 */
export const positionText = ({ rows, toMove }) =>
  `${rows.map((row) => row.join(',')).join('/')} ${toMove}`;

/**
 * Of a house: its row from above, and its file.
 * @param {string} house
 */
export const placeOf = (house) => ({ row: 4 - Number(house[1]), file: files.indexOf(house[0]) });

/**
 * Stones of a side in its sowing order (rules §2), as the module keeps them.
 * @param {Figure} figure
 * @returns {{south: number[], north: number[]}}
 */
function sowingOrder({ rows: [outerNorth, innerNorth, innerSouth, outerSouth] }) {
  return {
    south: [...outerSouth, ...[...innerSouth].reverse()],
    north: [...[...outerNorth].reverse(), ...innerNorth],
  };
}

/**
 * The figure as an initialiser of text::Figure.
 * @param {Figure} figure
 */
export function figureSource(figure) {
  const { south, north } = sowingOrder(figure);
  const side = figure.toMove === 's' ? 'South' : 'North';
  let move = -1;
  if (figure.played) {
    const { row, file } = placeOf(figure.played.move);
    const outer = row === 0 || row === 3;
    const ascending = row === 1 || row === 3;
    move = (outer ? 0 : files.length) + (ascending ? file : files.length - 1 - file);
  }
  return `{{{{{${south.join(', ')}}}, {{${north.join(', ')}}}}}, rules::Side::${side}, ${move}}`;
}
