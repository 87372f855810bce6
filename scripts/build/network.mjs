// The learned evaluation (assets/evaluation/network.bin) as C++: checks it, and makes an array of it.
//
//   node scripts/build/network.mjs --network FILE --out DIR
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { byteLiteral, writeIfChanged } from './cpp.mjs';

// As in src/engine/network.hpp, which refuses another size at its start.
const houses = 40;
const groups = 10;
const hidden = 32;
const heads = 3 * 8;
const mostActive = 64;

const { values } = parseArgs({
  options: { network: { type: 'string' }, out: { type: 'string' } },
});
if (!values.network || !values.out) throw new Error('--network and --out are needed');

const bytes = readFileSync(values.network);
const problem = problemOf(bytes);
if (problem) throw new Error(`${values.network}: ${problem}`);

writeIfChanged(
  path.join(values.out, 'engine/network_data.cpp'),
  `// Made by scripts/build/network.mjs from ${path.basename(values.network)}.
#include "engine/network_data.hpp"

namespace kiela::engine {

std::span<const std::uint8_t> networkData() {
    static constexpr char data[] =
${byteLiteral(bytes)};
    return {reinterpret_cast<const std::uint8_t*>(data), sizeof data - 1};
}

}  // namespace kiela::engine
`,
);
writeIfChanged(
  path.join(values.out, 'engine/network_data.hpp'),
  `// Made by scripts/build/network.mjs.
#pragma once

#include <cstdint>
#include <span>

namespace kiela::engine {

/// The data of the network that comes with the program.
std::span<const std::uint8_t> networkData();

}  // namespace kiela::engine
`,
);

/**
 * What is wrong with the data; nothing when it can be used. Sums of weights must fit into 16 bits,
 * scores into the 32 bits that they are added up in.
 * @param {Buffer} data
 * @returns {string | undefined}
 */
function problemOf(data) {
  const weights = houses * groups * hidden;
  const size = weights + 2 * (hidden + heads * hidden + heads);
  if (data.length !== size) return `${data.length} bytes, there must be ${size}`;
  for (let unit = 0; unit < hidden; ++unit) {
    let most = Math.abs(data.readInt16LE(weights + 2 * unit));
    for (let house = 0; house < houses; ++house) {
      const ofHouse = [];
      for (let group = 0; group < groups; ++group) {
        ofHouse.push(Math.abs(data.readInt8((house * groups + group) * hidden + unit)));
      }
      most += Math.max(...ofHouse);
    }
    if (most > 0x7fff) return `unit ${unit} can come to ${most}`;
  }
  for (let head = 0; head < heads; ++head) {
    let most = 0;
    for (let unit = 0; unit < hidden; ++unit) {
      const at = weights + 2 * (hidden + head * hidden + unit);
      most += mostActive * Math.abs(data.readInt16LE(at));
    }
    if (most > 0x7fff_ffff) return `head ${head} can come to ${most}`;
  }
  return undefined;
}
