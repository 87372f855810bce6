// Position texts (rules §8), as far as the page that makes the embed has to know them.

const rows = 4;
const files = 10;
const mostStones = 255;
const highest = 65_535;

/** @param {string} text */
const isNumber = (text) => /^(0|[1-9]\d*)$/.test(text);

/** @param {string} board @returns {number} stones; NaN: it is no board */
function stonesOn(board) {
  const counts = board.split('/').map((row) => row.split(','));
  const whole = counts.length === rows && counts.every((row) => row.length === files);
  if (!whole || !counts.flat().every(isNumber)) return NaN;
  return counts.flat().reduce((sum, count) => sum + Number(count), 0);
}

/** Whether a text is a position. @param {string} text */
export function isPosition(text) {
  const [board, toMove, ...numbers] = text.trim().split(/\s+/);
  const stones = stonesOn(board);
  return (
    stones >= 1 &&
    stones <= mostStones &&
    /^[sn]$/.test(toMove ?? '') &&
    numbers.length <= 2 &&
    numbers.every((number) => isNumber(number) && Number(number) <= highest)
  );
}

/**
 * A position as the beginning of a game: what has been played before does not count.
 * @param {string} text of a position
 */
export const asStart = (text) => text.trim().split(/\s+/).slice(0, 2).join(' ');
