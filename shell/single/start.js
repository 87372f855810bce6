// The beginning of the one-file edition (scripts/build/single_file.mjs), which has no server: what the
// site fetches lies in the page as blocks of data. Each gets an address of its own, the page's list of
// files names those, and then the site's own script begins as it does there.

import { loadScript } from '../fetching.js';
import { byId } from '../page.js';
import { showPages } from './pages.js';

const blocks = [
  .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-file]')),
];
const contents = new Map(blocks.map((block) => [block.dataset.file, contentOf(block)]));

/** @param {HTMLElement} block */
function contentOf({ dataset, textContent }) {
  const text = textContent ?? '';
  if (dataset.coding !== 'base64') return text;
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** @param {BlobPart[]} parts @param {string} [type] */
const addressOf = (parts, type) => URL.createObjectURL(new Blob(parts, { type }));

const list = byId('kiela-files');
/** @type {KielaFiles} */
const files = JSON.parse(list.textContent ?? '');
/** @param {string | undefined} name */
const content = (name) => /** @type {BlobPart} */ (contents.get(name));
/** @type {Map<unknown, string>} */
const addresses = new Map(
  blocks.map(({ dataset: { file, type } }) => [file, addressOf([content(file)], type)]),
);
// A worker may not fetch what belongs to the page: it has the module's script in front of its own.
addresses.set(
  files.worker,
  addressOf([content(files.script), '\n', content(files.worker)], 'text/javascript'),
);
list.textContent = JSON.stringify(files, (_, value) => addresses.get(value) ?? value);

// Understood so far. Whether the site's own script runs is told once the whole page is there.
window.kielaStarted = true;
const main = addresses.get(document.currentScript?.dataset.main) ?? '';
addEventListener('DOMContentLoaded', async () => {
  showPages(byId('pages').textContent ?? '');
  window.kielaStarted = undefined;
  await loadScript(main).catch(() => {});
  const check = document.createElement('script');
  check.text = byId('not-started').textContent ?? '';
  document.head.append(check);
});
