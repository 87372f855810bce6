// Makes the test vectors into C++ tables (tests/rules/vectors.hpp), so that the tests need no files
// and run as wasm too.
//
// node tests/vectors/embed.mjs OUTPUT

import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {Record<string, any>} Row */

/** @param {string} name @returns {Row[]} */
function rows(name) {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));
}

/** A string in C++; JSON's form is the same for what vectors hold. @param {string | null} [text] */
function quoted(text) {
  return JSON.stringify(text ?? '');
}

/**
 * @param {string} type of a row
 * @param {string} name of the table
 * @param {string[]} files
 * @param {(row: Row) => (string | number)[]} fields of a row, as C++
 */
function table(type, name, files, fields) {
  const lines = files.flatMap(rows).map((row) => `    {${fields(row).join(', ')}},`);
  return `constexpr ${type} ${name}Rows[] = {
${lines.join('\n')}
};
const std::span<const ${type}> ${name}(${name}Rows);
`;
}

const tables = [
  table('PerftVector', 'perftVectors', ['perft'], (row) => [
    quoted(row.rules),
    quoted(row.position),
    `{${row.nodes.join(', ')}}`,
    row.nodes.length,
  ]),
  table('SowingVector', 'sowingVectors', ['sowings', 'long-sowings'], (row) => [
    quoted(row.position),
    quoted(row.move),
    quoted(row.after),
    row.captured,
    row.laps,
    quoted((row.events ?? []).join('\n')),
  ]),
  table('LongMoveVector', 'longMoveVectors', ['lap-limit', 'endless'], (row) => [
    quoted(row.position),
    quoted(row.move),
    quoted(row.after),
    row.laps ?? 0,
  ]),
  table('GameVector', 'gameVectors', ['games', 'ends'], (row) => [
    quoted(row.rules),
    quoted(row.position),
    quoted(row.moves.join(' ')),
    quoted(row.final),
    quoted(row.winner),
    quoted(row.why),
  ]),
];

writeFileSync(
  process.argv[2],
  `// Made by tests/vectors/embed.mjs.
#include "vectors.hpp"

namespace kiela::tests {

${tables.join('\n')}
}  // namespace kiela::tests
`,
);
