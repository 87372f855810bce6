// axe looks at a page: WCAG 2.2 at the levels A and AA, and what is held to be good practice. It sees
// neither what is drawn into the picture nor how large a target there is (targets.mjs).

import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * @param {Pick<import('./game.mjs').Game, 'root'>} game or another page
 * @returns {Promise<string[]>} what it finds
 */
export async function findingsOfAxe({ root }) {
  if (!(await root.evaluate(() => 'axe' in window))) await root.evaluate(axe.source);
  return root.evaluate(async (tags) => {
    const { axe } = /** @type {{ axe: import('axe-core') }} */ (/** @type {unknown} */ (window));
    // With forced colours the browser draws letters in the user's own, but still tells those of the page
    // for -webkit-text-fill-color, which axe asks for.
    const forced = matchMedia('(forced-colors: active)').matches;
    const rules = { 'color-contrast': { enabled: !forced } };
    const results = await axe.run({ runOnly: tags, rules, resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  }, tags);
}
