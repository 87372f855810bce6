// The game's texts as the catalogues in assets/messages have them, so that the tests ask for what a
// translator wrote. Plurals come from the browser's own rules (Intl), not from the game's.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import gettextParser from 'gettext-parser';

export const languages = /** @type {const} */ (['en', 'es', 'pl']);

/** @typedef {(id: string, values?: Record<string, string | number>) => string} Say */

/** The forms of a message in the catalogues' order, by Intl's names. */
const pluralForms = ['one', 'few', 'many', 'other'];

/** @type {Map<string, Say>} */
const loaded = new Map();

/**
 * @param {string} language
 * @returns {Say} a text by its message id; `{n}` chooses the plural, as in the catalogues
 */
export function wordsIn(language) {
  const words = loaded.get(language) ?? readCatalogue(language);
  loaded.set(language, words);
  return words;
}

/**
 * @param {string} language
 * @returns {Say}
 */
function readCatalogue(language) {
  const name = language === 'en' ? 'kiela.pot' : `${language}.po`;
  const file = new URL(`../../../assets/messages/${name}`, import.meta.url);
  const { translations } = gettextParser.po.parse(readFileSync(file));
  /** @type {Map<string, string[]>} */
  const forms = new Map();
  for (const [id, entries] of Object.entries(translations))
    for (const { msgid, msgid_plural, msgstr } of Object.values(entries))
      forms.set(id, language === 'en' ? [msgid, msgid_plural ?? msgid] : msgstr);

  const rules = new Intl.PluralRules(language);
  const order = pluralForms.filter((form) =>
    rules.resolvedOptions().pluralCategories.includes(/** @type {Intl.LDMLPluralRule} */ (form)),
  );
  return (id, values = {}) => {
    const texts = forms.get(id);
    assert.ok(texts, `a message "${id}" in ${name}`);
    // Spanish has a form for millions, which the game has no use for and the catalogue leaves out.
    const wanted = texts.length > 1 ? order.indexOf(rules.select(Number(values.n))) : 0;
    const text = texts[Math.min(wanted, texts.length - 1)];
    return text.replace(/\{(\w+)\}/g, (_, /** @type {string} */ key) => {
      assert.ok(key in values, `a value for {${key}} of "${id}"`);
      return String(values[key]);
    });
  };
}
