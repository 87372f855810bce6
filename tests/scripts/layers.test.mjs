// The layers: every folder of src/ includes only itself and what the table of docs/architecture.md
// allows it, and the table allows nothing upwards. All folders share one include root, so the compiler
// would not notice.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string} name of a file of the project */
const read = (name) => fs.readFileSync(path.join(projectDir, name), 'utf8');

/**
 * The files below a folder, by their names in the project.
 * @param {string} folder
 * @param {RegExp} kind
 * @returns {string[]}
 */
function filesIn(folder, kind) {
  return fs
    .readdirSync(path.join(projectDir, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(name, kind) : [name];
    })
    .filter((name) => kind.test(name));
}

/**
 * The table: what each folder of src/ may include besides itself, from the lowest layer up.
 * @param {string} page
 * @returns {Map<string, string[]>}
 */
function readTable(page) {
  const rows = page.matchAll(/^\| \[`src\/([\w/]+)`\]\([^)]*\) *\| ([^|]*) \|/gm);
  return new Map(
    Array.from(rows, ([, folder, cell]) => [
      folder,
      Array.from(cell.matchAll(/`([\w/]+)`/g), ([, name]) => name),
    ]),
  );
}

const table = readTable(read('docs/architecture.md'));
const sources = filesIn('src', /\.([ch]pp|inc)$/);

/** @param {string} name of a file @returns {string | undefined} the row it belongs to */
const folderOf = (name) => [...table.keys()].find((folder) => name.startsWith(`${folder}/`));

/** @param {string} text @returns {string[]} what it includes, in quotation marks */
const includesIn = (text) =>
  Array.from(text.matchAll(/^\s*#\s*include\s+"([^"]+)"/gm), ([, name]) => name);

/**
 * What a file includes of a layer that it may not know.
 * @param {string} name in src/
 * @param {string} text
 */
function forbiddenIn(name, text) {
  const own = folderOf(name) ?? '';
  const allowed = [own, ...(table.get(own) ?? [])];
  return includesIn(text).filter((include) => {
    const folder = folderOf(include);
    return folder !== undefined && !allowed.includes(folder);
  });
}

describe('the layers of src/', () => {
  test('the table has a row for each folder', () => {
    const folders = new Set(sources.map((name) => path.dirname(name).slice('src/'.length)));
    for (const folder of folders) assert.ok(folderOf(`${folder}/`), `src/${folder} has no row`);
    for (const folder of table.keys())
      assert.ok(fs.existsSync(path.join(projectDir, 'src', folder)), `there is no src/${folder}`);
  });

  test('a row allows only what stands above it', () => {
    const folders = [...table.keys()];
    for (const [folder, allowed] of table) {
      const above = folders.slice(0, folders.indexOf(folder));
      for (const name of allowed) assert.ok(above.includes(name), `src/${folder}: ${name}`);
    }
  });

  test('no file includes what its row does not allow', () => {
    for (const source of sources) {
      const name = source.slice('src/'.length);
      assert.deepEqual(forbiddenIn(name, read(source)), [], source);
    }
  });

  test('an include upwards is found', () => {
    assert.deepEqual(forbiddenIn('rules/board.cpp', '#include "rules/board.hpp"\n'), []);
    assert.deepEqual(forbiddenIn('rules/board.cpp', '  #  include "text/say.hpp"\n'), [
      'text/say.hpp',
    ]);
    assert.deepEqual(forbiddenIn('ui/ui.cpp', '#include "platform/web/page.hpp"\n'), [
      'platform/web/page.hpp',
    ]);
  });

  test('the libraries are linked as the table has it', () => {
    for (const [folder, allowed] of table) {
      const text = read(`src/${folder}/CMakeLists.txt`);
      const layers = [...text.matchAll(/target_link_libraries\(\w+([^)]*)\)/g)]
        .flatMap(([, libraries]) => [...libraries.matchAll(/kiela_(\w+)/g)])
        .map(([, layer]) => layer)
        .filter((layer) => table.has(layer));
      for (const layer of layers) assert.ok(allowed.includes(layer), `src/${folder}: ${layer}`);
    }
  });

  test('Dear ImGui is known from the interface on, the browser only to its platform', () => {
    const layers = sources.filter((name) => !/^src\/(platform|bench)\//.test(name));
    for (const source of layers) {
      const text = read(source);
      assert.doesNotMatch(text, /<(emscripten|GLFW|GLES)/, source);
      if (!source.startsWith('src/ui/')) assert.doesNotMatch(text, /"imgui/, source);
    }
  });
});

test('the page’s scripts use nothing but each other and packages', () => {
  const scripts = filesIn('shell', /\.js$/);
  const imports = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
  for (const script of scripts) {
    for (const [, name] of read(script).matchAll(imports)) {
      if (!name.startsWith('.')) continue;
      const file = path.posix.join(path.posix.dirname(script), name);
      assert.ok(scripts.includes(file), `${script}: ${name}`);
    }
  }
});
