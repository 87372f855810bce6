// The little of the TrueType format that the build asks about: which characters a font has.

/**
 * The characters that a TrueType font has glyphs for.
 * @param {Buffer} font
 * @returns {Set<string>}
 */
export function charactersOf(font) {
  const cmap = tableOf(font, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => {
    const record = 4 + 8 * index;
    return {
      platform: cmap.readUInt16BE(record),
      encoding: cmap.readUInt16BE(record + 2),
      offset: cmap.readUInt32BE(record + 4),
    };
  });
  // Every font of today has the Basic Multilingual Plane in format 4, for Windows or for Unicode.
  const bmp = subtables.find(
    ({ platform, encoding, offset }) =>
      cmap.readUInt16BE(offset) === 4 && (platform === 0 || (platform === 3 && encoding === 1)),
  );
  if (!bmp) throw new Error('the font has no table of Unicode characters in format 4');
  return new Set(
    codesOfFormat4(cmap.subarray(bmp.offset)).map((code) => String.fromCodePoint(code)),
  );
}

/**
 * @param {Buffer} font
 * @param {string} tag
 * @returns {Buffer}
 */
function tableOf(font, tag) {
  for (let index = 0; index < font.readUInt16BE(4); ++index) {
    const record = 12 + 16 * index;
    if (font.toString('latin1', record, record + 4) !== tag) continue;
    const offset = font.readUInt32BE(record + 8);
    return font.subarray(offset, offset + font.readUInt32BE(record + 12));
  }
  throw new Error(`the font has no table ${tag}`);
}

/**
 * @param {Buffer} subtable segments of codes, each mapped by a difference or through an array
 * @returns {number[]}
 */
function codesOfFormat4(subtable) {
  const size = subtable.readUInt16BE(6); // of each of the four arrays, in bytes
  const codes = [];
  for (let at = 0; at < size; at += 2) {
    const last = subtable.readUInt16BE(14 + at);
    const first = subtable.readUInt16BE(16 + size + at);
    const delta = subtable.readUInt16BE(16 + 2 * size + at);
    const rangeAt = 16 + 3 * size + at;
    const range = subtable.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; ++code) {
      const listed = range === 0 ? 0 : subtable.readUInt16BE(rangeAt + range + 2 * (code - first));
      const glyph =
        range === 0 || listed !== 0 ? ((range === 0 ? code : listed) + delta) & 0xffff : 0;
      if (glyph !== 0) codes.push(code);
    }
  }
  return codes;
}
