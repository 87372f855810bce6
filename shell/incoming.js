// What comes to the page from outside: a file or a text that is dropped onto it, and a text that is
// pasted while no field has the focus. Knows nothing of what is in it.

/** The longest text that is read, in bytes (src/app/import.hpp). */
const longest = 256 * 1024;

/** What can be wrong with it (`Fault` in src/app/import.hpp). */
const Fault = /** @type {const} */ ({ None: 0, TooLarge: 1, NotText: 2, Several: 3 });

/** @param {string} text @param {Receive} receive */
function hand(text, receive) {
  if (text.length > longest) receive('', Fault.TooLarge);
  else if (text.includes('\0')) receive('', Fault.NotText);
  else receive(text, Fault.None);
}

/**
 * Reads one small file of text.
 * @param {File[]} files
 * @param {Receive} receive
 */
export async function readFiles(files, receive) {
  if (files.length > 1) return receive('', Fault.Several);
  if (files[0].size > longest) return receive('', Fault.TooLarge);
  try {
    const bytes = await files[0].arrayBuffer();
    hand(new TextDecoder('utf-8', { fatal: true }).decode(bytes), receive);
  } catch {
    // Not to be read, as a folder, or not in Unicode.
    receive('', Fault.NotText);
  }
}

/** @param {DataTransfer | null} data @param {Receive} receive */
function take(data, receive) {
  const files = [...(data?.files ?? [])];
  const text = data?.getData('text/plain') ?? '';
  if (files.length) readFiles(files, receive);
  else if (text) hand(text, receive);
  return files.length > 0 || text !== '';
}

/** @param {EventTarget | null} target */
const isField = (target) => target instanceof Element && !!target.closest('input, textarea');

/**
 * @param {HTMLElement} main shows with the class "drop" that something can be dropped
 * @param {Receive} receive
 */
export function watchIncoming(main, receive) {
  /** @param {boolean} shown */
  const hint = (shown) => main.classList.toggle('drop', shown);
  document.addEventListener('dragover', (event) => {
    const types = event.dataTransfer?.types ?? [];
    if (isField(event.target) || !(types.includes('Files') || types.includes('text/plain'))) return;
    event.preventDefault();
    hint(true);
  });
  document.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) hint(false);
  });
  document.addEventListener('drop', (event) => {
    hint(false);
    if (isField(event.target)) return;
    event.preventDefault();
    take(event.dataTransfer, receive);
  });
  document.addEventListener('paste', (event) => {
    if (!isField(event.target) && take(event.clipboardData, receive)) event.preventDefault();
  });
}
