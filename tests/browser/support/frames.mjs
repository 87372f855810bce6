// How many frames a page asks for, and how much it draws.

/** @typedef {import('playwright-core').Page} Page */

/** @typedef {{ asked: number, pending: number }} Frames */

/** To be run before the page's own scripts: counts the frames that are asked for. */
function count() {
  /** @type {Frames} */
  const frames = { asked: 0, pending: 0 };
  Object.assign(window, { kielaFrames: frames });
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    frames.asked++;
    frames.pending++;
    return request((time) => {
      callback(time);
      frames.pending--;
    });
  };
}

/** @param {Page} page before it loads */
export const countFrames = (page) => page.addInitScript(count);

/** @param {Page} page @returns {Promise<number>} frames asked for so far */
export const framesOf = (page) =>
  page.evaluate(() => /** @type {any} */ (window).kielaFrames.asked);

/** Waits until no frame is due any more. @param {Page} page */
export async function comesToRest(page) {
  for (let before = -1, now = 0; before !== now;) {
    before = await framesOf(page);
    await page.waitForFunction(() => /** @type {any} */ (window).kielaFrames.pending === 0, null, {
      polling: 100,
    });
    await page.waitForTimeout(500);
    now = await framesOf(page);
  }
}

/** To be run before the page's own scripts: counts what is drawn. */
function countCalls() {
  Object.assign(window, { kielaDraws: 0 });
  const { prototype } = WebGL2RenderingContext;
  const draw = prototype.drawElements;
  prototype.drawElements = function (mode, count, type, offset) {
    /** @type {any} */ (window).kielaDraws++;
    draw.call(this, mode, count, type, offset);
  };
}

/** @param {Page} page before it loads */
export const countDraws = (page) => page.addInitScript(countCalls);

/** @param {Page} page @returns {Promise<number>} what has been drawn so far, in calls */
export const drawsOf = (page) => page.evaluate(() => /** @type {any} */ (window).kielaDraws);
