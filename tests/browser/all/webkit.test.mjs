// The game in WebKitGTK.

import { test } from 'node:test';
import { closingInReverse } from '../support/closing.mjs';
import { playEverywhere } from '../support/everywhere.mjs';
import { startWebKit } from '../support/webkit.mjs';

test('WebKitGTK', { timeout: 480_000 }, async (t) => {
  const closing = closingInReverse(t);
  await playEverywhere(t, await startWebKit(closing));
});
