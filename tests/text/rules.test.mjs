// How scripts/build/rules.mjs takes a rule page apart, and what it refuses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage, rulePagesSource } from '../../scripts/build/rules.mjs';

const title = '# Rules\n\n';

test('headings, paragraphs, items and bold words', () => {
  assert.deepEqual(
    parsePage(`${title}## Sow\n\nTake **all**\nstones:\n\n- one\n- two **by two**\n`, 'x'),
    [
      { kind: 'Heading', level: 1, runs: [{ words: 'Rules', bold: false }] },
      { kind: 'Heading', level: 2, runs: [{ words: 'Sow', bold: false }] },
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

test('a page without a title is refused', () => {
  assert.throws(() => parsePage('## Sow\n', 'page.md'), /^Error: page\.md:1: a page begins with/);
});

test('the C++ data points each block to its runs', () => {
  const source = rulePagesSource([
    { code: 'en', blocks: parsePage(`${title}Say "**go**"!\n`, 'x') },
  ]);
  assert.ok(source.includes('{Block::Kind::Heading, 1, {runs0 + 0, 1}},'));
  assert.ok(source.includes('{Block::Kind::Paragraph, 0, {runs0 + 1, 3}},'));
  assert.ok(source.includes('{"Say \\"", false},\n    {"go", true},\n    {"\\"!", false},'));
});
