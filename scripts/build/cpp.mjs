// C++ source out of data: string literals, files that are written only when they change, so that
// nothing is compiled again without need, and the folders that texts come from.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** The longest literal that every compiler must take, with room to spare. */
const longestLiteral = 60_000;

/**
 * Bytes as the literals of one C++ string, a line each.
 * @param {Uint8Array} bytes
 * @param {number} [lineLength] bytes to a line
 * @returns {string}
 */
export function byteLiteral(bytes, lineLength = 64) {
  if (bytes.length > longestLiteral) throw new Error(`${bytes.length} bytes are too many`);
  const lines = [];
  for (let at = 0; at < bytes.length; at += lineLength) {
    lines.push(`    "${escapeBytes(bytes.subarray(at, at + lineLength))}"`);
  }
  return lines.length > 0 ? lines.join('\n') : '    ""';
}

/**
 * Text as one C++ string literal, readable as far as it goes.
 * @param {string} text
 * @returns {string}
 */
export function textLiteral(text) {
  const escaped = text
    .replace(/["\\]/g, '\\$&')
    .replace(/[\0-\x1f]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
  return `"${escaped}"`;
}

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
function escapeBytes(bytes) {
  let out = '';
  for (let at = 0; at < bytes.length; ++at) {
    const byte = bytes[at];
    const char = String.fromCharCode(byte);
    if (byte >= 0x20 && byte < 0x7f && !/["\\?]/.test(char)) {
      out += char;
      continue;
    }
    const next = at + 1 < bytes.length ? String.fromCharCode(bytes[at + 1]) : '';
    // A digit after an escape would be read as a part of it: then all three digits are written.
    out += '\\' + byte.toString(8).padStart(/[0-7]/.test(next) ? 3 : 1, '0');
  }
  return out;
}

/**
 * Writes a file, unless it says the same already.
 * @param {string} file
 * @param {string} text
 */
export function writeIfChanged(file, text) {
  let old;
  try {
    old = readFileSync(file, 'utf8');
  } catch {
    old = undefined;
  }
  if (old === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The folders that a generator which needs all texts is told on its command line. */
export function textFolders() {
  const { values } = parseArgs({
    options: {
      rules: { type: 'string' },
      messages: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { rules, messages, out } = values;
  if (!rules || !messages || !out) throw new Error('--rules, --messages and --out name folders');
  return { rules, messages, out };
}
