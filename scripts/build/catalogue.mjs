// Reads the messages (assets/messages: kiela.pot, which is English itself, and one .po file for
// each further language) and checks that every language says the same. Writes nothing.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import gettextParser from 'gettext-parser';

/**
 * @typedef {object} Message
 * @property {string} id the msgctxt, for example "caption.capture.you"
 * @property {boolean} hasPlural whether its form depends on the argument `n`
 * @property {string[]} placeholders the names in braces, sorted
 */

/**
 * @typedef {object} CatalogueLanguage
 * @property {string} code as in BCP 47
 * @property {string} name in the language itself
 * @property {number} forms how many plural forms it has
 * @property {string} rule the C expression of Plural-Forms, which picks one by `n`
 * @property {Map<string, string[]>} texts by id: one text, or one for each plural form
 */

/**
 * @typedef {object} Catalogue
 * @property {Message[]} messages in the order of kiela.pot
 * @property {CatalogueLanguage[]} languages English first, then by code
 */

/** @typedef {import('gettext-parser').PoEntry} PoEntry */

/**
 * @typedef {object} PoFile
 * @property {string} file its name, for error messages
 * @property {PoEntry[]} entries all but the header
 * @property {Record<string, string>} headers
 */

/** The template that holds the English texts and so the ids. */
const templateName = 'kiela.pot';

/** The id of the message that names the language in itself. */
export const nameId = 'language.name';

/** All that is wrong with the messages, a line each. */
export class CatalogueError extends Error {
  /** @param {string[]} findings */
  constructor(findings) {
    super(findings.join('\n'));
    this.name = 'CatalogueError';
    this.findings = findings;
  }
}

/**
 * The languages that a folder of messages holds, English first, then by code.
 * @param {string} folder
 * @returns {string[]}
 */
export function languageCodes(folder) {
  const translations = readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => path.basename(name, '.po'))
    .sort();
  if (translations.includes('en')) throw new CatalogueError([`en.po: English is ${templateName}`]);
  return ['en', ...translations];
}

/**
 * Reads and checks all messages.
 * @param {string} folder
 * @returns {Catalogue}
 * @throws {CatalogueError}
 */
export function readCatalogue(folder) {
  /** @type {string[]} */
  const findings = [];
  const template = readPo(folder, templateName);
  const messages = readTemplate(template, findings);
  const sources = new Map(template.entries.map((entry) => [entry.msgctxt, entry]));
  const languages = languageCodes(folder).map((code) =>
    code === 'en'
      ? readEnglish(template, findings)
      : readTranslation(readPo(folder, `${code}.po`), code, messages, sources, findings),
  );
  if (findings.length > 0) throw new CatalogueError(findings);
  return { messages, languages };
}

/**
 * Reads a file. The parser refuses what is no gettext, what stands there twice, and a number of
 * plural forms other than the header's.
 * @param {string} folder
 * @param {string} file
 * @returns {PoFile}
 */
function readPo(folder, file) {
  let parsed;
  try {
    parsed = gettextParser.po.parse(readFileSync(path.join(folder, file)), {
      defaultCharset: 'utf-8',
      validation: true,
    });
  } catch (error) {
    throw new CatalogueError([`${file}: ${error instanceof Error ? error.message : error}`]);
  }
  const entries = Object.values(parsed.translations).flatMap((context) => Object.values(context));
  return {
    file,
    entries: entries.filter((entry) => entry.msgid !== ''),
    headers: parsed.headers ?? {},
  };
}

/**
 * The messages as the template lists them; English is checked in passing.
 * @param {PoFile} template
 * @param {string[]} findings
 * @returns {Message[]}
 */
function readTemplate(template, findings) {
  const { file } = template;
  /** @type {Message[]} */
  const messages = [];
  const enumerators = new Map();
  for (const entry of template.entries) {
    const id = entry.msgctxt ?? '';
    if (!/^[a-z][a-z0-9]*([.-][a-z0-9]+)*$/.test(id)) {
      findings.push(`${file}: the msgctxt “${id}” of “${entry.msgid}” is no id`);
      continue;
    }
    const name = enumeratorOf(id);
    if (enumerators.has(name)) {
      findings.push(`${file}: ${id}: is ${name} in C++, as ${enumerators.get(name)} is`);
    }
    enumerators.set(name, id);

    const texts = englishTexts(entry);
    const placeholders = placeholdersOf(texts[texts.length - 1]);
    const hasPlural = texts.length > 1;
    if (hasPlural !== placeholders.includes('n')) {
      findings.push(`${file}: ${id}: {n} and plural forms go together`);
    }
    for (const text of texts) checkText(file, id, text, placeholders, findings);
    messages.push({ id, hasPlural, placeholders });
  }
  if (!messages.some(({ id }) => id === nameId)) findings.push(`${file}: ${nameId}: missing`);
  return messages;
}

/**
 * @param {PoFile} template
 * @param {string[]} findings
 * @returns {CatalogueLanguage}
 */
function readEnglish(template, findings) {
  const texts = new Map(
    template.entries.map((entry) => [entry.msgctxt ?? '', englishTexts(entry)]),
  );
  return { ...readHeaders(template, 'en', findings), name: nameIn(texts), texts };
}

/**
 * @param {PoFile} po
 * @param {string} code
 * @param {Message[]} messages
 * @param {Map<string | undefined, PoEntry>} sources the template's entries by id
 * @param {string[]} findings
 * @returns {CatalogueLanguage}
 */
function readTranslation(po, code, messages, sources, findings) {
  const { file } = po;
  const headers = readHeaders(po, code, findings);
  const known = new Map(messages.map((message) => [message.id, message]));
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  for (const entry of po.entries) {
    const id = entry.msgctxt ?? '';
    const message = known.get(id);
    if (!message) {
      findings.push(
        `${file}: ${id || `“${entry.msgid}”`}: unknown, ${templateName} has no such id`,
      );
      continue;
    }
    if (texts.has(id)) findings.push(`${file}: ${id}: more than once`);
    texts.set(id, entry.msgstr);

    const source = sources.get(id);
    if (entry.msgid !== source?.msgid || entry.msgid_plural !== source?.msgid_plural) {
      findings.push(`${file}: ${id}: its msgid is not the English text of ${templateName}`);
    }
    if (entry.comments?.flag?.includes('fuzzy')) findings.push(`${file}: ${id}: marked as fuzzy`);
    for (const text of entry.msgstr) checkText(file, id, text, message.placeholders, findings);
  }
  for (const { id } of messages) {
    if (!texts.has(id)) findings.push(`${file}: ${id}: missing`);
  }
  return { ...headers, name: nameIn(texts), texts };
}

/**
 * @param {PoFile} po
 * @param {string} code
 * @param {string[]} findings
 * @returns {{code: string, forms: number, rule: string}}
 */
function readHeaders({ file, headers }, code, findings) {
  if (headers['Language'] !== code) {
    findings.push(`${file}: the header Language is “${headers['Language'] ?? ''}”, not “${code}”`);
  }
  const value = headers['Plural-Forms'] ?? '';
  const match =
    /^\s*nplurals\s*=\s*([1-6])\s*;\s*plural\s*=\s*([n0-9\s%&|=!<>?:()]+?)\s*;?\s*$/.exec(value);
  if (!match) {
    findings.push(`${file}: the header Plural-Forms cannot be read: “${value}”`);
    return { code, forms: 1, rule: '0' };
  }
  const forms = Number(match[1]);
  const rule = match[2];
  const seen = formsInUse(rule);
  if (seen === undefined || seen.size !== forms || [...seen].some((form) => form >= forms)) {
    findings.push(`${file}: the expression of Plural-Forms does not give 0 to ${forms - 1}`);
  }
  return { code, forms, rule };
}

/**
 * What the expression gives for the counts that can come up; nothing when it is no expression. It
 * consists of operators, digits and n only, so that evaluating it is harmless.
 * @param {string} rule
 * @returns {Set<number> | undefined}
 */
function formsInUse(rule) {
  try {
    const form = new Function('n', `return Number(${rule});`);
    return new Set(Array.from({ length: 1001 }, (_, n) => form(n)));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {string} id
 * @param {string} text
 * @param {string[]} placeholders
 * @param {string[]} findings
 */
function checkText(file, id, text, placeholders, findings) {
  if (text.trim() === '') {
    findings.push(`${file}: ${id}: not translated`);
    return;
  }
  if (text !== text.trim()) findings.push(`${file}: ${id}: white space at an end of “${text}”`);
  const own = placeholdersOf(text);
  if (own.join() !== placeholders.join()) {
    findings.push(
      `${file}: ${id}: “${text}” has the placeholders {${own.join('} {')}} ` +
        `instead of {${placeholders.join('} {')}}`,
    );
  }
  if (/[{}]/.test(text.replace(/\{[a-z]+\}/g, ''))) {
    findings.push(`${file}: ${id}: a stray brace in “${text}”`);
  }
}

/**
 * @param {PoEntry} entry
 * @returns {string[]}
 */
function englishTexts(entry) {
  return entry.msgid_plural === undefined ? [entry.msgid] : [entry.msgid, entry.msgid_plural];
}

/**
 * @param {string} text
 * @returns {string[]}
 */
function placeholdersOf(text) {
  const names = [...text.matchAll(/\{([a-z]+)\}/g)].map((match) => match[1]);
  return [...new Set(names)].sort();
}

/**
 * @param {Map<string, string[]>} texts
 * @returns {string}
 */
function nameIn(texts) {
  return texts.get(nameId)?.[0] ?? '';
}

/**
 * The enumerator of an id: "caption.capture.you" is CaptionCaptureYou.
 * @param {string} id
 * @returns {string}
 */
export function enumeratorOf(id) {
  return id
    .split(/[.-]/)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
}
