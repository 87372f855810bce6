// The game in WebKitGTK, over plain WebDriver.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { closingInReverse } from '../support/closing.mjs';
import { startDisplay } from '../support/display.mjs';
import { freePort } from '../support/port.mjs';
import { playSomeMoves } from '../support/smoke.mjs';
import { serveSite } from '../support/stage.mjs';

/** WebDriver's codes of keys. */
const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The browser that comes with the driver. */
function findBrowser() {
  const files = execFileSync('sh', ['-c', 'ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser'], {
    encoding: 'utf8',
  });
  return files.trim().split('\n').at(-1);
}

/**
 * @param {string} address
 * @param {string} method
 * @param {object} [body]
 */
async function request(address, method, body) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/**
 * @param {ReturnType<typeof closingInReverse>} closing
 * @returns {Promise<string>} address of a session
 */
async function startSession(closing) {
  const display = await startDisplay();
  closing(() => display.close());
  const port = await freePort();
  // As root the browser's own sandbox cannot be had.
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
    stdio: 'ignore',
  });
  await once(driver, 'spawn');
  closing(async () => {
    const ended = once(driver, 'exit');
    driver.kill();
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; ++attempt) {
    try {
      await request(`${address}/status`, 'GET');
      break;
    } catch (error) {
      if (attempt === 100) throw error;
      await wait(100);
    }
  }
  const options = { binary: findBrowser(), args: ['--automation'] };
  const { sessionId } = await request(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `${address}/session/${sessionId}`;
  closing(() => request(session, 'DELETE'));
  return session;
}

test('WebKitGTK plays', { timeout: 180_000 }, async (t) => {
  const closing = closingInReverse(t);
  const server = await serveSite();
  closing(() => server.close());
  const session = await startSession(closing);
  /** @param {object} source of input @param {object[]} actions */
  const act = (source, actions) =>
    request(`${session}/actions`, 'POST', { actions: [{ ...source, actions }] });

  await playSomeMoves(
    {
      open: (url) => request(`${session}/url`, 'POST', { url }),
      evaluate: (expression) =>
        request(`${session}/execute/sync`, 'POST', { script: `return ${expression};`, args: [] }),
      click: (x, y) =>
        act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      press: (key) =>
        act({ type: 'key', id: 'keyboard' }, [
          { type: 'keyDown', value: keys[key] },
          { type: 'keyUp', value: keys[key] },
        ]),
    },
    server.url,
  );
  assert.match(await request(`${session}/title`, 'GET'), /Kiela/);
});
