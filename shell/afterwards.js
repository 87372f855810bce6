// What the page takes and plays once the first picture is there: what is dropped and pasted, and what
// is heard. Loaded as a script of its own.

import { Hearing } from './hearing.js';
import { watchIncoming } from './incoming.js';

/** @param {HTMLElement} main @param {Receive} receive @param {() => Promise<void>} fetchSound */
globalThis.kielaAfterwards = (main, receive, fetchSound) => {
  watchIncoming(main, receive);
  return new Hearing(fetchSound);
};
