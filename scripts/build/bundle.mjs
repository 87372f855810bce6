// Bundles what the page runs and looks like, from the files of shell/.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const shellDir = path.join(projectDir, 'shell');
const { version } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));

/** What the page's own script may expect of a browser: what wasm in its present form needs anyway. */
const browsers = ['chrome94', 'firefox93', 'safari16.4'];

/**
 * Bundles and minifies a file of shell/ with what it imports.
 * @param {string} entry
 * @param {string} [messagesFile] what `shell-messages` stands for
 * @param {string[]} [target] what it may expect of a browser
 * @returns {Uint8Array}
 */
export function bundle(entry, messagesFile, target = browsers) {
  /** @type {Record<string, string>} */
  const alias = messagesFile ? { 'shell-messages': path.resolve(messagesFile) } : {};
  const result = esbuild.buildSync({
    entryPoints: [path.join(shellDir, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    alias,
    define: { 'process.env.NODE_ENV': '"production"', KIELA_VERSION: JSON.stringify(version) },
    logLevel: 'warning',
    write: false,
  });
  return result.outputFiles[0].contents;
}
