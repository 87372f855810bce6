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

/**
 * To be run in the page.
 * @returns {Moment | null} null: the page is none of the game's
 */
export function lookAtPage() {
  if (!document.getElementById('kiela')) return null;
  /** @param {string} selector */
  const all = (selector) => [...document.querySelectorAll(selector)];
  /** @param {Element} element */
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  /** @param {Element} cell */
  const houseOf = (cell) => nameOf(cell).slice(0, 2);
  /** @param {string} name @param {string} value */
  const cellsWith = (name, value) => cells.filter((cell) => cell.getAttribute(name) === value);

  const cells = all('[role=gridcell]');
  const disabled = cellsWith('aria-disabled', 'true');
  const buttons = all('button').filter((button) => button.checkVisibility());
  const dialog = all('[role=dialog]').pop();
  const alert = document.querySelector('#loading [role=alert]');
  return {
    language: document.documentElement.lang,
    title: document.title,
    houses: Object.fromEntries(cells.map((cell) => [houseOf(cell), nameOf(cell)])),
    playable: cells.filter((cell) => !disabled.includes(cell)).map(houseOf),
    last: cellsWith('aria-current', 'true').map(houseOf)[0] ?? '',
    texts: all('#semantics p').map(nameOf),
    buttons: buttons.filter((button) => !button.closest('li')).map(nameOf),
    moves: all('li button').map(nameOf),
    dialog: dialog ? nameOf(dialog) : '',
    spoken: all('[role=status], [role=alert]')
      .map((region) => region.textContent)
      .join(' ')
      .trim(),
    alert: alert?.checkVisibility() ? nameOf(alert) : '',
  };
}

/**
 * To be run in the page before its own scripts: tells `window.kielaMoment` whatever changes.
 * @param {() => Moment | null} look
 */
export function recordMoments(look) {
  const tell = /** @type {any} */ (window).kielaMoment;
  let told = '';
  const tellIfNew = () => {
    const moment = look();
    const text = JSON.stringify(moment);
    if (!moment || text === told) return;
    told = text;
    tell(moment);
  };
  new MutationObserver(tellIfNew).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'aria-disabled', 'aria-current', 'lang', 'hidden', 'role'],
  });
}
