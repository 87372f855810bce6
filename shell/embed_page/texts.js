// The words of the page that makes the embed, in the language that its address names, or else the
// browser's.

import messages from 'shell-messages';

const codes = Object.keys(messages);

const wanted = [new URLSearchParams(location.search).get('lang'), ...navigator.languages];

/** The language of the page. */
export const language =
  wanted.map((code) => code?.split('-')[0] ?? '').find((code) => codes.includes(code)) ?? codes[0];

/**
 * @param {string} id of a message
 * @param {Record<string, string | undefined>} [values] for its braces
 */
export const say = (id, values = {}) =>
  messages[language][id].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/** All languages that there are, by code, with their names in themselves. */
export const languages = codes.map((code) => ({ code, name: messages[code]['language.name'] }));

/** Puts the words where the page asks for them. */
export function fillIn() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-say]')) {
    const { dataset } = /** @type {HTMLElement} */ (element);
    element.textContent = say(dataset.say ?? '', dataset);
  }
  for (const element of document.querySelectorAll('[data-name]')) {
    const { dataset } = /** @type {HTMLElement} */ (element);
    element.setAttribute('aria-label', say(dataset.name ?? ''));
  }
}
