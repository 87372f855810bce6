// Keeps small texts from visit to visit. Where storage is blocked (reading `localStorage` throws in
// some frames) they last for the visit; nobody is told.

function open() {
  try {
    const storage = window.localStorage;
    storage.setItem('kiela.test', '1');
    storage.removeItem('kiela.test');
    return storage;
  } catch {
    return null;
  }
}

const storage = open();
/** @type {Map<string, string>} */
const memory = new Map();

/**
 * @param {string} key
 * @returns {string | null}
 */
export function load(key) {
  return memory.get(key) ?? storage?.getItem(key) ?? null;
}

/**
 * @param {string} key
 * @param {string} text
 */
export function save(key, text) {
  memory.set(key, text);
  try {
    storage?.setItem(key, text);
  } catch {
    // Full: the memory has it for this visit.
  }
}
