// Every screen of the game and the way to it, for the tests that look at all of them: with axe, by what
// is to be hit, as the browser's accessibility tree, by keyboard, in a frame. A new screen is added
// here.

import assert from 'node:assert/strict';
import { focusedHouse } from './focus.mjs';
import { puzzlesFile } from './puzzles.mjs';

/** @typedef {import('./game.mjs').Game} Game */
/** @typedef {import('./stage.mjs').Stage} Stage */
/** @typedef {import('playwright-core').Locator} Locator */

/**
 * How somebody presses things.
 * @typedef {(game: Game, target: Locator) => Promise<unknown>} Hand
 */

/** @type {Hand} */
export const byClick = (_, target) => target.click();

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {Record<string, string>} [parameters] in the address
 * @property {Record<string, string>} [kept] in the storage
 * @property {(game: Game, hand: Hand) => Promise<unknown>} [reach] from what the address opens
 * @property {boolean} [held] the file of puzzles never comes
 * @property {boolean} [spoilt] and it is something else
 */

/** North's f3 captures at once, and on and on. */
const manyCaptures =
  '0,2,1,4,0,1,4,0,0,3/1,0,2,2,3,1,4,3,0,2/0,0,0,0,0,1,1,1,5,5/2,0,3,0,1,0,2,1,1,0 n';
/** So few moves are left that the program looks to the end at once. */
const nearTheEnd =
  '0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,1,0,0,0,0/1,0,0,0,0,0,0,0,0,0 s';
/** South's f2 captures North's last stone. */
const almostWon =
  '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0,0,0 s';

const settings = (/** @type {string[]} */ ...lines) => ({
  'kiela.settings.1': ['learned=1', ...lines].map((line) => `${line}\n`).join(''),
});
const together = { opponent: 'person' };
const afterMoves = { ...together, game: 'g1.d4.h2.c4' };
const past = {
  'kiela.past': [
    'version=1',
    'day=2026-11-29',
    'game=traditional 1 south south start',
    'moves=g1 d4',
    'resigned=south',
    'day=2026-11-28',
    'game=tournament person south north start',
    'moves=d4',
    'end=',
    '',
  ].join('\n'),
  'kiela.results.1': 'traditional 1=5 2 1 2 4\ntournament 6=0 1 0 -1 0\n',
};

/**
 * Presses a button: in the open dialog if there is one, else in the window, else in the menu.
 * @param {Game} game
 * @param {Hand} hand
 * @param {string} id
 */
async function press(game, hand, id) {
  const { dialog } = game.now;
  const within = dialog ? game.dialog().last() : game.root;
  const name = game.say(id);
  const seen = game.root.locator('button:not(.unseen), .plain button');
  const target = within.getByRole('button', { name, exact: true }).and(seen);
  if (!dialog && !(await target.count())) await open(game, hand, 'button.menu');
  const there = game.now.dialog ? game.dialog().last() : game.root;
  await hand(game, there.getByRole('button', { name, exact: true }).and(seen).first());
}

/**
 * Opens a dialog by its button.
 * @param {Game} game
 * @param {Hand} hand
 * @param {string} id of the button
 */
async function open(game, hand, id) {
  const before = game.now.dialog;
  await press(game, hand, id);
  const isOther = (/** @type {string} */ dialog) => dialog !== '' && dialog !== before;
  await game.until(`${id} to open`, ({ dialog }) => isOther(dialog) && dialog !== menuOf(game, id));
}

/** The menu, if it is only on the way. @param {Game} game @param {string} id */
const menuOf = (game, id) => (id === 'button.menu' ? '' : game.say('button.menu'));

/** @param {string[]} ids of what is pressed one after the other */
const opened =
  (...ids) =>
  async (/** @type {Game} */ game, /** @type {Hand} */ hand) => {
    for (const id of ids) await open(game, hand, id);
  };

/** @param {Game} game @param {Hand} hand @param {string} house */
async function play(game, hand, house) {
  await game.turn();
  await game.play(house, (cell) => hand(game, cell));
}

/** Tries a house in a lesson or puzzle. @param {Game} game @param {Hand} hand @param {string} house */
async function attempt(game, hand, house) {
  const before = game.caption;
  await hand(game, game.cell(house));
  await game.until(`an answer to ${house}`, ({ texts }) => (texts.at(-1) ?? '') !== before);
}

/** @param {string} text */
const unreadable = (text) => async (/** @type {Game} */ game, /** @type {Hand} */ hand) => {
  await open(game, hand, 'button.open');
  await hand(game, game.root.getByRole('textbox'));
  await game.page.keyboard.insertText(text);
  const about = game.say('import.about');
  await press(game, hand, 'import.open');
  await game.until('what is wrong', ({ texts, dialog }) => !!dialog && !texts.includes(about));
};

/** @type {Screen[]} */
export const screens = [
  // The game.
  { name: 'first-visit', kept: {} },
  { name: 'game' },
  { name: 'game-together', parameters: together },
  {
    name: 'game-after-moves',
    parameters: together,
    async reach(game, hand) {
      for (const house of ['g1', 'd4']) await play(game, hand, house);
    },
  },
  {
    name: 'capture-preview',
    parameters: { ...together, position: manyCaptures, side: 'north' },
    async reach(game) {
      // By a key, as who wants to look ahead.
      await game.page.keyboard.press('Tab');
      await game.cell('f3').focus();
      assert.equal(await focusedHouse(game), 'f3');
    },
  },
  {
    name: 'move-to-be-confirmed',
    parameters: together,
    kept: settings('confirm=1'),
    async reach(game, hand) {
      const before = game.caption;
      await hand(game, game.cell('g1'));
      await game.until('the question', ({ texts, last }) => !last && texts.at(-1) !== before);
    },
  },
  {
    name: 'hint',
    parameters: { ...together, position: nearTheEnd },
    async reach(game, hand) {
      await press(game, hand, 'button.hint');
      const start = game.say('hint.move', { house: '##', outcome: '' }).split('##')[0];
      await game.until('the hint', ({ texts }) => (texts.at(-1) ?? '').startsWith(start));
    },
  },
  {
    name: 'readings',
    parameters: { ...together, game: 'g1' },
    async reach(game) {
      await game.cell('e2').focus();
      await game.page.keyboard.press('o');
      const start = game.say('read.facing', { house: 'e2', inner: '##', outer: '' });
      await game.until('the answer', ({ texts }) =>
        texts.some((text) => text.startsWith(start.split('##')[0])),
      );
    },
  },
  {
    name: 'moves',
    parameters: afterMoves,
    async reach(game, hand) {
      await press(game, hand, 'button.moves');
      const list = game.root.getByRole('listbox', { name: game.say('moves.list') });
      await list.waitFor();
      await hand(game, list.getByRole('option').nth(1));
      await game.until('the second move', ({ last }) => last === 'd4');
    },
  },
  { name: 'face-to-face', parameters: together, kept: settings('seating=face') },
  { name: 'by-link', parameters: { opponent: 'link' } },
  {
    name: 'by-link-to-be-sent',
    parameters: { opponent: 'link' },
    async reach(game, hand) {
      await play(game, hand, 'g1');
      await game.button('button.send-link').waitFor();
    },
  },

  // Dialogs.
  { name: 'menu', parameters: together, reach: opened('button.menu') },
  { name: 'language', parameters: together, reach: opened('button.language') },
  { name: 'new-game', parameters: together, reach: opened('button.new-game') },
  { name: 'settings', parameters: together, reach: opened('button.settings') },
  {
    name: 'rules',
    parameters: together,
    async reach(game, hand) {
      await open(game, hand, 'button.rules');
      // They may have to be fetched.
      const heading = game.dialog().getByRole('heading', { level: 3 });
      await heading.first().waitFor({ state: 'attached' });
    },
  },
  { name: 'share', parameters: together, reach: opened('button.share') },
  { name: 'open', parameters: together, reach: opened('button.open') },
  { name: 'open-unreadable', parameters: together, reach: unreadable('1. x9') },
  { name: 'kept-nothing', parameters: together, reach: opened('button.kept') },
  { name: 'kept', kept: { ...settings(), ...past }, reach: opened('button.kept') },
  {
    name: 'erase',
    kept: { ...settings(), ...past },
    reach: opened('button.kept', 'button.erase'),
  },
  { name: 'resign', parameters: together, reach: opened('button.resign') },
  {
    name: 'elsewhere',
    parameters: together,
    async reach(game) {
      // As another tab's storage tells it.
      await game.root.evaluate(() => {
        const key = Object.keys(localStorage).find((each) => each.startsWith('kiela.turn'));
        dispatchEvent(new StorageEvent('storage', { key, newValue: 'another' }));
      });
      await game.dialog('elsewhere.title').waitFor();
    },
  },
  {
    name: 'result',
    parameters: { position: almostWon },
    async reach(game, hand) {
      await play(game, hand, 'f2');
      await game.dialog('result.title.you').waitFor();
    },
  },
  {
    name: 'result-given-up',
    parameters: afterMoves,
    async reach(game, hand) {
      await open(game, hand, 'button.resign');
      await press(game, hand, 'button.resign');
      const title = game.say('result.title.side', { side: game.say('side.north') });
      await game.until('the result', ({ dialog }) => dialog === title);
    },
  },

  // Looking closely.
  {
    name: 'analysis',
    parameters: { ...together, position: nearTheEnd },
    async reach(game, hand) {
      await open(game, hand, 'button.analysis');
      await comesToRest(game);
    },
  },
  { name: 'editor', parameters: together, reach: opened('arrange.title.editor') },
  {
    name: 'arranging',
    parameters: together,
    async reach(game, hand) {
      await open(game, hand, 'button.new-game');
      await hand(game, game.group('field.expert').getByRole('radio').first());
      await press(game, hand, 'button.start');
      await game.dialog('arrange.title.south').waitFor();
      await hand(game, game.cell('g1'));
      await game.until('a stone in hand', ({ texts }) =>
        texts.some((text) => text !== game.say('arrange.help')),
      );
    },
  },

  // Learning.
  {
    name: 'learn',
    kept: { ...settings(), 'kiela.lessons.1': '1 2' },
    reach: opened('button.learn'),
  },
  { name: 'lesson', parameters: { lesson: '6' } },
  {
    name: 'lesson-wrong',
    parameters: { lesson: '6' },
    reach: (game, hand) => attempt(game, hand, 'b1'),
  },
  {
    name: 'lesson-step-done',
    parameters: { lesson: '6' },
    async reach(game, hand) {
      await attempt(game, hand, 'g2');
      await game.button('lesson.next').waitFor();
    },
  },
  { name: 'exercise', parameters: { lesson: '11' } },
  {
    name: 'puzzles',
    kept: { ...settings(), 'kiela.puzzles.1': '20786 20786 1 1 1 4' },
    reach: opened('button.puzzles'),
  },
  { name: 'puzzles-awaited', held: true, parameters: { puzzle: '1' } },
  { name: 'puzzles-damaged', spoilt: true, parameters: { puzzle: '1' } },
  { name: 'puzzle', parameters: { puzzle: '1' } },
  {
    name: 'puzzle-wrong',
    parameters: { puzzle: '1' },
    reach: (game, hand) => attempt(game, hand, 'a1'),
  },
  {
    name: 'puzzle-solved',
    parameters: { puzzle: '1' },
    async reach(game, hand) {
      await attempt(game, hand, 'b2');
      await game.button('lesson.next').waitFor();
    },
  },
];

/** Waits until nothing new has been said for a while. @param {Game} game @param {number} [quiet] */
export async function comesToRest(game, quiet = 700) {
  for (let before = -1; before !== game.moments.length;) {
    before = game.moments.length;
    await game.page.waitForTimeout(quiet);
  }
}

/** Goes from screen to screen in one page. */
export class Walk {
  game;
  #stage;
  #language;
  #common;
  /**
   * @param {Stage} stage
   * @param {Game} game in the page, or in a frame of it
   * @param {string} language
   * @param {Record<string, string>} [common] parameters of all screens
   */
  constructor(stage, game, language, common = {}) {
    this.game = game;
    this.#stage = stage;
    this.#language = language;
    this.#common = common;
  }

  /** The same day for all, and a file of puzzles that can be held. @param {import('playwright-core').Page} page */
  static prepare(page) {
    return page.clock.setFixedTime('2026-11-30T12:00:00');
  }

  /** @param {Screen} screen @param {Hand} [hand] */
  async to(screen, hand = byClick) {
    const { page, root } = this.game;
    // A page that is left while it loads complains.
    await this.game.board();
    await page.unroute(puzzlesFile);
    if (screen.held) await page.route(puzzlesFile, () => {});
    if (screen.spoilt) await page.route(puzzlesFile, (route) => route.fulfill({ body: '?' }));
    await root.evaluate((kept) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    }, screen.kept ?? settings());
    this.game.moments.length = 0;
    await root.goto(this.addressOf(screen));
    await this.game.board();
    if (screen.parameters?.puzzle) await this.#puzzle(screen);
    await screen.reach?.(this.game, hand);
  }

  /** @param {Screen} screen */
  addressOf(screen) {
    const parameters = { motion: 'off', sound: '0', ...this.#common, ...screen.parameters };
    return this.#stage.addressOf({ language: this.#language, parameters });
  }

  /** @param {Screen} screen */
  async #puzzle({ held, spoilt }) {
    const { game } = this;
    const notice = game.say(held ? 'later.loading' : 'later.damaged');
    await game.until('the puzzle', ({ texts, dialog }) =>
      held || spoilt
        ? texts.includes(notice)
        : dialog.startsWith(game.say('puzzle.name', { number: 1 })),
    );
  }
}

/** @param {string} name */
export function screenNamed(name) {
  const screen = screens.find((each) => each.name === name);
  assert.ok(screen, `a screen ${name}`);
  return screen;
}
