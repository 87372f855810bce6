// What a kiosk says, in every language.

import messages from 'shell-messages';

/** Their codes. */
export const languages = Object.keys(messages);

/**
 * An element that says something.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} className
 * @param {Node[]} [children]
 */
export function create(name, className, children = []) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** @param {string} language its code @param {string} id */
export const say = (language, id) => messages[language]?.[id] ?? messages.en[id];
