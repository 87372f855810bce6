// Makes the pictures of the game that a browser shows to whoever is asked whether to install it
// (web/screenshots), anew where the game has come to look different. Needs a Chromium and a built site.
//
//   npm run screenshots
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { startServer } from '../serve.mjs';
import { screenshots } from './manifest.mjs';

const folder = fileURLToPath(new URL('../../web/screenshots', import.meta.url));

/** A game under way, so that both sides have captured something. */
const query =
  '?lang=en&motion=off&theme=light&opponent=person&game=g1.d4.f1.h4.a1.c3.j1.b3&view=canvas';

const server = await startServer({ root: process.env.KIELA_DIST, offline: false });
const browser = await chromium.launch({
  executablePath: process.env.KIELA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
mkdirSync(folder, { recursive: true });
for (const [form, { width, height }] of Object.entries(screenshots)) {
  // Phones have small and fine points.
  const deviceScaleFactor = width < height ? 2 : 1;
  const viewport = { width: width / deviceScaleFactor, height: height / deviceScaleFactor };
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  await page.addInitScript(() => localStorage.setItem('kiela.settings.1', 'learned=1\n'));
  await page.goto(server.url + query);
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForTimeout(1000);
  await page.screenshot({
    path: path.join(folder, `${form}.jpg`),
    type: 'jpeg',
    quality: 80,
  });
}
await browser.close();
await server.close();
