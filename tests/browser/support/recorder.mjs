// Runs inside the page: after every change tells the test what the page now says to a person who
// reads it by roles and names. Nothing of the game's own code is asked.

/**
 * @typedef {object} Moment
 * @property {string} language of the document
 * @property {string} title of the document
 * @property {Record<string, string>} houses name of each cell of the board, by its house
 * @property {string[]} playable houses whose cells are not disabled
 * @property {string} last the house that is marked as the current one, or ''
 * @property {string[]} texts the paragraphs
 * @property {string[]} buttons names of the buttons, the legal moves left out
 * @property {string[]} moves names of the legal moves' buttons
 * @property {string} dialog name of the open dialog, or ''
 * @property {string} spoken what the live regions say
 * @property {string} alert the alert in place of the game, or ''
 */

/** To be run in the page before its own scripts. Calls `window.kielaMoment`. */
export function recordMoments() {
  const tell = /** @type {any} */ (window).kielaMoment;
  let told = '';

  /** @param {string} selector */
  const all = (selector) => [...document.querySelectorAll(selector)];
  /** @param {Element} element */
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

  const look = () => {
    if (!document.getElementById('kiela')) return;
    const cells = all('[role=gridcell]');
    /** @param {Element} cell */
    const houseOf = (cell) => nameOf(cell).slice(0, 2);
    const shown = all('button').filter((button) => button.checkVisibility());
    const dialogs = all('[role=dialog]');
    const alert = document.querySelector('#loading [role=alert]');
    /** @type {Moment} */
    const moment = {
      language: document.documentElement.lang,
      title: document.title,
      houses: Object.fromEntries(cells.map((cell) => [houseOf(cell), nameOf(cell)])),
      playable: cells.filter((cell) => cell.getAttribute('aria-disabled') !== 'true').map(houseOf),
      last:
        cells.filter((cell) => cell.getAttribute('aria-current') === 'true').map(houseOf)[0] ?? '',
      texts: all('#semantics p').map(nameOf),
      buttons: shown.filter((button) => !button.closest('li')).map(nameOf),
      moves: all('li button').map(nameOf),
      dialog: dialogs.length ? nameOf(dialogs[dialogs.length - 1]) : '',
      spoken: all('[role=status], [role=alert]')
        .map((region) => region.textContent)
        .join(' ')
        .trim(),
      alert: alert?.checkVisibility() ? nameOf(alert) : '',
    };
    const text = JSON.stringify(moment);
    if (text === told) return;
    told = text;
    tell(moment);
  };

  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'aria-disabled', 'aria-current', 'lang', 'hidden', 'role'],
  });
}
