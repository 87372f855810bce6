// A display without a screen, for browsers that draw WebGL only into a window.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @returns {Promise<{ name: string, close: () => Promise<void> }>} `name` is for DISPLAY */
export async function startDisplay() {
  const arguments_ = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', arguments_, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const failed = once(server, 'error').then(([error]) => {
    throw new Error(`Xvfb does not start (scripts/toolchain browsers installs it): ${error}`);
  });
  failed.catch(() => {});
  const told = server.stdio[3];
  assert.ok(told && 'read' in told);
  const [number] = await Promise.race([once(told, 'data'), failed]);
  return {
    name: `:${String(number).trim()}`,
    async close() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
