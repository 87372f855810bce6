// What the game tells (src/app/report.hpp) as messages for the page around.

/**
 * @typedef {object} Message
 * @property {string} type
 * @property {string} [position]
 * @property {string} [house]
 * @property {string} [result]
 * @property {string} [query]
 * @property {string} [rules]
 * @property {string} [side]
 * @property {string | number} [opponent]
 * @property {string} [moves]
 * @property {string} [kind]
 * @property {number} [number]
 * @property {number} [step]
 * @property {number} [steps]
 * @property {boolean} [success]
 */

const sides = /** @type {const} */ ({ s: 'south', n: 'north' });

/** @param {string[]} parts */
function stateOf([query, position, result, reason, language, legal]) {
  const asked = new URLSearchParams(query);
  const toMove = sides[/** @type {'s' | 'n'} */ (position.split(' ')[1])];
  const side = asked.get('side') ?? 'south';
  const opponent = asked.get('opponent') ?? '1';
  const isOver = result !== '*';
  return {
    position,
    moves: asked.get('game') ?? '',
    toMove,
    yourTurn: !isOver && (opponent === 'person' || side === toMove),
    legal: legal.split(' ').filter(Boolean),
    rules: asked.get('rules') ?? 'traditional',
    opponent: Number(opponent) || opponent,
    side,
    language,
    query,
    ...(isOver && { result, reason }),
  };
}

/**
 * @param {string} report
 * @returns {Message}
 */
export function messageOf(report) {
  const [type, ...parts] = report.split('\n');
  if (type === 'state') return { type, ...stateOf(parts) };
  if (type === 'move') {
    const [house, captured, position, ply] = parts;
    return /** @type {Message} */ ({
      type,
      house,
      captured: Number(captured),
      position,
      ply: Number(ply),
    });
  }
  if (type === 'end') return /** @type {Message} */ ({ type, result: parts[0], reason: parts[1] });
  const [kind, number, step, steps, success] = parts;
  return {
    type,
    kind,
    number: Number(number),
    step: Number(step),
    steps: Number(steps),
    success: success === '1',
  };
}
