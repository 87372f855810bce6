// Keeps small texts from visit to visit. Where storage is blocked (reading `localStorage` throws in
// some frames) or full they last for the visit.

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
    return storage?.getItem(key) ?? null;
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
      storage.setItem(key, text);
      memory.delete(key);
      return true;
    }
  } catch {
    // Full, or blocked in the meantime.
  }
  memory.set(key, text);
  return false;
}
