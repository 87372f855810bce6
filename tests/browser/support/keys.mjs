// Goes over a page with nothing but the keyboard.

import assert from 'node:assert/strict';
import { focused } from './focus.mjs';

/** @typedef {import('./game.mjs').Game} Game */
/** @typedef {import('playwright-core').Locator} Locator */

/** More stops than any screen has. */
const many = 60;

/** What can be pressed, filled in or slid; what has no picture only where it is seen. */
const things =
  ':is(button, a[href], input, textarea, [role=gridcell]):not(.unseen *, .unseen), ' +
  '.plain :is(button, a[href], input, textarea, [role=gridcell])';

/** In which of these the arrows lead on. */
const composites = '[role=toolbar], [role=radiogroup], [role=grid], [role=listbox]';

/**
 * A stop of the focus.
 * @typedef {object} Stop
 * @property {string} name
 * @property {boolean} ring whether it can be seen that it has the focus
 * @property {boolean} group it is one of a group in which the arrows lead on
 * @property {boolean} choice going on in it would choose something
 */

/** To be run in the page. @returns {Stop | null} null: nothing in the game has the focus */
function lookAtFocus() {
  const at = document.activeElement;
  if (!at || !document.hasFocus() || !document.getElementById('kiela')?.contains(at)) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  const plain = at.closest('.plain') !== null;
  const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const group = at.closest('[role=toolbar], [role=radiogroup], [role=grid], [role=listbox]');
  /** @type {any} */ (window).kielaReached ??= new Set();
  /** @type {any} */ (window).kielaReached.add(at);
  return {
    name: at.getAttribute('aria-label') ?? at.textContent ?? '',
    // Over the picture it is drawn (ringIsSeen).
    ring: at.matches(':focus-visible') && (!plain || outlined),
    group: group !== null,
    choice: at.matches('[role=radio], input, textarea'),
  };
}

/** @param {Game} game */
export const focusOf = ({ root }) => root.evaluate(lookAtFocus);

/**
 * Goes on with a key from stop to stop until it leads out of the game, and tells where it has been. In
 * groups the arrows are taken to their end, too.
 * @param {Game} game
 * @param {string} key
 * @param {(stop: Stop) => Promise<unknown>} [see] is told each stop while it has the focus
 */
export async function goThrough(game, key, see) {
  /** @type {Stop[]} */
  const stops = [];
  const { keyboard } = game.page;
  const look = async () => {
    const stop = await focusOf(game);
    if (stop) await see?.(stop);
    return stop;
  };
  for (let step = 0; step < many; ++step) {
    await keyboard.press(key);
    const stop = await look();
    if (!stop) return stops;
    stops.push(stop);
    if (!stop.group || stop.choice) continue;
    await keyboard.press('Home');
    await look();
    const from = await focused(game);
    // Down a list, along a row; all of a grid are the same.
    for (const arrow of ['ArrowRight', 'ArrowDown'])
      for (let part = 0; part < many; ++part) {
        const before = await game.root.evaluateHandle(() => document.activeElement);
        await keyboard.press(arrow);
        if (await before.evaluate((at) => at === document.activeElement)) break;
        await look();
        if ((await focused(game)) === from) break;
      }
  }
  assert.fail(`${key} leads out of the game; it went on and on from ${stops.at(-1)?.name}`);
}

/**
 * What can be used on the screen and has not had the focus since it opened.
 * @param {Game} game
 * @returns {Promise<string[]>}
 */
export const unreached = ({ root }) =>
  root.evaluate(
    ([things, composites]) => {
      const reached = /** @type {Set<Element>} */ (/** @type {any} */ (window).kielaReached);
      /** @param {Element} each */
      const groupOf = (each) => each.closest(composites);
      const isReached = (/** @type {Element} */ each) =>
        reached.has(each) ||
        // Of a board and of a choice it is enough that one is reached.
        (each.matches('[role=radio], [role=gridcell]') &&
          [...reached].some((other) => groupOf(other) === groupOf(each)));
      return [...document.querySelectorAll(things)]
        .filter((each) => !each.closest('[inert]') && each.checkVisibility() && !isReached(each))
        .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? each.tagName);
    },
    [things, composites],
  );

/**
 * Goes to something with Tab and the arrows and presses it: a hand for screens.mjs.
 * @param {Game} game
 * @param {Locator} target
 */
export async function byKeys(game, target) {
  await reach(game, target);
  if (await target.evaluate((each) => !each.matches('input, textarea')))
    await game.page.keyboard.press('Enter');
}

/** @param {Game} game @param {Locator} target */
async function reach(game, target) {
  const element = await target.elementHandle();
  assert.ok(element);
  const has = () => element.evaluate((each) => each === document.activeElement);
  const isNear = () =>
    element.evaluate(
      (each, composites) => !!each.closest(composites)?.contains(document.activeElement),
      composites,
    );
  const { keyboard } = game.page;
  for (let step = 0; step < many && !(await has()) && !(await isNear()); ++step)
    await keyboard.press('Tab');
  if (await has()) return;
  const isCell = (await target.getAttribute('role')) === 'gridcell';
  await keyboard.press(isCell ? 'Control+Home' : 'Home');
  // Along a row to its end, and on with the next one.
  for (let part = 0; part < many && !(await has()); ++part) {
    const before = await focused(game);
    await keyboard.press('ArrowRight');
    if (!isCell || (await focused(game)) !== before) continue;
    await keyboard.press('Home');
    await keyboard.press('ArrowDown');
  }
  assert.ok(await has(), `the keys lead to ${await element.textContent()}`);
}

/** Keys and shortcuts that are the browser's. */
const browsers = [
  ...['Tab', 'F1', 'F3', 'F5', 'F6', 'F7', 'F11', 'F12'].map((key) => ({ key })),
  ...['l', 't', 'w', 'r', 'n', 'p', 'f', '+', '0'].map((key) => ({ key, ctrlKey: true })),
  ...['ArrowLeft', 'ArrowRight', 'd'].map((key) => ({ key, altKey: true })),
  ...['l', 'r', 'w'].map((key) => ({ key, metaKey: true })),
];

/**
 * The keys of the browser that what has the focus takes for itself.
 * @param {Game} game
 */
export const keysTaken = ({ root }) =>
  root.evaluate(
    (keys) =>
      keys
        .filter((each) => {
          const event = new KeyboardEvent('keydown', { ...each, bubbles: true, cancelable: true });
          return !(document.activeElement ?? document.body).dispatchEvent(event);
        })
        .map((each) => JSON.stringify(each)),
    browsers,
  );
