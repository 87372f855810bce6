// What others have made and the player gets with the game: for the texts of the licences beside the
// page (site.mjs), and for the list of all that is inside (spdx.mjs).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @typedef {object} Component
 * @property {string} name
 * @property {string} version
 * @property {string} licence an expression of SPDX
 * @property {string} home where it comes from
 * @property {string} text file with the text of its licence
 */

/**
 * @typedef {object} Sources
 * @property {string} imgui folder of Dear ImGui's source
 * @property {string} emscripten folder of Emscripten
 */

/** @param {string[]} files the same one in different places @returns {string} */
function oneOf(...files) {
  const file = files.find((file) => existsSync(file));
  if (!file) throw new Error(`there is neither of ${files.join(', ')}`);
  return file;
}

/** @param {string} file @param {RegExp} what @returns {string} */
function find(file, what) {
  const found = what.exec(readFileSync(file, 'utf8'))?.[1];
  if (!found) throw new Error(`${file} does not tell ${what}`);
  return found;
}

/**
 * @param {string} name of an npm package
 * @param {{title: string, licence: string, text: string}} rest
 * @returns {Component}
 */
function npmPackage(name, { title, licence, text }) {
  const folder = path.join(projectDir, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return {
    name: title,
    version,
    licence,
    home: `https://www.npmjs.com/package/${name}`,
    text: path.join(folder, text),
  };
}

/** @param {Sources} sources @returns {Component[]} */
export function components({ imgui, emscripten }) {
  const libraries = path.join(emscripten, 'system/lib');
  const libcxx = path.join(libraries, 'libcxx');
  // In a package of Debian's the licences of all parts of Emscripten are in one file.
  const debian = path.join(emscripten, '../doc/emscripten/copyright');
  const font = { licence: 'OFL-1.1', text: 'LICENSE_FONT' };
  return [
    {
      name: 'Dear ImGui',
      version: find(path.join(imgui, 'imgui.h'), /#define IMGUI_VERSION +"([^"]+)"/),
      // With the parts of stb that lie in its folder.
      licence: 'MIT AND (MIT OR Unlicense)',
      home: 'https://github.com/ocornut/imgui',
      text: path.join(imgui, 'LICENSE.txt'),
    },
    {
      name: 'Emscripten',
      version: find(path.join(emscripten, 'emscripten-version.txt'), /"?([\d.]+)/),
      licence: 'MIT OR NCSA',
      home: 'https://emscripten.org',
      text: oneOf(path.join(emscripten, 'LICENSE'), debian),
    },
    {
      name: 'musl, its C library',
      version: find(path.join(libraries, 'libc/musl/VERSION'), /(\S+)/),
      licence: 'MIT',
      home: 'https://musl.libc.org',
      text: path.join(libraries, 'libc/musl/COPYRIGHT'),
    },
    {
      name: 'libc++ and compiler-rt of LLVM',
      version: find(path.join(libcxx, 'include/__config'), /define _LIBCPP_VERSION +(\d+)/)
        .replace(/(..)(..)$/, '.$1.$2')
        .replace(/\.0/g, '.'),
      licence: 'Apache-2.0 WITH LLVM-exception',
      home: 'https://libcxx.llvm.org',
      text: oneOf(path.join(libcxx, 'LICENSE.TXT'), debian),
    },
    npmPackage('workbox-precaching', { title: 'Workbox', licence: 'MIT', text: 'LICENSE' }),
    npmPackage('lean-qr', { title: 'lean-qr', licence: 'MIT', text: 'LICENSE' }),
    npmPackage('@expo-google-fonts/atkinson-hyperlegible-next', {
      title: 'Atkinson Hyperlegible Next',
      ...font,
    }),
    npmPackage('@expo-google-fonts/young-serif', { title: 'Young Serif', ...font }),
  ];
}
