// Prints what a frame of the busiest motion costs on the page's thread: building the picture and its
// semantics in the module, and the page's part in it. What WebGL draws is left out, since software
// draws it here: the context is real, but nothing is sent to it. Also that a board at rest draws
// nothing. Fails when building is over the budget.
//
//   node scripts/bench.d/motion.mjs [dist]
import { chromium } from 'playwright-core';
import { securityHeaders, startServer } from '../serve.mjs';

/** Milliseconds for building a frame, at the 95th percentile. */
const budget = 2;
/** Seconds in which a board at rest draws nothing. */
const idle = 10;
/** Fifty-six stones and a move of 97 steps, with four captures. */
const position =
  '0,2,1,4,0,1,4,0,0,3/1,0,2,2,3,1,4,3,0,2/0,0,0,0,0,1,1,1,5,5/2,0,3,0,1,0,2,1,1,0 n';
const move = 'b4';

const graphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** @typedef {{ frame: number, commit: number, draws: number }} Sample milliseconds, and calls */

/** Runs before the page's own scripts: times each frame, and keeps WebGL from working. */
function timeFrames() {
  /** @type {Sample[]} */
  const samples = [];
  let commit = 0;
  let draws = 0;
  Object.assign(window, { kielaSamples: samples });

  const context = WebGL2RenderingContext.prototype;
  for (const call of /** @type {const} */ (['bufferData', 'bufferSubData', 'clear']))
    Object.defineProperty(context, call, { value: () => {} });
  for (const call of /** @type {const} */ (['texImage2D', 'texSubImage2D']))
    Object.defineProperty(context, call, { value: () => {} });
  Object.defineProperty(context, 'drawElements', { value: () => draws++ });

  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      commit = draws = 0;
      const begun = performance.now();
      callback(time);
      samples.push({ frame: performance.now() - begun, commit, draws });
    });

  /** @type {(options: any) => unknown} */
  let create;
  Object.defineProperty(window, 'createKiela', {
    get: () => (/** @type {any} */ options) => {
      const { commit: original } = options.kiela;
      options.kiela.commit = (/** @type {unknown[]} */ ...values) => {
        const begun = performance.now();
        original(...values);
        commit += performance.now() - begun;
      };
      return create(options);
    },
    set: (module) => {
      create = module;
    },
  });
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {number} ratio
 */
async function watch(browser, address, ratio) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: ratio,
  });
  await page.addInitScript(timeFrames);
  const query = new URLSearchParams({ lang: 'en', theme: 'light', motion: 'normal', position });
  await page.goto(`${address}?${query}&opponent=person&side=north`);
  const cell = page.locator(`[role=gridcell][aria-label^="${move},"]`);
  await cell.waitFor();
  await page.waitForTimeout(1500);
  const samples = () =>
    page.evaluate(
      () => /** @type {Sample[]} */ (/** @type {any} */ (window).kielaSamples.splice(0)),
    );
  await samples();
  await cell.click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.getByRole('button', { name: 'Skip' }).waitFor({ state: 'detached' });
  const moving = await samples();
  await page.waitForTimeout(1500);
  await samples();
  await page.waitForTimeout(idle * 1000);
  const resting = await samples();
  await page.close();
  return { moving: moving.filter(({ draws }) => draws > 0), resting: resting.length };
}

/** @param {number[]} times @param {number} part */
const quantile = (times, part) => [...times].sort((a, b) => a - b)[Math.floor(times.length * part)];

/** @param {number[]} times */
const timesIn = (times) => [0.5, 0.95].map((part) => quantile(times, part).toFixed(2));

/** @param {string[]} cells */
function printRow([name, ...numbers]) {
  console.log(name.padEnd(48) + numbers.map((number) => number.padStart(10)).join(''));
}

const server = await startServer({
  root: process.argv[2] ?? 'dist',
  // Alone with itself, a page is given finer clocks.
  headers: {
    ...securityHeaders,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  },
});
const browser = await chromium.launch({
  executablePath: process.env.KIELA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--no-first-run', ...graphics, ...quiet],
});
/** @type {string[]} */
const missed = [];
try {
  printRow(['a frame at 1280 × 800 (ms)', 'median', '95 %', 'budget', 'ratio']);
  for (const ratio of [1, 2]) {
    const { moving, resting } = await watch(browser, server.url, ratio);
    if (moving.length < 100) throw new Error(`only ${moving.length} frames were drawn`);
    const whole = moving.map(({ frame }) => frame);
    const late = quantile(whole, 0.95);
    printRow([
      `at pixel ratio ${ratio}: building a frame`,
      ...timesIn(whole),
      budget.toFixed(2),
      (late / budget).toFixed(2),
    ]);
    if (late > budget) missed.push(`building a frame at pixel ratio ${ratio}`);
    const commits = moving.map(({ commit }) => commit).filter((time) => time > 0);
    printRow(['  of it, when they change, the page’s semantics', ...timesIn(commits)]);
    printRow([`  frames in ${idle} s at rest`, `${resting}`, '', '0']);
    if (resting) missed.push(`a board at rest at pixel ratio ${ratio}`);
  }
} finally {
  await browser.close();
  await server.close();
}
for (const what of missed) console.log(`MISSED: ${what}`);
process.exitCode = missed.length > 0 ? 1 : 0;
