// The documents of the project: the files that they name are there, their links lead somewhere, and
// what they say is in a file is in it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const inProject = (/** @type {string} */ name) => path.join(projectDir, name);
const read = (/** @type {string} */ name) => fs.readFileSync(inProject(name), 'utf8');

/** Documents, by their names in the project. */
const documents = ['.', 'docs', 'assets/evaluation', 'assets/puzzles', 'tests/vectors'].flatMap(
  (folder) =>
    fs
      .readdirSync(inProject(folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.posix.join(folder, name)),
);

/** A file or a folder of the project in backticks, without what stands for any name. */
const named = /`((?:src|shell|tests|scripts|assets|docs|web)\/[\w./-]+)`/g;

/** A name and the file that it is in: `name` in `file`. */
const placed = /`([\w.:-]+)` in `((?:src|shell|tests|scripts|assets)\/[\w./-]+\.\w+)`/g;

/** @param {string} heading @returns {string} its anchor, as GitHub makes it */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

/** @param {string} text of a document */
const anchorsIn = (text) =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, title]) => anchorOf(title));

for (const name of documents) {
  describe(name, () => {
    const text = read(name);

    test('its links lead to files and headings that are there', () => {
      for (const [, link] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^\w+:/.test(link)) continue;
        const [file, anchor] = link.split('#');
        const target = file ? path.posix.join(path.posix.dirname(name), file) : name;
        assert.ok(fs.existsSync(inProject(target)), link);
        if (anchor) assert.ok(anchorsIn(read(target)).includes(anchor), link);
      }
    });

    test('the files that it names are there', () => {
      for (const [, file] of text.matchAll(named))
        assert.ok(fs.existsSync(inProject(file)), `there is no ${file}`);
    });

    test('what it says is in a file is in it', () => {
      for (const [, what, file] of text.matchAll(placed))
        assert.ok(read(file).includes(what), `${what} is not in ${file}`);
    });
  });
}

test('there is something to be found in them', () => {
  const all = documents.map(read).join('\n');
  assert.ok([...all.matchAll(named)].length > 100);
  assert.ok([...all.matchAll(placed)].length > 15);
});
