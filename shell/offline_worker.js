// The service worker (dist/sw.js): keeps all files of one build and answers with them, so that the game
// needs no network after its first visit and never mixes two builds. Knows nothing of the game.
//
// Its list of files, each with a hash of its content, is put in by scripts/build/service_worker.mjs.
// It is installed when all of them are there, whole and as the list says; until then the one before it
// goes on. A new one waits until it is told to take over or no page is open any more. Files of an
// older build stay for the pages that still run it.

import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));

/**
 * A response as it may be kept: whole, as nothing can be read of a cache while it is written to; without
 * the address that it was found at, as a redirected one may not answer for a page; and not to be held
 * by the browser as well, which would go on with a damaged one that has been dropped here.
 * @param {{ response: Response }} found
 */
async function cacheWillUpdate({ response }) {
  if (!response.ok) return null;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-cache');
  return new Response(await response.blob(), { headers });
}

const files = new PrecacheController({ plugins: [{ cacheWillUpdate }] });
files.addToCacheList(self.__WB_MANIFEST);

const open = () => caches.open(files.strategy.cacheName);

/** What is being done for the cache; nothing is taken out of it before. */
let repaired = Promise.resolve();

/** Takes out what is not of this build, if nobody has use for it. @param {ServiceWorkerEvent} event */
async function forgetOtherBuilds(event) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { installing, waiting } = worker.registration;
  // The files of a newer one are in the same cache.
  if (pages.length === 0 && !installing && !waiting)
    await files.activate(/** @type {any} */ (event));
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
    const key = keyOf(request.url);
    const response = await cache.match(key);
    if (response) return response;
    // What else lies on the host is none of the game's.
    if (files.getIntegrityForCacheKey(key)) event.waitUntil((refilling ??= refill(cache)));
  } catch {
    // The storage cannot be read.
  }
  return fetch(request);
}

/** @type {Promise<void> | undefined} */
let refilling;

/** Fetches what is missing in the cache. @param {Cache} cache */
async function refill(cache) {
  for (const [url, key] of files.getURLsToCacheKeys())
    try {
      if (await cache.match(key)) continue;
      const integrity = files.getIntegrityForCacheKey(key);
      const response = await fetch(url, { integrity, cache: 'no-cache' });
      const whole = await cacheWillUpdate({ response });
      if (whole) await cache.put(key, whole);
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
  event.waitUntil(forgetOtherBuilds(event).then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(worker.registration.scope)) return;
  if (mode === 'navigate') event.waitUntil(forgetOtherBuilds(event));
  event.respondWith(answer(event));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'repair') event.waitUntil((repaired = dropDamaged().catch(() => {})));
});
