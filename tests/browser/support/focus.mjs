// Where the keyboard's focus is.

/**
 * The name of what has the focus in the game; '' if nothing has.
 * @param {import('./game.mjs').Game} game
 * @returns {Promise<string>}
 */
export function focused({ root }) {
  return root.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return '';
    return at.getAttribute('aria-label') ?? at.textContent ?? '';
  });
}

/** The house that has the focus. @param {import('./game.mjs').Game} game */
export const focusedHouse = async (game) => (await focused(game)).slice(0, 2);
