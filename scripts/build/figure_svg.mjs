// A figure of the rule pages as a picture in a web page. What its move does is drawn as marks, each
// of a form of its own; their colours are the style sheet's (shell/pages.css).
import { files, placeOf } from './figures.mjs';
import { escapeHtml } from './html.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

// In units of the picture: from house to house, a hollow's radius, the gap between the two sides, and
// where the first house lies.
const step = 56;
const radius = 23;
const gap = 10;
const left = 70;
const top = 44;

/** @param {number} row from above */
const yOf = (row) => top + row * step + (row >= 2 ? gap : 0);
/** @param {number} file */
const xOf = (file) => left + file * step;

/**
 * @param {string} house
 * @param {string} mark its class
 */
function ring(house, mark) {
  const { row, file } = placeOf(house);
  return `<circle class="${mark}" cx="${xOf(file)}" cy="${yOf(row)}" r="${radius + 2}" />`;
}

/** @param {string} house */
function cross(house) {
  const { row, file } = placeOf(house);
  const [x, y, half] = [xOf(file), yOf(row), radius * 0.7];
  const from = [x - half, y - half].map(Math.round);
  const to = [x + half, y + half].map(Math.round);
  return `<path class="captured" d="M${from} L${to} M${to[0]},${from[1]} L${from[0]},${to[1]}" />`;
}

/**
 * The opponent's houses of a file.
 * @param {string} house
 * @param {'s' | 'n'} toMove
 */
const facing = (house, toMove) =>
  (toMove === 's' ? ['3', '4'] : ['2', '1']).map((row) => house[0] + row);

/** @param {Figure} figure */
function marks({ played, toMove }) {
  if (!played) return [];
  return [
    ...played.captures.flatMap((house) => facing(house, toMove).map(cross)),
    ...played.relays.map((house) => ring(house, 'relay')),
    ring(played.ends, 'end'),
    ring(played.move, 'move'),
  ];
}

/**
 * What lies where, for those who do not see it.
 * @param {number[][]} rows as a figure has them
 * @param {string} words the message that tells it, with its braces
 */
export function boardInWords(rows, words) {
  const names = ['outernorth', 'innernorth', 'innersouth', 'outersouth'];
  return words.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) =>
    rows[names.indexOf(name)].join(', '),
  );
}

/**
 * @param {Figure} figure
 * @param {string} id of its name
 * @param {string} words the message that tells what lies where, with its braces
 * @returns {string} the element
 */
export function figureSvg(figure, id, words) {
  const { rows } = figure;
  const width = xOf(files.length - 1) + 42;
  const middle = (yOf(1) + yOf(2)) / 2;
  const houses = rows.flatMap((counts, row) =>
    counts.flatMap((count, file) => [
      `<circle class="house" cx="${xOf(file)}" cy="${yOf(row)}" r="${radius}" />`,
      ...(count > 0
        ? [`<text class="count" x="${xOf(file)}" y="${yOf(row)}">${count}</text>`]
        : []),
    ]),
  );
  const labels = [
    ...rows.map((_, row) => `<text class="name" x="16" y="${yOf(row)}">${4 - row}</text>`),
    ...files.map((name, file) => `<text class="name" x="${xOf(file)}" y="280">${name}</text>`),
  ];
  return [
    `<svg viewBox="0 0 ${width} 294" role="img" aria-labelledby="${id}">`,
    `<title id="${id}">${escapeHtml(boardInWords(rows, words))}</title>`,
    `<rect class="board" x="34" y="6" width="${width - 38}" height="254" rx="18" />`,
    `<path class="middle" d="M52,${middle} H${width - 24}" />`,
    ...houses,
    ...marks(figure),
    ...labels,
    '</svg>',
  ].join('\n');
}
