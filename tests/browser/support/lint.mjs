// What is wrong with a screen as a whole: what hangs over its edge, what lies over something else.

/**
 * @typedef {object} Fault
 * @property {string} what
 * @property {string} [with]
 */

/**
 * @param {import('./game.mjs').Game} game
 * @param {{ top?: number, right?: number, bottom?: number, left?: number }} [safe] kept free
 * @returns {Promise<Fault[]>}
 */
export const faultsOf = ({ page }, safe = {}) => page.evaluate(lookForFaults, safe);

/**
 * To be run in the page.
 * @param {{ top?: number, right?: number, bottom?: number, left?: number }} safe
 */
function lookForFaults({ top = 0, right = 0, bottom = 0, left = 0 }) {
  const seen = [...document.querySelectorAll('#semantics :is(button, p, h1, [role=gridcell])')]
    .filter((element) => !element.closest('.unseen, [role=dialog]') && !element.closest('section'))
    .map((element) => ({
      element,
      name: element.getAttribute('aria-label') || element.textContent || '',
      box: element.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  /** @type {Fault[]} */
  const faults = [];
  // Sizes are rounded to sixteenths.
  const slack = 0.2;
  for (const { name, box } of seen)
    if (
      box.left < left - slack ||
      box.top < top - slack ||
      box.right > innerWidth - right + slack ||
      box.bottom > innerHeight - bottom + slack
    )
      faults.push({ what: `"${name}" hangs over the edge`, with: JSON.stringify(box) });
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1)) {
      const inner = one.element.contains(other.element) || other.element.contains(one.element);
      // A caption holds its buttons without being their parent.
      const caption = one.element.tagName === 'P' && other.element.tagName === 'BUTTON';
      if (inner || caption) continue;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > slack && down > slack)
        faults.push({ what: `"${one.name}" lies over`, with: `"${other.name}"` });
    }
  });
  return faults;
}
