// Prints how long the page stands still at most while the strongest level looks for its moves: with
// the engine in its worker, and on the page's own thread where there is none. Fails when it is more
// than the budget, which is meant for two idle cores; where frames are late without any thinking, the
// machine is too busy to tell.
//
//   node scripts/bench.d/frames.mjs [dist]
import { chromium } from 'playwright-core';
import { startServer } from '../serve.mjs';

/** Milliseconds from one frame to the next. */
const budget = 100;
/** Moves of the program that are watched in each way. */
const moves = 6;
/** A small picture: it is drawn by software here, and drawing is not what is measured. */
const viewport = { width: 640, height: 400 };
/** Milliseconds in which the page comes to rest after it has been loaded. */
const settling = 1500;

const graphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/**
 * Runs in the page: makes a move and watches the frames while the program thinks.
 * @returns {Promise<{ longest: number, thinking: number }>} milliseconds
 */
async function watchOneMove() {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const playable = () =>
    /** @type {HTMLElement[]} */ ([
      ...document.querySelectorAll('[role=gridcell]:not([aria-disabled])'),
    ]);
  let houses = playable();
  for (; !houses.length; houses = playable()) await nextFrame();
  houses[0].click();
  while (playable().length) await nextFrame();
  // The frame in which the own move is shown is none of the engine's.
  const begun = await nextFrame();
  let before = begun;
  let longest = 0;
  while (!playable().length) {
    const now = await nextFrame();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return { longest, thinking: before - begun };
}

/** Runs in the page: watches the frames while nobody thinks. @returns {Promise<number>} */
async function watchRest() {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const begun = await nextFrame();
  let before = begun;
  let longest = 0;
  while (before - begun < 3000) {
    const now = await nextFrame();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {boolean} withWorker
 */
async function watch(browser, address, withWorker) {
  const page = await browser.newPage({ viewport });
  if (!withWorker) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  // Between equals nobody is taken apart before the moves have been watched.
  await page.goto(`${address}?lang=en&motion=off&opponent=6&rules=beginner`);
  await page.waitForTimeout(settling);
  const atRest = await page.evaluate(watchRest);
  const results = [];
  for (let move = 0; move < moves; ++move) results.push(await page.evaluate(watchOneMove));
  const workers = page.workers().length;
  await page.close();
  if (workers !== Number(withWorker)) throw new Error(`${workers} workers were at work`);
  return {
    atRest,
    longest: Math.max(...results.map(({ longest }) => longest)),
    thinking: Math.max(...results.map(({ thinking }) => thinking)),
  };
}

/** @param {string[]} cells */
function printRow([name, ...numbers]) {
  console.log(name.padEnd(28) + numbers.map((number) => number.padStart(16)).join(''));
}

const server = await startServer({ root: process.argv[2] ?? 'dist' });
const browser = await chromium.launch({
  executablePath: process.env.KIELA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--no-first-run', ...graphics, ...quiet],
});
let [missed, busy] = [false, false];
try {
  printRow([
    'in Chromium, level 6 (ms)',
    'longest frame',
    'while at rest',
    'longest move',
    'budget',
  ]);
  for (const [name, withWorker] of /** @type {const} */ ([
    ['engine in its worker', true],
    ['engine in the page', false],
  ])) {
    const { atRest, longest, thinking } = await watch(browser, server.url, withWorker);
    missed ||= longest > budget;
    busy ||= atRest > budget / 2;
    printRow([name, ...[longest, atRest, thinking, budget].map((time) => time.toFixed(0))]);
  }
} finally {
  await browser.close();
  await server.close();
}
if (busy) {
  console.log('The machine is busy with something else: these times say little.');
} else if (missed) {
  console.error('the page stood still for longer than its budget');
  process.exit(1);
}
