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
const site = pageSite({
  assets,
  style: '../pages.1.css',
  boardStyle: '../board.1.css',
  icon: '../icon.svg',
});

/** @param {string} topic */
const pagesOf = (topic) => site.filter(({ name }) => name.startsWith(`${topic}/`));

/** @param {string} html @param {RegExp} what */
const all = (html, what) => Array.from(html.matchAll(what), (match) => match[1]);

test('there is a page in every language, which leads to the others and to the game', () => {
  assert.deepEqual(
    site.map(({ name }) => name),
    ['rules', 'teachers', 'board', 'accessibility', 'privacy'].flatMap((topic) =>
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
    // In the list of languages and in that of the pages, where the board to be printed is not.
    assert.deepEqual(all(html, / href="([^"]+)"[^>]* aria-current="page"/g), [
      file,
      ...(name.startsWith('board/') ? [] : [`../${name}`]),
    ]);
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
  const others = ['licences.txt', 'icon.svg', 'pages.1.css', 'board.1.css', 'kiela.html'];
  const withLanguage = ['', 'embed.html'];
  const known = [...site.map(({ name }) => name), ...others, ...withLanguage];
  for (const { name, html } of site) {
    const ids = all(html, / id="([^"]+)"/g);
    const code = path.basename(name, '.html');
    for (const href of all(html, / href="([^"]+)"/g)) {
      const { pathname, hash, searchParams } = new URL(href, `site:/${name}`);
      const to = pathname.slice(1);
      assert.ok(known.includes(to), `${name}: ${href}`);
      if (hash) assert.ok(ids.includes(hash.slice(1)), `${name}: ${href}`);
      assert.equal(searchParams.get('lang'), withLanguage.includes(to) ? code : null);
    }
    const [, main] = /<main>([^]*)<\/main>/.exec(html) ?? [];
    for (const href of all(main, /<a href="([^"#?]+)"/g))
      if (href !== '../kiela.html')
        assert.equal(path.basename(href, '.html'), code, `${name}: ${href}`);
  }
});

test('the pages for teachers lead to the same lessons, puzzles and games in every language', () => {
  const games = pagesOf('teachers').map(({ html, name }) =>
    all(html, / href="(\.\.\/\?[^"]+)"/g).map((href) => {
      const { searchParams } = new URL(href.replaceAll('&amp;', '&'), `site:/${name}`);
      searchParams.delete('lang');
      return searchParams.toString();
    }),
  );
  for (const other of games) assert.deepEqual(other, games[0]);
  for (let lesson = 1; lesson <= 15; ++lesson) assert.ok(games[0].includes(`lesson=${lesson}`));
});

test('the pages for teachers say rightly what their puzzles are about', () => {
  const lines = readFileSync(path.join(assets, 'puzzles/puzzles.txt'), 'utf8').split('\n');
  for (const { html } of pagesOf('teachers')) {
    const items = all(html, /<li>(.*puzzle=\d.*)<\/li>/g);
    const themes = items.map((item) =>
      all(item, /puzzle=(\d+)"/g).map((number) => lines[Number(number) - 1].split(' ')[0]),
    );
    const [capture, win, wins, defence] = themes;
    assert.deepEqual(new Set(capture), new Set(['capture']));
    assert.deepEqual(new Set(win), new Set(['win1']));
    assert.deepEqual(new Set(wins), new Set(['win2', 'win3']));
    assert.deepEqual(new Set(defence), new Set(['defence']));
    assert.equal(items.length, 4);
  }
});

test('every question for a class has an answer', () => {
  for (const { html } of pagesOf('teachers')) {
    const [questions, answers] = html.split('<h2 id="answers">');
    const [, asked] = questions.split('<h2 id="counting">');
    // The number of the next one, where a list begins and at its end.
    let number = 1;
    for (const [, start, items] of asked.matchAll(/<ol(?: start="(\d+)")?>([^]*?)<\/ol>/g)) {
      assert.equal(Number(start ?? 1), number);
      number += all(items, /(<li>)/g).length;
    }
    assert.equal(all(answers, /(<ol>)/g).length, 1);
    const [list] = all(answers, /<ol>([^]*?)<\/ol>/g);
    assert.equal(all(list, /(<li>)/g).length, number - 1);
  }
});

test('the board to be printed has forty hollows and the stones of the start', () => {
  for (const { html } of pagesOf('board')) {
    assert.equal(all(html, /(class="hollow")/g).length, 40);
    assert.equal(all(html, /(class="dot")/g).length, 56);
    assert.match(html, /<link rel="stylesheet" href="\.\.\/board\.1\.css" \/>/);
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
