// The palette, assets/palette.json, for the two sides that draw with it: the interface in C++ and the
// page in CSS.
//
//   node scripts/build/palette.mjs --out build/web/generated
//     writes ui/palette.hpp into the folder
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeIfChanged } from './cpp.mjs';

const file = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../assets/palette.json',
);

/** @typedef {{dark: boolean, colours: Record<string, string>}} Theme colours by role */
/** @typedef {{themes: Record<string, Theme>, stones: string[]}} Palette */

/**
 * @param {unknown} value
 * @param {string} name for messages
 * @returns {string} the colour
 */
function colour(value, name) {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(value)) {
    throw new Error(`palette: ${name} is no colour of the form #rrggbb or #rrggbbaa: ${value}`);
  }
  return value;
}

/**
 * Reads and checks the palette: every theme has the same roles.
 * @param {string} [text] of the file
 * @returns {Palette}
 */
export function readPalette(text = readFileSync(file, 'utf8')) {
  const palette = /** @type {Palette} */ (JSON.parse(text));
  const [first, ...others] = Object.entries(palette.themes);
  const roles = Object.keys(first[1].colours).join();
  for (const [name, theme] of others) {
    if (Object.keys(theme.colours).join() !== roles) {
      throw new Error(`palette: ${name} does not have the roles of ${first[0]} in their order`);
    }
  }
  for (const [name, { dark, colours }] of Object.entries(palette.themes)) {
    if (typeof dark !== 'boolean') throw new Error(`palette: ${name} is neither dark nor not`);
    for (const [role, value] of Object.entries(colours)) colour(value, `${name}.${role}`);
  }
  palette.stones.forEach((value, index) => colour(value, `stones[${index}]`));
  return palette;
}

/** @param {string} value "#rrggbb" or "#rrggbbaa" */
function packed(value) {
  const [red, green, blue, alpha] = [1, 3, 5, 7].map((at) => value.slice(at, at + 2) || 'ff');
  return `IM_COL32(0x${red}, 0x${green}, 0x${blue}, 0x${alpha})`;
}

/** @param {Palette} palette */
export function cppPalette({ themes, stones }) {
  /** @param {[string, Theme]} named */
  const theme = ([name, { dark, colours }]) =>
    [
      `    {   // ${name}`,
      `        .dark = ${dark},`,
      ...Object.entries(colours).map(([role, value]) => `        .${role} = ${packed(value)},`),
      '    },',
    ].join('\n');
  return `// Made from assets/palette.json.
#pragma once

#include "ui/theme.hpp"

namespace kiela::ui {

/// By Theme.
constexpr Palette palettes[] = {
${Object.entries(themes).map(theme).join('\n')}
};

const std::array<ImU32, ${stones.length}> stoneColours = {
${stones.map((value) => `    ${packed(value)},`).join('\n')}
};

}  // namespace kiela::ui
`;
}

/** @param {string} role for example "groundInner" */
const property = (role) => '--' + role.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());

/**
 * The palette as custom properties: the theme that the attribute data-theme of the root names, else
 * the one that the system asks for.
 * @param {Palette} palette
 * @param {string} style where they are used; others are left out
 */
export function cssPalette({ themes }, style) {
  const used = new Set(Array.from(style.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const properties = (/** @type {string} */ name) => {
    const { dark, colours } = themes[name];
    const scheme = `color-scheme:${dark ? 'dark' : 'light'}`;
    const values = Object.entries(colours)
      .map(([role, value]) => [property(role), value])
      .filter(([name]) => used.has(name))
      .map(([name, value]) => `${name}:${value}`);
    return [scheme, ...values].join(';');
  };
  const system = (/** @type {string} */ query, /** @type {string} */ name) =>
    `@media (${query}){:root:not([data-theme]){${properties(name)}}}`;
  return [
    `:root{${properties('light')}}`,
    system('prefers-color-scheme:dark', 'dark'),
    system('prefers-contrast:more', 'contrast'),
    `[data-theme=dark]{${properties('dark')}}`,
    `[data-theme=contrast]{${properties('contrast')}}`,
  ].join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  if (!values.out) throw new Error('usage: --out DIR');
  writeIfChanged(path.join(values.out, 'ui/palette.hpp'), cppPalette(readPalette()));
}
