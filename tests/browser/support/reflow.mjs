// What is wrong with a page that is read in a narrow window, with large letters or with more space
// between them: what is wider than the window, what is cut off, what is too small to be hit.

import assert from 'node:assert/strict';

/** @typedef {import('./game.mjs').Game} Game */

/** The spacing that texts must bear (WCAG 2.1, 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

/** Gives texts more space, or no longer. @param {Game} game @param {boolean} wanted */
const setSpacing = ({ page }, wanted) =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    wanted ? spacing : '',
  );

/** @param {Game} game @returns {Promise<string[]>} */
const misfitsOf = ({ page }) => page.evaluate(lookForMisfits);

/** Checks a screen as it is, and with more space in its texts. @param {Game} game */
export const fits = (game) => async (/** @type {string} */ what) => {
  for (const spaced of [false, true]) {
    await setSpacing(game, spaced);
    assert.deepEqual(await misfitsOf(game), [], `${what}${spaced ? ', spaced' : ''}`);
  }
  await setSpacing(game, false);
};

/** To be run in the page. */
function lookForMisfits() {
  const faults = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
  const slack = 1;
  for (const element of document.querySelectorAll('#kiela *')) {
    if (element.closest('[inert], .live, .safe, svg') || !element.checkVisibility()) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || getComputedStyle(element).clipPath !== 'none') continue;
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
    if (box.left < -slack || box.right > innerWidth + slack) faults.push(`${name} sticks out`);
    if (element.scrollWidth > element.clientWidth + slack && element.tagName !== 'INPUT')
      faults.push(`${name} holds ${element.scrollWidth} in ${element.clientWidth}`);
    const isButton = element.matches('button, [role=gridcell], [role=option], input');
    if (isButton && Math.min(box.width, box.height) < 24)
      faults.push(`${name} measures ${box.width} × ${box.height}`);
    if (element.matches('button, p') && element.scrollHeight > element.clientHeight + slack)
      faults.push(`${name} is ${element.scrollHeight} high in ${element.clientHeight}`);
  }
  return faults;
}

/**
 * Opens one dialog after the other from the menu, and closes them again.
 * @param {Game} game
 * @param {string[]} ids of the messages that name them
 * @param {(what: string) => Promise<unknown>} look
 */
export async function walkDialogs(game, ids, look) {
  await look('the board');
  for (const id of ids) {
    await game.button('button.menu').click();
    await game.dialog('button.menu').waitFor();
    if (id !== 'button.menu') {
      const name = { name: game.say(id), exact: true };
      await game.dialog('button.menu').getByRole('button', name).click();
      await game.dialog('button.menu').waitFor({ state: 'detached' });
    }
    await look(id);
    await game.closeDialogs();
  }
}

/** Chooses the size of all letters in the settings. @param {Game} game @param {number} percent */
export async function chooseTextSize(game, percent) {
  await game.openSettings();
  await game.choice('choice.percent', { percent }).click();
  await game.closeDialogs();
}
