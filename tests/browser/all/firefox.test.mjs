// The game in Firefox ESR.

import { test } from 'node:test';
import { closingInReverse } from '../support/closing.mjs';
import { playEverywhere } from '../support/everywhere.mjs';
import { startFirefox } from '../support/firefox.mjs';

test('Firefox', { timeout: 480_000 }, async (t) => {
  const closing = closingInReverse(t);
  await playEverywhere(t, await startFirefox(closing));
});
