// Firefox ESR, over WebDriver BiDi.

import assert from 'node:assert/strict';
import puppeteer from 'puppeteer-core';
import { startDisplay } from './display.mjs';

/**
 * @param {ReturnType<typeof import('./closing.mjs').closingInReverse>} closing
 * @returns {Promise<import('./smoke.mjs').Driver>}
 */
export async function startFirefox(closing) {
  // Without a window there is no WebGL.
  const display = await startDisplay();
  closing(() => display.close());
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.KIELA_FIREFOX ?? '/usr/bin/firefox-esr',
    headless: false,
    env: { ...process.env, DISPLAY: display.name },
    extraPrefsFirefox: { 'webgl.force-enabled': true, 'gfx.webrender.software': true },
  });
  closing(() => browser.close());

  const page = await browser.newPage();
  await page.setViewport({ width: 800, height: 600 });
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  closing(async () => assert.deepEqual(complaints, [], 'the browser complains'));

  /** @type {import('puppeteer-core').ElementHandle<HTMLIFrameElement> | null} */
  let element = null;
  return {
    open(address) {
      element = null;
      return page.goto(address);
    },
    async enter(selector) {
      element = /** @type {typeof element} */ (await page.waitForSelector(selector));
    },
    async evaluate(expression) {
      const place = (await element?.contentFrame()) ?? page;
      return place.evaluate(expression);
    },
    async click(x, y) {
      const { x: left, y: top } = (await element?.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.click(left + x, top + y);
    },
    press: (key) => page.keyboard.press(key),
  };
}
