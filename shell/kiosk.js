// The page as a screen that stands in a museum all day: while nobody plays the game plays itself, one
// prepared position after the other and one language after the other, until somebody touches it; who
// leaves is asked for, and then everything begins anew. Loaded only for addresses with kiosk=1, after
// the first frame, as a script of its own (docs/kiosk.md).

import { Attract } from './kiosk_attract.js';
import { behave } from './kiosk_manners.js';
import { Question } from './kiosk_question.js';
import { Quiet } from './kiosk_quiet.js';
import { Repair } from './kiosk_repair.js';
import { scenes } from './kiosk_scenes.js';
import { dress } from './kiosk_style.js';
import { languages } from './kiosk_words.js';
import { byId } from './page.js';

/** All in milliseconds. How long the last picture of a scene stays. */
const restOfScene = 12_000;
const longestScene = 600_000;
/** Nobody plays on alone for longer than the program's move and a long motion take. */
const longestTurn = 60_000;
/** Newer builds are let in by pages that have been open for so long: one that cannot be had would be
 * looked for again and again. */
const updateAfter = 600_000;
/** How often it is looked whether the page can be loaded again. */
const mendEvery = 30_000;

/** What an address may say of the game, which is not for scenes. */
const ofGame = ['game', 'opponent', 'side', 'first', 'lesson', 'puzzle'];

/** The address's query with other values. @param {Record<string, string>} values */
function queryWith(values) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  return query;
}

/** @param {string} position @param {string} lang */
function queryOfScene(position, lang) {
  const query = queryWith({ demo: '1', position, lang, sound: '0', ui: 'board' });
  for (const name of ofGame) query.delete(name);
  return `${query}`;
}

class Kiosk {
  #idle;
  #begin;
  #scene = 0;
  #turn = Math.max(0, languages.indexOf(document.documentElement.lang));
  #repair = new Repair(/** @type {HTMLCanvasElement} */ (byId('picture')), () => this.rest());
  #quiet = new Quiet(byId('semantics'));
  #attract = new Attract(
    byId('kiela'),
    queryWith({}).get('seating') === 'face',
    (language, byKey) => this.#visit(language, byKey),
  );
  #question = new Question(() => this.rest());

  /** @param {number} idle in seconds @param {(query: string) => void} begin */
  constructor(idle, begin) {
    this.#idle = 1000 * idle;
    this.#begin = begin;
    setInterval(() => this.#mend(), mendEvery);
  }

  /** Nobody is there. */
  rest() {
    this.#question.close();
    this.#mend();
    const language = languages[this.#turn++ % languages.length];
    // First what goes on whatever becomes of the scene.
    this.#attract.show(language);
    this.#quiet.wait(restOfScene, longestScene, () => this.rest());
    this.#beginAnew(queryOfScene(scenes[this.#scene++ % scenes.length], language));
  }

  /** @param {string} language @param {boolean} byKey */
  #visit(language, byKey) {
    this.#beginAnew(`${queryWith({ lang: language })}`);
    this.#attract.hide();
    if (byKey) this.#focusBoard();
    this.#waitForVisitor();
  }

  /** Who came by keys, or does not see the screen, goes on there. */
  #focusBoard() {
    requestAnimationFrame(() => {
      const cell = byId('semantics').querySelector('[role=grid] [tabindex="0"]');
      if (cell instanceof HTMLElement) cell.focus();
    });
  }

  #waitForVisitor() {
    this.#quiet.wait(this.#idle, longestTurn, () =>
      this.#question.ask(document.documentElement.lang, () => this.#waitForVisitor()),
    );
  }

  /** @param {string} query */
  #beginAnew(query) {
    if (this.#repair.isDead) return;
    this.#begin(query);
    // What was said last may still be read.
    for (const region of document.querySelectorAll('#kiela > .live')) region.textContent = '';
  }

  #mend() {
    this.#repair.mend(() => this.#attract.shown);
    if (globalThis.kielaUpdateWaits && this.#attract.shown && performance.now() > updateAfter)
      kielaUpdate?.();
  }
}

/** @param {number} idle @param {(query: string) => void} begin */
globalThis.kielaKiosk = (idle, begin) => {
  dress();
  behave();
  new Kiosk(idle, begin).rest();
};
