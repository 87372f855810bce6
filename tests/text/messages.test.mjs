// What scripts/build/catalogue.mjs refuses, and what scripts/build/messages.mjs makes of the rest.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { CatalogueError, enumeratorOf, readCatalogue } from '../../scripts/build/catalogue.mjs';
import {
  checkUse,
  languagesSource,
  messagesHeader,
  shellMessages,
} from '../../scripts/build/messages.mjs';

/** @type {string} */
let folder;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kiela-messages-'));
});
after(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} language
 * @param {string} plurals
 * @returns {string}
 */
const header = (language, plurals) => `msgid ""
msgstr ""
"Language: ${language}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: ${plurals}\\n"
`;

const twoForms = 'nplurals=2; plural=(n != 1);';
const threeForms =
  'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);';

const english = `${header('en', twoForms)}
msgctxt "language.name"
msgid "English"
msgstr ""

msgctxt "stones"
msgid "{n} stone"
msgid_plural "{n} stones"
msgstr[0] ""
msgstr[1] ""

msgctxt "capture.of-house"
msgid "from {house} to {side}"
msgstr ""

msgctxt "shell.retry"
msgid "Try again"
msgstr ""
`;

const polish = `${header('pl', threeForms)}
msgctxt "language.name"
msgid "English"
msgstr "Polski"

msgctxt "stones"
msgid "{n} stone"
msgid_plural "{n} stones"
msgstr[0] "{n} kamień"
msgstr[1] "{n} kamienie"
msgstr[2] "{n} kamieni"

msgctxt "capture.of-house"
msgid "from {house} to {side}"
msgstr "do {side} z {house}"

msgctxt "shell.retry"
msgid "Try again"
msgstr "Spróbuj ponownie"
`;

/**
 * Reads these two files.
 * @param {string} template
 * @param {string} translation
 */
function read(template, translation) {
  writeFileSync(path.join(folder, 'kiela.pot'), template);
  writeFileSync(path.join(folder, 'pl.po'), translation);
  return readCatalogue(folder);
}

/**
 * The findings for a change in the translation, or in the template.
 * @param {(text: string) => string} change
 * @param {'pl.po' | 'kiela.pot'} [file]
 * @returns {string}
 */
function findings(change, file = 'pl.po') {
  const text = file === 'pl.po' ? polish : english;
  const changed = change(text);
  assert.notEqual(changed, text);
  try {
    read(file === 'pl.po' ? english : changed, file === 'pl.po' ? changed : polish);
  } catch (error) {
    assert.ok(error instanceof CatalogueError);
    return error.message;
  }
  return 'nothing';
}

test('good files are read: English first, texts by id', () => {
  const { messages, languages } = read(english, polish);
  assert.deepEqual(
    messages.map(({ id }) => id),
    ['language.name', 'stones', 'capture.of-house', 'shell.retry'],
  );
  assert.deepEqual(
    languages.map(({ code, name, forms }) => [code, name, forms]),
    [
      ['en', 'English', 2],
      ['pl', 'Polski', 3],
    ],
  );
  assert.deepEqual(languages[0].texts.get('stones'), ['{n} stone', '{n} stones']);
  assert.deepEqual(languages[1].texts.get('capture.of-house'), ['do {side} z {house}']);
});

test('a missing message is refused', () => {
  const without = findings((po) => po.replace(/msgctxt "shell.retry"[^]*$/, ''));
  assert.equal(without, 'pl.po: shell.retry: missing');
});

test('an unknown message is refused', () => {
  const extra = '\nmsgctxt "shell.again"\nmsgid "Again"\nmsgstr "Znowu"\n';
  assert.equal(
    findings((po) => po + extra),
    'pl.po: shell.again: unknown, kiela.pot has no such id',
  );
});

test('a message without an id is refused', () => {
  const extra = '\nmsgid "Again"\nmsgstr "Znowu"\n';
  assert.match(
    findings((po) => po + extra),
    /^pl\.po: “Again”: unknown/,
  );
  assert.match(
    findings((pot) => pot + '\nmsgid "Again"\nmsgstr ""\n', 'kiela.pot'),
    /^kiela\.pot: the msgctxt “” of “Again” is no id/,
  );
});

test('two ids that would have the same name in C++ are refused', () => {
  const extra = '\nmsgctxt "capture.of.house"\nmsgid "a"\nmsgstr ""\n';
  assert.match(
    findings((pot) => pot + extra, 'kiela.pot'),
    /^kiela\.pot: capture\.of\.house: is CaptureOfHouse in C\+\+, as capture\.of-house is/,
  );
});

test('other placeholders than in English are refused', () => {
  assert.equal(
    findings((po) => po.replace('do {side} z {house}', 'do {side}')),
    'pl.po: capture.of-house: “do {side}” has the placeholders {side} instead of {house} {side}',
  );
  assert.match(
    findings((po) => po.replace('{n} kamienie', '{m} kamienie')),
    /^pl\.po: stones: “\{m\} kamienie” has the placeholders \{m\} instead of \{n\}/,
  );
});

test('a stray brace is refused', () => {
  assert.equal(
    findings((po) => po.replace('Spróbuj ponownie', 'Spróbuj {ponownie')),
    'pl.po: shell.retry: a stray brace in “Spróbuj {ponownie”',
  );
});

test('an empty translation is refused, of one plural form too', () => {
  assert.equal(
    findings((po) => po.replace('Spróbuj ponownie', '')),
    'pl.po: shell.retry: not translated',
  );
  assert.equal(
    findings((po) => po.replace('{n} kamieni"', '"')),
    'pl.po: stones: not translated',
  );
});

test('a wrong number of plural forms is refused', () => {
  assert.match(
    findings((po) => po.replace('msgstr[2] "{n} kamieni"\n', '')),
    /^pl\.po: .*Expected to find 3 forms but got 2 .* in "stones" context/,
  );
});

test('a message that stands there twice is refused', () => {
  const again = '\nmsgctxt "shell.retry"\nmsgid "Try again"\nmsgstr "Ponów"\n';
  assert.match(
    findings((po) => po + again),
    /^pl\.po: .*"Try again" in "shell\.retry" context has already been declared/,
  );
});

test('a file without a header, or that is no gettext, is refused', () => {
  assert.match(
    findings(() => 'msgctxt "shell.retry"\nmsgid "Try again"\nmsgstr "Ponów"\n'),
    /^pl\.po: the header Language is “”/,
  );
  assert.match(
    findings((po) => po.replace('msgctxt "stones"', 'msgcontext "stones"')),
    /^pl\.po: Error parsing PO data/,
  );
});

test('a count without plural forms is refused', () => {
  const extra = '\nmsgctxt "laps"\nmsgid "{n} laps"\nmsgstr ""\n';
  assert.match(
    findings((pot) => pot + extra, 'kiela.pot'),
    /^kiela\.pot: laps: \{n\} and plural forms go together/,
  );
});

test('a translation of an older English text is refused', () => {
  assert.equal(
    findings((po) => po.replace('msgid "Try again"', 'msgid "Retry"')),
    'pl.po: shell.retry: its msgid is not the English text of kiela.pot',
  );
});

test('a translation marked as fuzzy is refused', () => {
  assert.equal(
    findings((po) => po.replace('msgctxt "shell.retry"', '#, fuzzy\n$&')),
    'pl.po: shell.retry: marked as fuzzy',
  );
});

test('a wrong language and unreadable plurals are refused', () => {
  assert.equal(
    findings((po) => po.replace('Language: pl', 'Language: de')),
    'pl.po: the header Language is “de”, not “pl”',
  );
  assert.match(
    findings((po) => po.replace(threeForms, 'nplurals=3; plural=process.exit();')),
    /^pl\.po: the header Plural-Forms cannot be read/,
  );
  assert.match(
    findings((po) => po.replace(threeForms, 'nplurals=3; plural=(n > 1);')),
    /^pl\.po: the expression of Plural-Forms does not give 0 to 2/,
  );
  assert.match(
    findings((po) => po.replace(threeForms, 'nplurals=3; plural=(n > ;')),
    /^pl\.po: the expression of Plural-Forms does not give 0 to 2/,
  );
});

test('all findings are told at once', () => {
  const found = findings((po) =>
    po.replace('Spróbuj ponownie', '').replace('do {side} z {house}', 'do'),
  );
  assert.equal(found.split('\n').length, 2);
});

test('an id becomes an enumerator', () => {
  assert.equal(enumeratorOf('caption.capture.you'), 'CaptionCaptureYou');
  assert.equal(enumeratorOf('refusal.too-few'), 'RefusalTooFew');
});

test('C++ has all messages but those of the shell', () => {
  const catalogue = read(english, polish);
  const enumerators = messagesHeader(catalogue).match(/^ {4}\w+,.*$/gm);
  assert.deepEqual(enumerators, [
    '    LanguageName,  // language.name',
    '    Stones,  // stones {n}',
    '    CaptureOfHouse,  // capture.of-house {house} {side}',
  ]);
  const source = languagesSource(catalogue);
  assert.ok(source.includes('{"en", "English"},\n    {"pl", "Polski"},'), source);
  assert.ok(source.includes('{ return (n != 1); }'), source);
});

test('the shell has its own messages, by language', () => {
  assert.deepEqual(shellMessages(read(english, polish)), {
    en: { 'language.name': 'English', 'shell.retry': 'Try again' },
    pl: { 'language.name': 'Polski', 'shell.retry': 'Spróbuj ponownie' },
  });
});

test('messages that nothing uses, and ids that are no messages, are found', () => {
  const sources = path.join(folder, 'src');
  mkdirSync(path.join(sources, 'deep'), { recursive: true });
  writeFileSync(path.join(sources, 'deep/a.cpp'), 'say(language, Msg::Stones, {{"n", 1}});');
  const script = path.join(sources, 'b.js');
  writeFileSync(script, "say('shell.retry.other')");
  const catalogue = read(english, polish);
  assert.deepEqual(checkUse(catalogue, [sources]), [
    'kiela.pot: capture.of-house: used nowhere',
    'kiela.pot: shell.retry: used nowhere',
    `${script}: shell.retry.other: no message of kiela.pot`,
  ]);
  writeFileSync(script, "say(language, 'shell.retry')");
  writeFileSync(path.join(sources, 'deep/b.cpp'), 'pick(Msg::CaptureOfHouse)');
  assert.deepEqual(checkUse(catalogue, [sources]), []);
});
