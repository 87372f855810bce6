// The game in Firefox ESR, over WebDriver BiDi.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { closingInReverse } from '../support/closing.mjs';
import { startDisplay } from '../support/display.mjs';
import { playSomeMoves } from '../support/smoke.mjs';
import { serveSite } from '../support/stage.mjs';

test('Firefox plays', { timeout: 180_000 }, async (t) => {
  const closing = closingInReverse(t);
  const server = await serveSite();
  closing(() => server.close());
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
  await playSomeMoves(
    {
      open: (address) => page.goto(address),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
    },
    server.url,
  );
  assert.deepEqual(complaints, []);
});
