// What a screen that everybody may touch leaves out of what a browser offers: menus, selecting,
// zooming by two fingers (the game has a size of texts), what is dropped or pasted, printing, leaving.
// And it stays awake.

/** @param {Event} event */
function refuse(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Gestures that mean something to the browser or the page, and nothing in a kiosk. */
const refused = [
  ...['contextmenu', 'selectstart', 'dragstart', 'dragenter', 'dragover', 'drop'],
  ...['copy', 'cut', 'paste', 'gesturestart', 'auxclick'],
];

/** Keys of the browser; those with Ctrl that the game knows go on to it all the same. */
const browserKeys =
  /^(F\d+|BrowserBack|BrowserForward|BrowserRefresh|BrowserHome|ContextMenu|Print)$/;

/** @param {KeyboardEvent} event */
function refuseKeys(event) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isBrowsers = ctrlKey || metaKey || altKey || browserKeys.test(key);
  // What somebody writes with AltGr.
  if (isBrowsers && !event.getModifierState('AltGraph')) event.preventDefault();
}

async function stayAwake() {
  try {
    await navigator.wakeLock.request('screen');
  } catch {
    // Unknown to the browser, forbidden, or the page is hidden just now.
  }
}

export function behave() {
  for (const type of refused) addEventListener(type, refuse, { capture: true });
  addEventListener('keydown', refuseKeys, { capture: true });
  const zoom = (/** @type {WheelEvent} */ event) => event.ctrlKey && event.preventDefault();
  addEventListener('wheel', zoom, { capture: true, passive: false });
  // A lock ends whenever the page is hidden.
  document.addEventListener('visibilitychange', () => !document.hidden && stayAwake());
  stayAwake();
}
