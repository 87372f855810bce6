// The service worker (dist/sw.js): keeps all files of one build and answers with them, so that the game
// needs no network after its first visit and never mixes two builds. Knows nothing of the game.
//
// Its list of files, each with a hash of its content, is put in by scripts/build/service_worker.mjs.
// It is installed when all of them are there, whole and as the list says; until then the one before it
// goes on. A new one waits until it is told to take over or no page is open any more. Files of an
// older build stay for the pages that still run it.

import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));
const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST);

const open = () => caches.open(files.strategy.cacheName);

/** What is being done for the cache; nothing is taken out of it before. */
let repaired = Promise.resolve();

/** @param {ServiceWorkerEvent} event */
async function forgetOlderBuilds(event) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) await files.activate(/** @type {any} */ (event));
}

/**
 * The key of a file in the cache: whatever the query is, and also where the server's addresses of
 * pages are shorter than the names of their files.
 * @param {string} address
 */
function keyOf(address) {
  const plain = address.replace(/[?#].*/, '');
  for (const url of [plain, `${plain.replace(/\/$/, '')}/index.html`, `${plain}.html`]) {
    const key = files.getCacheKeyForURL(url);
    if (key) return key;
  }
  return plain;
}

/** @param {ServiceWorkerEvent} event @returns {Promise<Response>} */
async function answer(event) {
  const { request } = event;
  await repaired;
  try {
    const cache = await open();
    const response = await cache.match(keyOf(request.url));
    if (response) return response;
    event.waitUntil((refilling ??= refill(cache)));
  } catch {
    // The storage cannot be read.
  }
  return fetch(request);
}

/** @type {Promise<void> | undefined} */
let refilling;

/** Fetches what is missing in the cache. @param {Cache} cache */
async function refill(cache) {
  try {
    for (const [url, key] of files.getURLsToCacheKeys()) {
      if (await cache.match(key)) continue;
      const integrity = files.getIntegrityForCacheKey(key);
      const response = await fetch(url, { integrity, cache: 'no-cache' });
      if (response.ok) await cache.put(key, response);
    }
  } catch {
    // What cannot be had now comes another time.
  }
  refilling = undefined;
}

/** Drops what is in the cache but not as the list says. */
async function dropDamaged() {
  const cache = await open();
  for (const key of files.getURLsToCacheKeys().values()) {
    const bytes = await (await cache.match(key))?.arrayBuffer().catch(() => new ArrayBuffer(0));
    if (!bytes) continue;
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    if (files.getIntegrityForCacheKey(key) !== `sha256-${btoa(String.fromCharCode(...hash))}`)
      await cache.delete(key);
  }
}

worker.addEventListener('install', (event) => files.install(/** @type {any} */ (event)));

worker.addEventListener('activate', (event) =>
  // The page of the first visit, too, has its later files from here.
  event.waitUntil(forgetOlderBuilds(event).then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(worker.registration.scope)) return;
  if (mode === 'navigate') event.waitUntil(forgetOlderBuilds(event));
  event.respondWith(answer(event));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'repair') event.waitUntil((repaired = dropDamaged().catch(() => {})));
});
