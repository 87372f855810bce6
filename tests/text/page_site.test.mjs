// The pages of text as web pages (scripts/build/page_site.mjs).
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '../../scripts/build/catalogue.mjs';
import { pageSite } from '../../scripts/build/page_site.mjs';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const assets = path.join(projectDir, 'assets');
const codes = languageCodes(path.join(assets, 'messages'));
const site = pageSite({ assets, style: '../pages.1.css', icon: '../icon.svg' });

/** @param {string} topic */
const pagesOf = (topic) => site.filter(({ name }) => name.startsWith(`${topic}/`));

/** @param {string} html @param {RegExp} what */
const all = (html, what) => Array.from(html.matchAll(what), (match) => match[1]);

test('there is a page in every language, which leads to the others and to the game', () => {
  assert.deepEqual(
    site.map(({ name }) => name),
    ['rules', 'accessibility', 'privacy'].flatMap((topic) =>
      codes.map((code) => `${topic}/${code}.html`),
    ),
  );
  for (const { name, html } of site) {
    const file = path.basename(name);
    const code = path.basename(name, '.html');
    assert.ok(html.startsWith(`<!doctype html>\n<html lang="${code}">`));
    assert.deepEqual(all(html, /rel="alternate" hreflang="([^"]+)"/g), [...codes, 'x-default']);
    assert.ok(html.includes(`<link rel="canonical" href="${file}" />`));
    assert.ok(html.includes(`href="../?lang=${code}"`));
    // In the list of languages and in that of the pages.
    assert.deepEqual(all(html, / href="([^"]+)"[^>]* aria-current="page"/g), [file, `../${name}`]);
  }
});

test('no two pages have the same title or the same description', () => {
  for (const what of [/<title>([^<]+)</g, /name="description" content="([^"]+)"/g]) {
    const texts = site.flatMap(({ html }) => all(html, what));
    assert.equal(texts.length, site.length);
    assert.deepEqual(
      texts,
      texts.filter((text, index) => texts.indexOf(text) === index),
    );
  }
});

test('every link leads to a page in the same language, or is the licences or the game', () => {
  const known = [...site.map(({ name }) => name), 'licences.txt', 'icon.svg', 'pages.1.css', ''];
  for (const { name, html } of site) {
    const ids = all(html, / id="([^"]+)"/g);
    const code = path.basename(name, '.html');
    for (const href of all(html, / href="([^"]+)"/g)) {
      const { pathname, hash, search } = new URL(href, `site:/${name}`);
      assert.ok(known.includes(pathname.slice(1)), `${name}: ${href}`);
      if (hash) assert.ok(ids.includes(hash.slice(1)), `${name}: ${href}`);
      if (search) assert.equal(search, `?lang=${code}`);
    }
    const [, main] = /<main>([^]*)<\/main>/.exec(html) ?? [];
    for (const href of all(main, /<a href="([^"#]+)"/g))
      assert.equal(path.basename(href, '.html'), code, `${name}: ${href}`);
  }
});

test('the contents of the rules lead to every section', () => {
  for (const { html } of pagesOf('rules')) {
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
  const rules = pagesOf('rules');
  assert.ok(
    rules[0].html.includes(
      '>A board. From a to j, row 4: 2, 2, 2, 2, 2, 2, 2, 2, 2, 2. Row 3: 2, 2, 2, 2, 0, 0,',
    ),
  );
  for (const { html } of rules) {
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

test('the pages about privacy name all that the game keeps, and nothing else', () => {
  const folder = path.join(projectDir, 'src/app');
  const sources = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const kept = [...new Set(sources.flatMap((source) => all(source, /"(kiela\.[^"]+)"/g)))].sort();
  assert.ok(kept.length >= 7);
  for (const { html } of pagesOf('privacy'))
    assert.deepEqual([...new Set(all(html, /<code>(kiela\.[^<]+)<\/code>/g))].sort(), kept);
});
