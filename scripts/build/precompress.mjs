// The same file in smaller forms for servers that hand them out as they are: brotli and gzip, each at
// its best.
import { constants, brotliCompressSync } from 'node:zlib';
import { gzipSync } from 'fflate';

/** What servers send compressed. */
const compressible = /\.(?:html|js|css|txt|wasm|svg|json|webmanifest|xml)$/;

/** @param {Uint8Array} content */
export function brotli(content) {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * @param {string} name
 * @param {Uint8Array} content
 * @returns {[name: string, content: Uint8Array][]} none where it would not be smaller
 */
export function precompressed(name, content) {
  if (!compressible.test(name)) return [];
  /** @type {[string, Uint8Array][]} */
  const forms = [
    [`${name}.br`, brotli(content)],
    // Unlike node's own, this gzip gives the same bytes on every processor.
    [`${name}.gz`, gzipSync(content, { level: 9, mtime: 0 })],
  ];
  return forms.filter(([, form]) => form.length < content.length);
}
