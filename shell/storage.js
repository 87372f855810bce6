// Keeps small texts from visit to visit. Where storage is blocked (reading `localStorage` throws in
// some frames) or full they last for the visit.

/** What changes whenever a tab claims the game (src/app/session_memory.cpp). */
const turn = 'kiela.turn';

/**
 * In somebody else's page each address has a game of its own: several may be open beside each other,
 * and none of them is the one that is played on the game's own page.
 */
const frame = window.parent === window ? '' : `@${location.search}`;

/** @param {string} key as the game names it */
const placeOf = (key) => (key === turn || key.startsWith('kiela.game') ? key + frame : key);

function open() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const storage = open();
/**
 * What the storage does not take.
 * @type {Map<string, string>}
 */
const memory = new Map();

/**
 * @param {string} key
 * @returns {string | null}
 */
export function load(key) {
  const text = memory.get(key);
  if (text !== undefined) return text;
  try {
    return storage?.getItem(placeOf(key)) ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} text
 * @returns {boolean} whether it will be there in the next visit
 */
export function save(key, text) {
  try {
    if (storage) {
      storage.setItem(placeOf(key), text);
      memory.delete(key);
      return true;
    }
  } catch {
    // Full, or blocked in the meantime.
  }
  memory.set(key, text);
  return false;
}

/** @param {() => void} tell that another tab has claimed the game */
export function onClaim(tell) {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === placeOf(turn) && newValue !== null) tell();
  });
}
