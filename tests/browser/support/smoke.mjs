// What the game is in every browser: a few moves with pointer and keys, another language, an answer of
// the engine's, and a game that is kept. For browsers that are driven by other means than the rest of
// the tests; see support/game.mjs.

import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { nameOf } from './account.mjs';
import { wordsIn } from './messages.mjs';
import { eventually, kept } from './offline.mjs';
import { lookAtPage } from './recorder.mjs';
import { replay } from './replay.mjs';

/** @typedef {import('./recorder.mjs').Moment} Moment */

/**
 * What is needed of a browser.
 * @typedef {object} Driver
 * @property {(address: string) => Promise<unknown>} open
 * @property {(selector: string) => Promise<unknown>} enter a frame: all that follows happens in it
 * @property {(expression: string) => Promise<any>} evaluate in the page
 * @property {(x: number, y: number) => Promise<unknown>} click
 * @property {(key: Key) => Promise<unknown>} press
 */

/** @typedef {'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'} Key */

/**
 * @param {Driver} driver
 * @param {string} what is waited for
 * @param {(moment: Moment) => boolean} condition
 * @returns {Promise<Moment>}
 */
async function until(driver, what, condition) {
  const end = performance.now() + 30_000;
  for (;;) {
    const moment = await driver.evaluate(`(${lookAtPage})()`);
    if (moment && condition(moment)) return moment;
    if (performance.now() > end)
      throw new Error(`waited for ${what}; last seen: ${JSON.stringify(moment)}`);
    await wait(50);
  }
}

/**
 * Clicks on an element once it lies still, which takes a while where a frame takes long.
 * @param {Driver} driver
 * @param {string} selector
 */
async function clickOn(driver, selector) {
  const find = `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()`;
  for (let before = ''; ; await wait(1000)) {
    const { x, y, width, height } = await driver.evaluate(`${find}.toJSON()`);
    const now = [x, y, width, height].join();
    if (now === before) return driver.click(x + width / 2, y + height / 2);
    before = now;
  }
}

/** @param {Driver} driver */
const untilBoard = (driver) =>
  until(driver, 'the board', ({ houses }) => Object.keys(houses).length === 40);

/** Waits until the page needs no server any more. @param {Driver} driver */
export async function untilKept(driver) {
  await untilBoard(driver);
  await eventually('all to be kept', () => driver.evaluate(`(${kept})()`));
}

/** What a game against another person begins with, in English. */
export const forTwo = '?lang=en&motion=off&opponent=person';

/**
 * Plays a few moves in the page or frame that has been opened with `forTwo`.
 * @param {Driver} driver
 */
export async function playSomeMoves(driver) {
  await untilBoard(driver);
  const picture = 'document.getElementById("picture")';
  assert.equal(await driver.evaluate(`${picture}.checkVisibility()`), true, 'there is a picture');
  const size = `[${picture}.width, ${picture}.height]`;
  const screen = '[innerWidth, innerHeight].map((length) => Math.round(length * devicePixelRatio))';
  assert.deepEqual(await driver.evaluate(size), await driver.evaluate(screen));

  const moves = ['g1', 'd4', 'f1', 'c4'];
  const [first, second, third, fourth] = moves;
  await clickOn(driver, `[role=gridcell][aria-label^="${first}"]`);
  await until(driver, 'the first move', ({ last }) => last === first);
  await clickOn(driver, `[role=gridcell][aria-label^="${second}"]`);
  await until(driver, 'the second move', ({ last }) => last === second);
  // The focus is where the last press was: on d4.
  for (const key of /** @type {Key[]} */ ([
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'Enter',
  ]))
    await driver.press(key);
  await until(driver, 'the third move', ({ last }) => last === third);
  await driver.evaluate(
    `document.querySelector('[role=gridcell][aria-label^="${fourth}"]').click()`,
  );
  const { houses } = await until(driver, 'the fourth move', ({ last }) => last === fourth);
  const { stones } = replay('traditional', undefined, moves);
  for (const [house, n] of Object.entries(stones))
    assert.equal(houses[house], nameOf(wordsIn('en'), house, n));

  await clickOn(driver, '[role=toolbar] button');
  await until(driver, 'the dialog', ({ dialog }) => dialog === wordsIn('en')('button.language'));
  await clickOn(driver, '[role=radio]:last-of-type');
  const polish = wordsIn('pl');
  await until(driver, 'Polish', ({ language, dialog }) => {
    return language === 'pl' && dialog === polish('button.language');
  });
  await driver.press('Escape');
  const {
    title,
    buttons,
    houses: named,
  } = await until(driver, 'the board', ({ dialog }) => dialog === '');
  assert.equal(title, polish('shell.title'));
  assert.ok(buttons.includes(polish('button.undo')));
  assert.equal(named.e2, nameOf(polish, 'e2', 0));
  assert.equal(named.c3, nameOf(polish, 'c3', 4));
}

/**
 * The game that playSomeMoves() has left is there again, in its language.
 * @param {Driver} driver
 * @param {string} site address of the game
 */
export async function goOn(driver, site) {
  await driver.open(site);
  const { last, language } = await untilBoard(driver);
  assert.equal(last, 'c4');
  assert.equal(language, 'pl');
}

/** What a game against the engine begins with. */
export const forOne = '?lang=en&motion=off&opponent=3';

/**
 * The engine answers in the page or frame that has been opened with `forOne`, and its worker starts.
 * @param {Driver} driver
 */
export async function hearTheEngine(driver) {
  await untilBoard(driver);
  await clickOn(driver, '[role=gridcell][aria-label^="g1"]');
  const answered = await until(driver, 'an answer', ({ last, playable }) => {
    return last !== '' && last !== 'g1' && playable.length > 0;
  });
  assert.match(answered.last, /^[a-j][34]$/);
  // What a worker says first, before it is asked anything.
  const says = `new Promise((resolve) => {
    const { worker } = JSON.parse(document.getElementById('kiela-files').textContent);
    const started = new Worker(worker);
    started.onmessage = () => resolve('something');
    started.onerror = () => resolve('nothing');
  })`;
  assert.equal(await driver.evaluate(says), 'something');
}
