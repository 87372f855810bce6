// Names with a hash of the content in them, such as "main.1a2b3c4d5e.js": a server may let such a file
// be kept for ever.
import { createHash } from 'node:crypto';
import path from 'node:path';

/** The hash in a name, with the dots around it. */
export const hashInName = /\.[0-9a-f]{10}\./;

/** @param {string} name without a hash @param {string | Uint8Array} content */
export function hashedName(name, content) {
  const { name: stem, ext } = path.parse(name);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `${stem}.${hash}${ext}`;
}

/** The name without its hash. @param {string} name */
export const plainName = (name) => name.replace(hashInName, '.');
