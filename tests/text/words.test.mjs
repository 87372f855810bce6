// What scripts/build/words.mjs makes of messages and rule pages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../../scripts/build/catalogue.mjs';
import { readPages } from '../../scripts/build/pages.mjs';
import { builtInWordsSource, wordsByLanguage } from '../../scripts/build/words.mjs';

/** @param {string} folder */
const assets = (folder) => fileURLToPath(new URL(`../../assets/${folder}`, import.meta.url));
const catalogue = readCatalogue(assets('messages'));
const pages = readPages(assets('rules'), assets('messages'));

test('a language is its code and a line for each message that it begins with', () => {
  const [english, , polish] = wordsByLanguage(catalogue, pages).map(({ words }) => words);
  const lines = english.split('\n');
  assert.equal(lines[0], 'en');
  assert.equal(lines[1], 'English');
  assert.equal(lines[lines.length - 1], '');
  assert.equal(polish.split('\n').length, lines.length);
  assert.ok(polish.includes('\n{n} kamień\t{n} kamienie\t{n} kamieni\n'));
  // What the page around the game says is no part of it.
  assert.ok(!lines.includes('Skip to the plain view'));
  // And what only dialogs need comes later.
  assert.ok(!lines.includes('Results against the program'));
});

test('later words are its code, the other messages, and the rules in one line of marked text', () => {
  const [english] = wordsByLanguage(catalogue, pages);
  const [code, ...messages] = english.page.split('\n');
  const [page, ...rest] = messages.splice(-2);
  assert.equal(code, 'en');
  assert.ok(messages.includes('Results against the program'));
  assert.ok(!messages.includes('{n} stone\t{n} stones'));
  assert.match(page, /^\x01The rules of Kiela\x01Where the game comes from\x02/);
  assert.deepEqual(rest, ['']);
});

test('a message of several lines is refused', () => {
  const [english] = catalogue.languages;
  const texts = new Map([...english.texts, ['turn.you', ['Your\nturn.']]]);
  assert.throws(
    () => wordsByLanguage({ ...catalogue, languages: [{ ...english, texts }] }, pages),
    /^Error: en: turn\.you: a tab or a new line/,
  );
});

test('C++ has the words of all languages', () => {
  const words = 'en\n{n} stone\t{n} stones\n';
  const source = builtInWordsSource([{ code: 'en', words, page: 'en\n\x01Rules\n' }]);
  assert.ok(source.includes('    "en\\012"\n    "{n} stone\\011{n} stones\\012",'), source);
  assert.ok(source.includes('    "en\\012"\n    "\\001Rules\\012",'), source);
});
