// Starts the game: loads the module, gives it what it asks of a page, and connects the page to it.

import { Announcer } from './announcer.js';
import { dayInWords, today } from './calendar.js';
import { EngineWorker } from './engine.js';
import { ExtrasLoader } from './extras_loader.js';
import { canRunWasm, compileWasm, fetchLater, fetchWords, loadScript } from './fetching.js';
import { Loading } from './loading.js';
import { byId } from './page.js';
import { Pointer } from './pointer.js';
import { Semantics } from './semantics.js';
import { everything, forget, forgetVisit, load, onClaim, save } from './storage.js';
import { mayRefuse, watchSurface } from './surface.js';
import { ViewLink } from './view_link.js';
import { preferredLanguage, wordsIn } from './words.js';

/** @type {KielaFiles} */
const files = JSON.parse(byId('kiela-files').textContent ?? '');
const main = byId('kiela');
const canvas = /** @type {HTMLCanvasElement} */ (byId('picture'));
const language = preferredLanguage();
const loading = new Loading(language);

/** @type {KielaModule | undefined} */
let game;
/** @type {EngineWorker | undefined} */
let engine;
/** What an exported function is called for. */
let handed = '';
const pointer = new Pointer(
  main,
  canvas,
  () => game,
  () => semantics.tellScrolls(),
);
const announcer = new Announcer({ polite: byId('polite'), assertive: byId('assertive') });
const semantics = new Semantics(
  byId('semantics'),
  announcer,
  (kind, id, value) => game?._kielaCommand(kind, id, value),
  (event) => pointer.hadClick(event),
  new ExtrasLoader(files.later.extras, receive),
  (text) => {
    handed = text;
    game?._kielaText();
  },
  () => loadScript(files.later.gamepad),
);
/** @type {Sounds | undefined} */
let sounds;
/** @type {[volume: number, vibrates: boolean]} */
let audible = [0, false];
const viewLink = new ViewLink(byId('view-link'), (plain) => game?._kielaChooseView(Number(plain)));

/**
 * Hands over what somebody has dropped, pasted or picked.
 * @param {string} text
 * @param {number} fault what is wrong with it; 0: nothing
 */
function receive(text, fault) {
  handed = text;
  game?._kielaReceive(fault);
}

/** Begins anew, as if the page had another query. @param {string} query */
function begin(query) {
  forgetVisit();
  handed = query;
  game?._kielaBegin();
}

/** @param {string} text @returns {number} what is wrong with it */
function order(text) {
  handed = text;
  return game?._kielaOrder() ?? 0;
}

/** @param {string} code of the language that the page is in from now on */
function setLanguage(code) {
  document.documentElement.lang = code;
  document.title = wordsIn(code)('shell.title');
  main.dataset.drop = wordsIn(code)('shell.drop');
  viewLink.speak(code);
}

/** @param {string} name of the theme that the page is in from now on */
function setTheme(name) {
  document.documentElement.dataset.theme = name;
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground-inner');
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.setAttribute('content', ground);
  }
}

/** @type {KielaHost} */
const host = {
  commit(memory, nodes, count, strings) {
    semantics.commit(memory, nodes, count, strings);
    loading.done();
  },
  announce: (sentence, assertive) => announcer.announce(sentence, assertive),
  focus: (id) => semantics.focus(id),
  setView(plain, canDraw) {
    main.classList.toggle('plain', plain);
    semantics.setPlain(plain);
    // Everything lies somewhere else now, what has the focus, too.
    if (plain && document.hasFocus()) document.activeElement?.scrollIntoView({ block: 'nearest' });
    viewLink.show(plain, canDraw);
    semantics.afterView();
  },
  setLanguage,
  setTheme,
  setTextSize(percent) {
    document.documentElement.style.fontSize = `${percent}%`;
  },
  setSound(...values) {
    audible = values;
    sounds?.set(...values);
  },
  sound: (kind, stones, across, level, delay) =>
    sounds?.sound({ kind, stones, across, level, delay }),
  load,
  save,
  everything,
  forget() {
    forget();
    location.reload();
  },
  today,
  dayInWords,
  async fetchPuzzles() {
    handed = await fetchLater(files.later.puzzles);
    game?._kielaPuzzles();
  },
  async fetchLaterWords(code) {
    handed = await fetchWords(files.later.pages[code], code).catch(() => code);
    game?._kielaLaterWords();
  },
  tell: (report) => globalThis.kielaTell?.(report),
  warn: (sentence) => console.warn(sentence),
  async fetchWords(code) {
    const words = await fetchWords(files.words[code], code).catch(() => code);
    handed = words;
    game?._kielaWords();
  },
  update: () => kielaUpdate?.(),
  take: () => handed,
  askEngine: (request, question) => engine?.ask(request, question),
  cancelEngine: () => engine?.cancel(),
};

/** @param {Promise<WebAssembly.Module>} compiled */
function createEngine(compiled) {
  /** @param {string} name */
  const address = (name) => new URL(name, document.baseURI).href;
  return new EngineWorker(
    () => new Worker(address(files.worker)),
    { script: address(files.script), wasm: address(files.wasm) },
    compiled,
    (request, answer) => {
      handed = answer;
      game?._kielaAnswered(request);
    },
    () => game?._kielaWorkerLost(),
  );
}

/** What the module is told of where it is: any of "frame", "vibration" and "share". */
function surroundings() {
  const framed = window.parent !== window;
  // Computers know the function, too, and have nothing that vibrates.
  const vibrates = 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;
  const shares = 'share' in navigator;
  return `${framed ? 'frame' : ''},${vibrates ? 'vibration' : ''},${shares ? 'share' : ''}`;
}

/**
 * @param {Promise<WebAssembly.Module>} compiled
 * @param {string[]} later the words that could wait, where they are wanted at once
 * @returns {Promise<KielaModule>}
 */
function start(compiled, later) {
  return new Promise((resolve, reject) => {
    createKiela({
      canvas,
      kiela: host,
      arguments: [
        location.search,
        navigator.languages.join(','),
        surroundings(),
        location.href.split(/[?#]/)[0],
        ...later,
      ],
      instantiateWasm(imports, receive) {
        compiled
          .then(async (module) => receive(await WebAssembly.instantiate(module, imports), module))
          .catch(reject);
        return {};
      },
      onAbort: () => loading.failed(),
    }).then(resolve, reject);
  });
}

async function boot() {
  if (!canRunWasm()) return loading.unsupported();
  try {
    const compiled = compileWasm(files.wasm, (bytes) => loading.progress(bytes / files.wasmBytes));
    // Lessons and puzzles are in later words.
    const wanted = /[?&](lesson|puzzle)=/.test(location.search) ? [files.later.pages] : [];
    const words = Promise.all(
      [files.words, ...wanted].map((all) => fetchWords(all[language], language)),
    );
    await Promise.all([loadScript(files.script), compiled, words]);
    const [first, ...later] = await words;
    handed = first;
    engine = createEngine(compiled);
    mayRefuse(canvas);
    game = await start(compiled, later);
    watchSurface(main, canvas, game);
    if (window.parent !== window)
      loadScript(files.later.embedding).then(
        () => kielaEmbedding(order),
        () => {},
      );
    onClaim(() => game?._kielaGiveWay());
    loadScript(files.later.afterwards).then(
      () => {
        sounds = kielaAfterwards(main, receive, () => loadScript(files.later.sound));
        sounds.set(...audible);
      },
      () => {},
    );
    const idle = game._kielaKiosk();
    if (idle) {
      await loadScript(files.later.kiosk);
      kielaKiosk(idle, begin);
    }
    loadScript(files.later.offline).then(
      () => kielaOffline((state) => game?._kielaAround(state)),
      () => {},
    );
  } catch (error) {
    // A page that is left while it loads has nothing to complain of: by then it is gone.
    setTimeout(() => {
      console.error(error);
      loading.failed();
    });
  }
}

// Browsers that install pages may offer it before the game is there.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.kielaOffer = event;
});
setLanguage(language);
boot();
window.kielaStarted = true;
