// Keeps small texts from visit to visit. Where storage is blocked (reading `localStorage` throws in
// some frames), full or not wanted (`storage=0`) they last for the visit.

import { flag } from './page.js';

/** What changes whenever a tab claims the game (src/app/session_memory.cpp). */
const turn = 'kiela.turn';

/** Which of the frames of the page around this is, as there may be several with one address. */
function place() {
  const name = /^kiela-\w+$/.exec(window.name);
  if (name) return name[0];
  // What lies in an element of its own is not among them.
  for (let i = 1; i < parent.length; ++i) if (parent[i] === window) return i;
  return '';
}

/**
 * In somebody else's page each frame has a game of its own: several may be open beside each other,
 * and none of them is the one that is played on the game's own page.
 */
const frame = window.parent === window ? '' : `@${location.search}${place()}`;

/** @param {string} key as the game names it */
const placeOf = (key) => (key === turn || key.startsWith('kiela.game') ? key + frame : key);

/** Whether the address lets anything be kept. */
const keeps = flag('storage') !== '0' && flag('kiosk') !== '1';

function open() {
  if (!keeps) return null;
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
let forgotten = false;

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
  if (forgotten) return false;
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

/** The beginning of all keys that are ours. */
const ours = 'kiela.';

/** All that is kept, as JSON: texts by their keys. */
export function everything() {
  const kept = Object.entries(storage ?? {}).filter(([key]) => key.startsWith(ours));
  return JSON.stringify(Object.fromEntries([...kept, ...memory]), null, 2);
}

/** Forgets it all; nothing is kept any more until the page is loaded again. */
export function forget() {
  for (const key of Object.keys(storage ?? {})) {
    if (key.startsWith(ours)) storage?.removeItem(key);
  }
  memory.clear();
  forgotten = true;
}

/** Forgets what lasts for the visit alone. */
export function forgetVisit() {
  memory.clear();
}

/** @param {() => void} tell that another tab has claimed the game */
export function onClaim(tell) {
  if (!storage) return;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === placeOf(turn) && newValue !== null) tell();
  });
  // What happens while the browser only remembers the page is not told.
  /** @type {string | null} */
  let left;
  addEventListener('pagehide', () => (left = load(turn)));
  addEventListener('pageshow', ({ persisted }) => {
    const now = load(turn);
    if (persisted && now && now !== left) tell();
  });
}
