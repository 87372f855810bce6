// What the page does to be played without a network: registers the service worker
// (shell/offline_worker.js), and tells the game when all is there, when there is a newer build, and
// when the browser would install the game. Loaded after the first frame as a script of its own. Where
// the browser or the page around refuses, nothing is said. A page without a manifest is a file of its
// own, which needs none of it.

import { byId, flag } from './page.js';

/** What the game is told, as bits (src/platform/web/exports.cpp). */
const State = /** @type {const} */ ({ Ready: 1, CanInstall: 2, UpdateWaits: 4 });

/** The files that the page asks for. */
const fileNames = /[\w.-]+\.[0-9a-f]{10}\.\w+/g;

/** So often a page that stays open looks for a newer build, in milliseconds. */
const lookEvery = 3_600_000;

/** @param {string} name of a file of this page */
async function isKept(name) {
  try {
    // Reading `caches` throws in some frames.
    return !!(await caches.match(name));
  } catch {
    return false;
  }
}

class Offline {
  #tell;
  #state = 0;
  #looked = performance.now();
  /** @type {ServiceWorkerContainer | undefined} */
  #container;
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;

  /** @param {(state: number) => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  /** @param {number} bit of `State` @param {boolean} on */
  set(bit, on) {
    const state = on ? this.#state | bit : this.#state & ~bit;
    if (state === this.#state) return;
    this.#state = state;
    globalThis.kielaUpdateWaits = !!(state & State.UpdateWaits);
    this.#tell(state);
  }

  async begin() {
    if (flag('storage') === '0') return;
    try {
      // Reading it throws in some frames.
      const container = (this.#container = navigator.serviceWorker);
      this.#registration = await container.register('sw.js', { updateViaCache: 'none' });
    } catch {
      return;
    }
    this.#watch(this.#container, this.#registration);
    document.addEventListener('visibilitychange', () => this.#look());
    setInterval(() => this.#look(), lookEvery);
    const { active } = await this.#container.ready;
    if (active?.state === 'activated') this.#check();
    else active?.addEventListener('statechange', () => this.#check(), { once: true });
  }

  /**
   * Watches for a newer build, and for another page of the game that has let one in.
   * @param {ServiceWorkerContainer} container
   * @param {ServiceWorkerRegistration} registration
   */
  #watch(container, registration) {
    const look = () => {
      // The first one only passes through.
      if (registration.waiting && registration.active) this.set(State.UpdateWaits, true);
    };
    look();
    const follow = () => registration.installing?.addEventListener('statechange', look);
    // One may have been found before.
    follow();
    registration.addEventListener('updatefound', follow);
    let isControlled = !!container.controller;
    container.addEventListener('controllerchange', () => {
      if (isControlled) this.set(State.UpdateWaits, true);
      isControlled = true;
    });
  }

  /** Whether what the page may ask for is there; else it may be a newer build that is. */
  async #check() {
    const list = byId('kiela-files').textContent ?? '';
    const there = await Promise.all((list.match(fileNames) ?? []).map(isKept));
    if (there.every(Boolean)) return this.set(State.Ready, true);
    const page = await fetch('./').then((response) => response.text(), String);
    // Of this build there is only something missing, which comes by and by.
    if (page.includes('kiela-files') && !page.includes(list)) this.set(State.UpdateWaits, true);
  }

  #look() {
    const now = performance.now();
    if (document.hidden || now - this.#looked < lookEvery / 2) return;
    this.#looked = now;
    // There may be no network.
    this.#registration?.update().catch(() => {});
  }

  /** Loads the page again, in its newest build. */
  update() {
    const reload = () => location.reload();
    const waiting = this.#registration?.waiting;
    if (!waiting) return reload();
    this.#container?.addEventListener('controllerchange', reload);
    waiting.postMessage('take over');
  }
}

/** Names the manifest in the page's language. @param {Element} link */
function followLanguage(link) {
  const root = document.documentElement;
  const follow = () => link.setAttribute('href', `manifest.${root.lang}.webmanifest`);
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['lang'] });
}

/** @param {Offline} offline */
function offerInstallation(offline) {
  const offer = () => offline.set(State.CanInstall, !!window.kielaOffer);
  addEventListener('beforeinstallprompt', offer);
  addEventListener('appinstalled', () => offline.set(State.CanInstall, false));
  offer();
  globalThis.kielaInstall = async () => {
    const { kielaOffer } = window;
    // It can be taken once.
    window.kielaOffer = undefined;
    try {
      await kielaOffer?.prompt();
      return (await kielaOffer?.userChoice)?.outcome === 'accepted';
    } finally {
      offer();
    }
  };
}

/** @param {(state: number) => void} tell */
globalThis.kielaOffline = (tell) => {
  const link = document.querySelector('link[rel=manifest]');
  if (!link || location.protocol === 'file:') return;
  const offline = new Offline(tell);
  followLanguage(link);
  offerInstallation(offline);
  globalThis.kielaUpdate = () => offline.update();
  offline.begin();
};
