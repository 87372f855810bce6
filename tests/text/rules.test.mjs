// How scripts/build/pages.mjs takes a page apart, what it refuses, and what scripts/build/rules.mjs
// makes of the rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkInStep, parsePage, readPages } from '../../scripts/build/pages.mjs';
import { markedText, ruleFiguresSource } from '../../scripts/build/rules.mjs';

const title = '# Rules\n\n';

test('headings, paragraphs, items and bold words', () => {
  assert.deepEqual(
    parsePage(`${title}## Sow {#sow}\n\nTake **all**\nstones:\n\n- one\n- two **by two**\n`, 'x'),
    [
      { kind: 'Heading', level: 1, runs: [{ words: 'Rules', bold: false }] },
      { kind: 'Heading', level: 2, runs: [{ words: 'Sow', bold: false }], id: 'sow' },
      {
        kind: 'Paragraph',
        level: 0,
        runs: [
          { words: 'Take ', bold: false },
          { words: 'all', bold: true },
          { words: ' stones:', bold: false },
        ],
      },
      { kind: 'ListItem', level: 0, runs: [{ words: 'one', bold: false }] },
      {
        kind: 'ListItem',
        level: 0,
        runs: [
          { words: 'two ', bold: false },
          { words: 'by two', bold: true },
        ],
      },
    ],
  );
});

test('an escaped character is itself', () => {
  const [, paragraph] = parsePage(`${title}1887\\. Two \\*stars\\*.\n`, 'x');
  assert.deepEqual(paragraph.runs, [{ words: '1887. Two *stars*.', bold: false }]);
});

for (const [what, markdown, line] of [
  ['a link', `${title}Read [more](https://example.org).\n`, 3],
  ['code', `${title}Press \`a\`.\n`, 3],
  ['emphasis', `${title}A\n\nB is *big*.\n`, 5],
  ['a numbered list', `${title}1. one\n2. two\n`, 3],
  ['a list in a list', `${title}- one\n  - two\n`, 4],
  ['HTML', `${title}<b>bold</b>\n`, 3],
  ['a code block', `${title}\n    code\n`, 4],
  ['a picture', `${title}![board](board.png)\n`, 3],
  ['a hard line break', `${title}one  \ntwo\n`, 3],
]) {
  test(`${what} is refused, with its line`, () => {
    assert.throws(() => parsePage(String(markdown), 'page.md'), {
      message: new RegExp(`^page\\.md:${line}: `),
    });
  });
}

test('a page that is only read as a web page has numbered lists, links and code', () => {
  const page = `${title}1. one\n2. [two](../x.html)\n\nThen:\n\n3. \`three\`\n\n- four\n`;
  const blocks = parsePage(page, 'x', true).slice(1);
  assert.deepEqual(
    blocks.map(({ kind, number, runs }) => [kind, number, runs[0]]),
    [
      ['ListItem', 1, { words: 'one', bold: false }],
      ['ListItem', 2, { words: 'two', bold: false, href: '../x.html' }],
      ['Paragraph', undefined, { words: 'Then:', bold: false }],
      ['ListItem', 3, { words: 'three', bold: false, code: true }],
      ['ListItem', undefined, { words: 'four', bold: false }],
    ],
  );
  const [first, second] = blocks;
  assert.throws(() => checkInStep([first], [second], 'es.md'), /not as in the first page/);
});

test('such a page has figures, too, but proves no move and leads to no other site', () => {
  const figure = (/** @type {string} */ fields) => parsePage(fenced(fields), 'page.md', true);
  assert.equal(figure('position: start\ncaption: The start.')[1].kind, 'Figure');
  assert.throws(
    () => figure('position: start\nmove: g1\nends: f2\ncaption: A move.'),
    /^Error: page\.md:3: only the rules show moves/,
  );
  for (const href of ['https://example.org', '//example.org', '/x.html'])
    assert.throws(
      () => parsePage(`${title}[x](${href})\n`, 'page.md', true),
      /^Error: page\.md:3: /,
    );
});

test('a page without a title is refused', () => {
  assert.throws(() => parsePage('## Sow\n', 'page.md'), /^Error: page\.md:1: a page has a title/);
});

const empty = '0,0,0,0,0,0,0,0,0,0';
const board = `${empty}/0,0,3,0,0,0,0,0,0,0/${empty}/0,0,0,0,0,0,0,2,0,0 s`;

/** @param {string} fields */
const fenced = (fields) => `${title}\`\`\`kiela\n${fields}\n\`\`\`\n`;

test('a figure has a position, what its move does, and a caption', () => {
  const [, figure, still] = parsePage(
    fenced(`position: ${board}\nmove: h1\nends: j1\ncaption: Two **stones**.`) +
      '\n```kiela\nposition: start\ncaption: The start.\n```\n',
    'x',
  );
  assert.equal(figure.kind, 'Figure');
  assert.equal(figure.figure?.rows[1][2], 3);
  assert.deepEqual(figure.figure?.played, {
    move: 'h1',
    relays: [],
    captures: [],
    captured: 0,
    ends: 'j1',
  });
  assert.equal(markedText([figure]), '\x04Two \x05stones\x05.');
  assert.equal(still.figure?.played, null);
  assert.equal(
    still.figure?.rows.flat().reduce((sum, count) => sum + count),
    56,
  );
});

for (const [what, fields] of [
  ['without a position', 'caption: A board.'],
  ['without a caption', 'position: start'],
  ['with half a board', `position: ${empty}/${empty} s\ncaption: A board.`],
  ['with an unknown field', 'position: start\ncaption: A board.\nsize: 3'],
  ['with a field twice', 'position: start\nposition: start\ncaption: A board.'],
  ['with an end but no move', 'position: start\nends: j1\ncaption: A board.'],
  ['with a move but no end', 'position: start\nmove: g1\ncaption: A board.'],
  ['with a house that there is not', 'position: start\nmove: k1\nends: j1\ncaption: A board.'],
]) {
  test(`a figure ${what} is refused`, () => {
    assert.throws(() => parsePage(fenced(fields), 'page.md'), /^Error: page\.md:3: /);
  });
}

test('a section needs an id of its own', () => {
  assert.throws(() => parsePage(`${title}## Sow\n`, 'page.md'), /page\.md:3: .*no id/);
  const twice = `${title}## Sow {#sow}\n\n## Sow {#sow}\n`;
  assert.throws(() => parsePage(twice, 'page.md'), /page\.md: the id sow/);
});

/** @param {string} folder */
const assets = (folder) => fileURLToPath(new URL(`../../assets/${folder}`, import.meta.url));
const pages = readPages(assets('rules'), assets('messages'));

test('the pages have the same headings and figures, with a caption each of their own', () => {
  for (const part of /** @type {const} */ (['id', 'figure'])) {
    const [english, ...others] = pages.map(({ blocks }) => blocks.map((block) => block[part]));
    assert.ok(english.filter(Boolean).length >= 9);
    for (const other of others) assert.deepEqual(other, english);
  }
});

test('a page that is out of step is refused', () => {
  const [english, spanish] = pages.map(({ blocks }) => blocks);
  checkInStep(english, spanish, 'es.md');
  assert.throws(() => checkInStep(english, spanish.slice(0, -1), 'es.md'), /es\.md: ends before/);
  const lacking = spanish.filter(({ figure }) => figure?.played?.move !== 'g1');
  assert.throws(() => checkInStep(english, lacking, 'es.md'), /es\.md: not as in the first page/);
  const renamed = spanish.map((block) => (block.id === 'aim' ? { ...block, id: 'goal' } : block));
  assert.throws(() => checkInStep(english, renamed, 'es.md'), /Heading “El objetivo”/);
});

test('C++ has the figures once', () => {
  const source = ruleFiguresSource(pages);
  assert.ok(source.includes('std::array<Figure, 9>'));
  // g1 is the seventh house of South's way.
  assert.match(source, /rules::Side::South, 6\}/);
});
