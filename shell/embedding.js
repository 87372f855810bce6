// The game in somebody else's page: takes messages of that page, carries them out, and tells it what
// happens (docs/embedding.md). Loaded only in a frame, as a script of its own. Only the parent window
// is listened to and spoken to; nothing that is told is about the visitor.

import { Inbox } from './embedding/inbox.js';
import { messageOf } from './embedding/reports.js';
import { Statements } from './embedding/statements.js';
import { watchWish } from './embedding/wish.js';
import { byId, flag } from './page.js';

/** @typedef {import('./embedding/inbox.js').Letter} Letter */
/** @typedef {import('./embedding/reports.js').Message} Message */

/** What an order is refused for (`OrderFault` in src/app/order.hpp): codes and sentences. */
const faults = [
  { code: '', text: '' },
  { code: 'unknown', text: 'There is no such type of message.' },
  { code: 'unreadable', text: 'What the message holds cannot be read.' },
  { code: 'illegal', text: 'The rules do not allow it.' },
  { code: 'not-your-turn', text: 'The visitor is not on turn.' },
  { code: 'over', text: 'The game has ended.' },
  { code: 'busy', text: 'The game cannot be reached now.' },
];

/** What a new game can be asked for with; what is not named stays as it is, but these. */
const ofSetup = ['rules', 'opponent', 'side', 'first', 'position', 'game'];
const ofOneGame = ['position', 'game'];

/** @param {string} language */
const isSpoken = (language) =>
  Object.hasOwn(
    JSON.parse(byId('kiela-files').textContent ?? '').words,
    language.toLowerCase().split('-')[0],
  );

/** @param {(name: string) => string} field @param {Message} state of the game so far */
function newGame(field, { query, rules = '' }) {
  const wanted = new URLSearchParams(query);
  for (const name of ofOneGame) wanted.delete(name);
  // Something has to be there that tells of a game.
  wanted.set('rules', rules);
  for (const name of ofSetup) if (field(name)) wanted.set(name, field(name));
  return `load ?${wanted}`;
}

/**
 * What each type of message orders, one after the other (src/app/order.hpp); an empty order asks for
 * the state.
 * @type {Record<string, (field: (name: string) => string, state: Message) => string[]>}
 */
const orders = {
  new(field, state) {
    const language = `language ${field('lang')}`;
    if (!field('lang')) return [newGame(field, state)];
    // What cannot be spoken leaves the game as it is, too.
    return isSpoken(field('lang')) ? [newGame(field, state), language] : [language];
  },
  play: (field) => [`play ${field('house')}`],
  undo: () => ['undo'],
  load: (field) => [`load ${field('text')}`],
  setLanguage: (field) => [`language ${field('language')}`],
  getState: () => [''],
};

/** The only origin that is spoken to: the last one of the address that is one. */
function wantedOrigin() {
  const given = new URLSearchParams(location.search).getAll('origin');
  const good = given.filter((value) => /^https?:\/\/[^/\\?#@ "<>]+$/.test(value));
  try {
    return new URL(good.pop() ?? '').origin;
  } catch {
    return '*';
  }
}

/** @param {(order: string) => number} carryOut tells what is wrong with it; what came of it is told meanwhile */
globalThis.kielaEmbedding = (carryOut) => {
  const origin = wantedOrigin();
  /** @type {Letter | undefined} that is answered now */
  let asked;
  /** @type {Message} as it was told last */
  let state = { type: 'state' };

  /** @param {object} message @param {Letter} [about] whose id it gets */
  function post(message, about) {
    const id = about?.id === undefined ? {} : { id: about.id };
    parent.postMessage({ source: 'kiela', v: 1, ...message, ...id }, origin);
  }

  /** @type {import('./embedding/inbox.js').Refuse} */
  const refuse = ({ code, text }, about) =>
    post({ type: 'error', code, message: text, about: about.type }, about);

  /** @param {Letter} letter */
  function handle(letter) {
    if (!Object.hasOwn(orders, letter.type)) return refuse(faults[1], letter);
    asked = letter;
    let fault = 0;
    for (const order of orders[letter.type](letter.field, state)) fault ||= carryOut(order);
    // Whatever is asked is answered, also where nothing has changed.
    if (!fault && asked) carryOut('');
    asked = undefined;
    if (fault) refuse(faults[fault], letter);
  }

  post({ type: 'ready', version: KIELA_VERSION, types: Object.keys(orders) });
  const statements =
    flag('xapi') === '1'
      ? new Statements((statement) => post({ type: 'xapi', statement }))
      : undefined;
  globalThis.kielaTell = (report) => {
    const message = messageOf(report);
    const isState = message.type === 'state';
    post(message, isState ? asked : undefined);
    if (isState) {
      asked = undefined;
      state = message;
    }
    statements?.follow(message);
  };
  carryOut('');
  watchWish((width, height) => {
    post({ type: 'resize', width, height });
    parent.postMessage({ subject: 'lti.frameResize', height }, origin);
  });
  new Inbox({
    accepts: (event) => event.source === parent && (origin === '*' || event.origin === origin),
    handle,
    refuse,
  });
};
