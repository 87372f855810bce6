// What the page needs only once somebody shares, opens or installs a game: the deeds that the browser
// lets it do only in the event of a gesture, and codes for cameras. Loaded by extras_loader.js as a
// script of its own.

import { generate } from 'lean-qr';
import { readFiles } from './incoming.js';
import { Deed } from './nodes.js';

/** Light modules around a code, as its standard asks for. */
const quiet = 4;

/**
 * @param {HTMLElement} element
 * @param {string} value
 */
function drawCode(element, value) {
  const code = generate(value);
  let path = '';
  for (let y = 0; y < code.size; ++y)
    for (let x = 0; x < code.size; ++x) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const side = code.size + 2 * quiet;
  element.innerHTML = `<svg viewBox="${-quiet} ${-quiet} ${side} ${side}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`;
}

/**
 * Copies without the clipboard's own interface, which some pages and frames do not have.
 * @param {HTMLInputElement | HTMLTextAreaElement | null} field
 */
function copyFrom(field) {
  if (!field) return false;
  const before = document.activeElement;
  field.focus();
  field.select();
  const copied = document.execCommand('copy');
  // Else it stays selected, to be copied by hand.
  if (copied && before instanceof HTMLElement) before.focus();
  return copied;
}

/** @param {string} value */
function save(value) {
  const end = value.indexOf('\n');
  const link = document.createElement('a');
  link.download = value.slice(0, end);
  link.href = URL.createObjectURL(new Blob([value.slice(end + 1)], { type: 'text/plain' }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {Receive} receive */
function pick(receive) {
  const input = document.createElement('input');
  input.type = 'file';
  input.onchange = () => readFiles([...(input.files ?? [])], receive);
  input.click();
}

/** Fills the screen with the page, or no longer. */
function fillScreen() {
  if (document.fullscreenElement) return document.exitFullscreen();
  return document.documentElement.requestFullscreen();
}

/** @param {Receive} receive @returns {KielaExtras} */
globalThis.kielaExtras = (receive) => ({
  drawCode,
  perform(deed, value, field, tell) {
    if (deed === Deed.Copy) {
      const clipboard = navigator.clipboard?.writeText(value) ?? Promise.reject();
      clipboard.then(
        () => tell(true),
        () => tell(copyFrom(field)),
      );
    } else if (deed === Deed.Share) {
      navigator.share({ url: value }).then(
        () => tell(true),
        // Whoever closes it again knows that.
        (error) => error.name !== 'AbortError' && tell(false),
      );
    } else if (deed === Deed.Save) {
      save(value);
      tell(true);
    } else if (deed === Deed.Install) {
      Promise.resolve(kielaInstall?.() ?? false).then(tell, () => tell(false));
    } else if (deed === Deed.Fullscreen) {
      fillScreen().then(
        () => tell(true),
        () => tell(false),
      );
    } else {
      pick(receive);
    }
  },
});
