// WebKitGTK, over plain WebDriver.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { startDisplay } from './display.mjs';
import { freePort } from './port.mjs';

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
 * @param {ReturnType<typeof import('./closing.mjs').closingInReverse>} closing
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

/**
 * @param {ReturnType<typeof import('./closing.mjs').closingInReverse>} closing
 * @returns {Promise<import('./smoke.mjs').Driver>}
 */
export async function startWebKit(closing) {
  const session = await startSession(closing);
  /** @param {object} source of input @param {object[]} actions */
  const act = (source, actions) =>
    request(`${session}/actions`, 'POST', { actions: [{ ...source, actions }] });
  /** @param {string} expression */
  const evaluate = (expression) =>
    request(`${session}/execute/sync`, 'POST', { script: `return ${expression};`, args: [] });
  // This driver takes places in a frame for places in the page.
  let corner = { x: 0, y: 0 };
  return {
    async open(url) {
      await request(`${session}/frame`, 'POST', { id: null });
      corner = { x: 0, y: 0 };
      await request(`${session}/url`, 'POST', { url });
    },
    async enter(value) {
      corner = await evaluate(
        `document.querySelector('${value}').getBoundingClientRect().toJSON()`,
      );
      const using = 'css selector';
      const id = await request(`${session}/element`, 'POST', { using, value });
      await request(`${session}/frame`, 'POST', { id });
    },
    evaluate,
    click: (x, y) =>
      act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
        {
          type: 'pointerMove',
          x: Math.round(corner.x + x),
          y: Math.round(corner.y + y),
          duration: 0,
        },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) =>
      act({ type: 'key', id: 'keyboard' }, [
        { type: 'keyDown', value: keys[key] },
        { type: 'keyUp', value: keys[key] },
      ]),
  };
}
