// Cuts the fonts down to the characters that the game shows and writes them as C++ for src/ui.
//
//   node scripts/build/font.mjs --rules assets/rules --messages assets/messages \
//       --out build/web/generated
//     writes ui/font_data.hpp and ui/font_data.cpp into the folder
//
// The fonts come from npm packages. Hinting, layout and names go: Dear ImGui's rasteriser uses
// outlines and widths only. A character of a message or a page that a font lacks fails.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readCatalogue } from './catalogue.mjs';
import { byteLiteral, textFolders, writeIfChanged } from './cpp.mjs';
import { readPages } from './pages.mjs';
import { charactersOf } from './sfnt.mjs';

/** Where each font comes from and what it is for. */
const fonts = [
  {
    name: 'regularFont',
    about: 'Atkinson Hyperlegible Next, regular',
    file: '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
    titleOnly: false,
  },
  {
    name: 'boldFont',
    about: 'Atkinson Hyperlegible Next, bold',
    file: '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
    titleOnly: false,
  },
  {
    name: 'titleFont',
    about: 'Young Serif; has the letters of the title only',
    file: '@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf',
    titleOnly: true,
  },
];

/** What the interface draws besides messages and pages, as far as a font has it. */
const asciiCharacters = Array.from({ length: 0x7f - 0x20 }, (_, i) =>
  String.fromCharCode(0x20 + i),
);
const symbols = [...'“”„‘’«»–—…×·←→↑↓−'];

/** Tables that only other rasterisers and text engines read. */
const unusedTables = [
  ...['GDEF', 'GPOS', 'GSUB', 'BASE', 'STAT', 'kern'],
  ...['name', 'post', 'OS/2', 'meta', 'DSIG'],
  ...['gasp', 'fpgm', 'prep', 'cvt '],
];

/**
 * The characters of all messages and pages, and those of the title.
 * @param {string} rulesFolder
 * @param {string} messagesFolder
 * @returns {{all: Set<string>, title: Set<string>}}
 */
export function charactersShown(rulesFolder, messagesFolder) {
  const { messages, languages } = readCatalogue(messagesFolder);
  const drawn = messages.filter(({ id }) => !/^(shell|page)\./.test(id));
  const texts = languages.flatMap(({ texts }) => drawn.flatMap(({ id }) => texts.get(id) ?? []));
  const titles = languages.flatMap(({ texts }) => texts.get('app.title') ?? []);
  const pages = readPages(rulesFolder, messagesFolder);
  const words = pages.flatMap(({ blocks }) => blocks.flatMap(({ runs }) => runs));
  return {
    all: new Set([...texts, ...words.map((run) => run.words)].join('')),
    title: new Set(titles.join('')),
  };
}

/**
 * @param {Buffer} font
 * @param {Set<string>} needed
 * @param {string[]} wished characters that are taken along where the font has them
 * @returns {Promise<Buffer>}
 */
export async function cutDown(font, needed, wished) {
  const has = charactersOf(font);
  const missing = [...needed].filter((character) => !has.has(character));
  if (missing.length > 0) throw new Error(`the font has no ${missing.join(' ')}`);
  const kept = [...needed, ...wished.filter((character) => has.has(character))];
  return subsetFont(font, kept.join(''), {
    targetFormat: 'truetype',
    keepFeatures: [],
    noLayoutClosure: true,
    noHinting: true,
    dropTables: unusedTables,
  });
}

const banner = '// Made from font packages by scripts/build/font.mjs. Not to be edited.';

function headerText() {
  const declarations = fonts.map(
    ({ name, about }) => `/// ${about}.\nextern const std::span<const unsigned char> ${name};`,
  );
  return `${banner}
#pragma once

#include <span>

namespace kiela::ui {

// Whole TrueType files, cut down to the characters that the game shows.

${declarations.join('\n')}

}  // namespace kiela::ui
`;
}

/**
 * @param {{name: string, bytes: Uint8Array}[]} cutFonts
 * @returns {string}
 */
function sourceText(cutFonts) {
  const data = cutFonts.map(
    ({ name, bytes }) => `constexpr unsigned char ${name}Bytes[] =\n${byteLiteral(bytes)};`,
  );
  const spans = cutFonts.map(
    ({ name, bytes }) =>
      `const std::span<const unsigned char> ${name}(${name}Bytes, ${bytes.length});`,
  );
  return `${banner}
#include "ui/font_data.hpp"

namespace kiela::ui {

namespace {

${data.join('\n\n')}

}  // namespace

${spans.join('\n')}

}  // namespace kiela::ui
`;
}

async function main() {
  const { rules, messages, out } = textFolders();
  const characters = charactersShown(rules, messages);
  const require = createRequire(import.meta.url);
  const cutFonts = [];
  for (const { name, file, titleOnly } of fonts) {
    const font = readFileSync(require.resolve(file));
    const bytes = await (
      titleOnly
        ? cutDown(font, characters.title, [])
        : cutDown(font, characters.all, [...asciiCharacters, ...symbols])
    ).catch((error) => {
      throw new Error(`${path.basename(file)}: ${error.message}`);
    });
    cutFonts.push({ name, bytes });
  }
  writeIfChanged(path.join(out, 'ui/font_data.hpp'), headerText());
  writeIfChanged(path.join(out, 'ui/font_data.cpp'), sourceText(cutFonts));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
