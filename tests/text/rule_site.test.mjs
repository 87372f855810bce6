// The rules as web pages of their own (scripts/build/rule_site.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '../../scripts/build/catalogue.mjs';
import { ruleSite } from '../../scripts/build/rule_site.mjs';

/** @param {string} folder */
const assets = (folder) => fileURLToPath(new URL(`../../assets/${folder}`, import.meta.url));

const codes = languageCodes(assets('messages'));
const site = ruleSite({
  rules: assets('rules'),
  messages: assets('messages'),
  style: 'rules.1.css',
  icon: '../icon.svg',
});

/** @param {string} html @param {RegExp} what */
const all = (html, what) => Array.from(html.matchAll(what), (match) => match[1]);

test('there is a page in every language, which leads to the others and to the game', () => {
  assert.deepEqual(
    site.map(({ name }) => name),
    codes.map((code) => `${code}.html`),
  );
  for (const { name, html } of site) {
    const code = name.replace('.html', '');
    assert.ok(html.startsWith(`<!doctype html>\n<html lang="${code}">`));
    assert.deepEqual(all(html, /rel="alternate" hreflang="([^"]+)"/g), [...codes, 'x-default']);
    assert.ok(html.includes(`<link rel="canonical" href="${name}" />`));
    assert.ok(html.includes(`href="../?lang=${code}"`));
    assert.equal(all(html, /(aria-current="page")/g).length, 1);
  }
});

test('the contents lead to every section', () => {
  for (const { html } of site) {
    const links = all(html, /<li><a href="#([^"]+)"/g);
    const sections = all(html, /<h2 id="([^"]+)"/g).filter((id) => id !== 'contents');
    assert.ok(sections.length > 10);
    assert.deepEqual(links, sections);
  }
});

test('no page needs a script, a style of its own or another site', () => {
  for (const { html } of site) {
    assert.doesNotMatch(html, /<script|<style|style=| on\w+=|https?:/);
    assert.deepEqual(
      all(html, / (?:src|href)="([^"#]+)"/g).filter((url) => /^\w+:|^\/\//.test(url)),
      [],
    );
  }
});

test('figures say in words what they show, and mark what their move does', () => {
  const english = site[0].html;
  assert.ok(
    english.includes(
      '>A board. From a to j, row 4: 2, 2, 2, 2, 2, 2, 2, 2, 2, 2. Row 3: 2, 2, 2, 2, 0, 0,',
    ),
  );
  for (const { html } of site) {
    const figures = html.split('<svg').slice(1);
    assert.equal(figures.length, 9);
    for (const figure of figures) {
      assert.match(figure, /role="img" aria-labelledby="([^"]+)">\n<title id="\1">[^<{]+<\/title>/);
      assert.equal(all(figure, /(class="house")/g).length, 40);
    }
    assert.equal(all(html, /(class="move")/g).length, 7);
    assert.equal(all(html, /(class="end")/g).length, 7);
    assert.equal(all(html, /(class="relay")/g).length, 6);
    // Two houses for each of three captures.
    assert.equal(all(html, /(class="captured")/g).length, 6);
  }
});
