// The few texts that are needed before the module is there, and the language they are in.

import messages from 'shell-messages';
import { load } from './storage.js';

/** The language chosen for good, from the settings that the module keeps (src/app/settings.cpp). */
function chosenLanguage() {
  return /^lang=(.+)$/m.exec(load('kiela.settings.1') ?? '')?.[1] ?? '';
}

/** The first wanted language that there is: the address's, the chosen one, the browser's. */
export function preferredLanguage() {
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  for (const tag of [asked, chosenLanguage(), ...navigator.languages]) {
    const code = tag.toLowerCase().split('-')[0];
    if (Object.hasOwn(messages, code)) return code;
  }
  return 'en';
}

/** @typedef {(id: string) => string} Say */

/**
 * @param {string} code of a language
 * @returns {Say}
 */
export function wordsIn(code) {
  return (id) => messages[code]?.[id] ?? messages.en[id];
}
