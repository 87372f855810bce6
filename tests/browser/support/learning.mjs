// Takes lessons as somebody does who has only a keyboard and does not know the game: tries houses
// until the step is done, or until the lesson says which one to take.

import assert from 'node:assert/strict';
import { focusedHouse } from './focus.mjs';

/** @typedef {import('./game.mjs').Game} Game */

/** Moves the focus over a board that is not turned. @param {Game} game @param {string} house */
export async function walkTo(game, house) {
  const from = await focusedHouse(game);
  /** @param {number} index in a house's name @param {string} more @param {string} less */
  const way = (index, more, less) => {
    const distance = house.charCodeAt(index) - from.charCodeAt(index);
    return Array.from({ length: Math.abs(distance) }, () => (distance > 0 ? more : less));
  };
  for (const key of [...way(0, 'ArrowRight', 'ArrowLeft'), ...way(1, 'ArrowUp', 'ArrowDown')])
    await game.page.keyboard.press(key);
  assert.equal(await focusedHouse(game), house);
}

/** @param {Game} game */
const isDone = ({ now, say }) => now.buttons.includes(say('lesson.next'));

/** The house that the lesson tells to try, if it does. @param {Game} game */
function told({ now, say }) {
  const words = say('lesson.help', { house: 'xx' });
  const [before, after] = words.split('xx');
  const text = now.texts.at(-1) ?? '';
  const start = text.lastIndexOf(before);
  if (start < 0 || !text.endsWith(after)) return '';
  return text.slice(start + before.length, text.length - after.length);
}

/** Presses Tab until the focus is on the board. @param {Game} game */
export async function enterBoard(game) {
  for (let stop = 0; stop < 10; ++stop) {
    if (/^[a-j][1-4]$/.test(await focusedHouse(game))) return;
    await game.page.keyboard.press('Tab');
  }
  assert.fail('Tab leads to the board');
}

/** Does one step and goes on to the next one. @param {Game} game @returns {Promise<string>} its title */
export async function doStep(game) {
  const title = game.now.dialog;
  const houses = [...game.now.playable];
  while (!isDone(game)) {
    const house = told(game) || houses.shift();
    assert.ok(house, `a house is left to try in ${title}`);
    const before = game.now.texts.at(-1);
    await walkTo(game, house);
    await game.page.keyboard.press('Enter');
    await game.until(`an answer to ${house} in ${title}`, ({ texts }) => texts.at(-1) !== before);
  }
  await game.page.keyboard.press('n');
  await game.until(`the step after ${title}`, ({ dialog }) => dialog !== title);
  return title;
}

/** The lessons of the list that are done, by their numbers. @param {Game} game */
export async function lessonsDone(game) {
  const names = await game.root
    .getByRole('option')
    .evaluateAll((options) =>
      options.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
    );
  const done = game.say('learn.done');
  return names.filter((name) => name.endsWith(`. ${done}`)).map((name) => parseInt(name, 10));
}
