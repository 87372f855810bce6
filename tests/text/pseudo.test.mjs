// The language that nobody speaks (scripts/build/pseudo.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../../scripts/build/catalogue.mjs';
import { pagesWithPseudo, pseudo, pseudoCode, withPseudo } from '../../scripts/build/pseudo.mjs';
import { checkInStep, readPages } from '../../scripts/build/pages.mjs';

/** @param {string} folder */
const assets = (folder) => fileURLToPath(new URL(`../../assets/${folder}`, import.meta.url));

test('a text is accented and comes twice, its placeholders once', () => {
  assert.equal(pseudo('Undo'), 'Uńdó Uńdó'.replaceAll('U', 'Ú'));
  assert.equal(pseudo('{n} stones'), '{n} śtóńéś śtóńéś');
  assert.equal(pseudo('{a}: {b}'), '{a}: {b}');
});

test('every message has it, with all its plurals and placeholders', () => {
  const catalogue = withPseudo(readCatalogue(assets('messages')));
  const [english] = catalogue.languages;
  const own = catalogue.languages[catalogue.languages.length - 1];
  assert.equal(own.code, pseudoCode);
  assert.equal(own.rule, english.rule);
  /** @param {string} text */
  const placeholders = (text) => text.match(/\{[^}]*\}/g);
  for (const [id, forms] of english.texts) {
    const texts = own.texts.get(id) ?? [];
    assert.deepEqual(texts.map(placeholders), forms.map(placeholders), id);
    if (id === 'app.title') continue;
    for (const text of texts) assert.doesNotMatch(text.replace(/\{[^}]*\}/g, ''), /[aeiou]/i, id);
  }
});

test('its rule page is in step with the others', () => {
  const pages = pagesWithPseudo(readPages(assets('rules'), assets('messages')));
  const own = pages[pages.length - 1];
  assert.equal(own.code, pseudoCode);
  checkInStep(pages[0].blocks, own.blocks, 'qps.md');
});
