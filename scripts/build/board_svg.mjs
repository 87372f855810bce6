// The board of the page that is printed to be played on: hollows that hold stones, dots for the stones
// of the start, and arrows for the way that they are sown. It is drawn in millimetres, with lines only;
// shell/sheet.css says how.
import { boardInWords } from './figure_svg.mjs';
import { files, startRows } from './figures.mjs';
import { escapeHtml } from './html.mjs';

// From house to house, a hollow's radius, the gap between the two sides, and where the first house lies.
const step = 25.5;
const radius = 11.6;
const gap = 4;
const left = 25.5;
const top = 31;
const width = 281;

/** @param {number} row from above */
const yOf = (row) => top + row * step + (row >= 2 ? gap : 0);
/** @param {number} file */
const xOf = (file) => left + file * step;

const last = xOf(files.length - 1);
const height = yOf(3) + top;

/** Where the board's edge is from the middle of an outer house: the arrows lie within. */
const edge = 17;

/**
 * @param {number} row
 * @param {number} file
 * @param {number} stones
 */
function house(row, file, stones) {
  const [x, y] = [xOf(file), yOf(row)];
  const dots = Array.from({ length: stones }, (_, index) => {
    const across = x + (index - (stones - 1) / 2) * 5;
    return `<circle class="dot" cx="${across}" cy="${y}" r="1.5" />`;
  });
  return [`<circle class="hollow" cx="${x}" cy="${y}" r="${radius}" />`, ...dots];
}

/**
 * From the end of a row to the beginning of the next one on the same side of the board.
 * @param {number} row the upper one of a player's two
 * @param {'left' | 'right'} end of the rows
 */
function arrow(row, end) {
  const [upper, lower] = [yOf(row) + 3, yOf(row + 1) - 3];
  // Counter-clockwise: down on the left, up on the right.
  const [x, out, from, to] =
    end === 'left' ? [left - 12.5, -4, upper, lower] : [last + 12.5, 4, lower, upper];
  const [bend, barb] = [x + out, x + out / 2];
  return [
    `<path class="way" d="M${x},${from} C${bend},${from} ${bend},${to} ${x},${to}" />`,
    `<path class="way" d="M${barb},${to - 1.5} L${x},${to} L${barb},${to + 1.5}" />`,
  ];
}

/**
 * A text at the edge of the board, North's turned to be read by North.
 * @param {string} text
 * @param {{x: number, y: number, kind: string, turned?: boolean}} place
 */
function words(text, { x, y, kind, turned }) {
  const turn = turned ? ` transform="rotate(180 ${x} ${y})"` : '';
  return `<text class="${kind}" x="${x}" y="${y}"${turn}>${escapeHtml(text)}</text>`;
}

/**
 * @param {(id: string) => string} say a message in the page's language
 * @returns {string} the element
 */
export function boardSvg(say) {
  const middle = (yOf(1) + yOf(2)) / 2;
  const [first, second] = [yOf(0) - edge, yOf(3) + edge];
  const names = files.flatMap((name, file) => [
    words(name, { x: xOf(file), y: first - 3, kind: 'name', turned: true }),
    words(name, { x: xOf(file), y: second + 3, kind: 'name' }),
  ]);
  const rows = startRows.flatMap((_, row) => [
    words(`${4 - row}`, { x: 3, y: yOf(row), kind: 'name' }),
    words(`${4 - row}`, { x: width - 3, y: yOf(row), kind: 'name', turned: true }),
  ]);
  return [
    `<svg class="sheet" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="board">`,
    `<title id="board">${escapeHtml(boardInWords(startRows, say('figure.board')))}</title>`,
    `<rect class="edge" x="6" y="${first}" width="${width - 12}" height="${second - first}" rx="8" />`,
    `<path class="half" d="M6,${middle} H${width - 6}" />`,
    ...startRows.flatMap((counts, row) => counts.flatMap((count, file) => house(row, file, count))),
    ...[0, 2].flatMap((row) => [...arrow(row, 'left'), ...arrow(row, 'right')]),
    ...names,
    ...rows,
    words(say('side.north'), { x: width / 2, y: first - 9, kind: 'side', turned: true }),
    words(say('side.south'), { x: width / 2, y: second + 9, kind: 'side' }),
    '</svg>',
  ].join('\n');
}
