// Makes dist/sw.js: the service worker of shell/offline_worker.js with the list of all files that the
// game needs without a network, each with a hash of its content. The last step of the site: a file
// that changes afterwards is not taken for what it should be.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { injectManifest } from 'workbox-build/build/inject-manifest.js';
import { hashInName } from './hashed.mjs';

/** Neither what only servers and other sites' pages read, nor the game once more in one file. */
const needed = '**/*.{css,html,js,png,svg,txt,wasm,webmanifest}';
const notNeeded = ['toolchain.txt', 'kiela.html', 'kiela-board.js'];

/**
 * @param {string} site the finished folder
 * @param {Uint8Array} script
 */
export async function writeServiceWorker(site, script) {
  const file = path.join(site, 'sw.js');
  writeFileSync(file, script);
  const { warnings } = await injectManifest({
    swSrc: file,
    swDest: file,
    globDirectory: site,
    globPatterns: [needed],
    globIgnores: notNeeded,
    // Their names change with their content.
    dontCacheBustURLsMatching: hashInName,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => {
          const content = readFileSync(path.join(site, entry.url));
          const hash = createHash('sha256').update(content).digest('base64');
          return { ...entry, integrity: `sha256-${hash}` };
        }),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(`service worker: ${warnings.join('; ')}`);
}
