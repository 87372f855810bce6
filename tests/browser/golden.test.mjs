// What the main screens look like: golden pictures (support/golden.mjs), and that their comparison sees
// what a person sees.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { compare } from './support/compare.mjs';
import { testGoldens } from './support/golden.mjs';
import { setStage, withWebGl } from './support/stage.mjs';

// The other sizes and themes are in all/golden.test.mjs.
describe('The screens look as they did:', { concurrency: 2 }, () => {
  const stage = setStage(withWebGl);
  testGoldens(stage, '1280x800', 'light');
  testGoldens(stage, '360x640', 'dark');
});

describe('The comparison of pictures', { concurrency: 2 }, () => {
  const stage = setStage(withWebGl);
  const golden = readFileSync(new URL('golden/1280x800-light-start.webp', import.meta.url));

  /** @typedef {(context: CanvasRenderingContext2D, image: ImageBitmap) => void} Doctor */

  /**
   * The golden picture after somebody has been at it.
   * @param {import('playwright-core').Page} page
   * @param {Doctor} doctor
   */
  const doctored = async (page, doctor) =>
    Buffer.from(
      /** @type {string} */ (
        await page.evaluate(`(async () => {
          const data = atob('${golden.toString('base64')}');
          const bytes = Uint8Array.from(data, (character) => character.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          (${doctor})(context, image);
          return canvas.toDataURL('image/webp', 0.75).split(',')[1];
        })()`)
      ),
      'base64',
    );

  // The picture is 640 wide and shows 1280 points.
  /** @type {Record<string, Doctor>} */
  const harmless = {
    'compression once more': () => {},
    'a shift by a part of a pixel': (context, image) => context.drawImage(image, 0.2, 0.15),
    'a little noise': (context, { width, height }) => {
      const picture = context.getImageData(0, 0, width, height);
      for (let i = 0; i < picture.data.length; ++i) picture.data[i] += ((i * 7919) % 13) - 6;
      context.putImageData(picture, 0, 0);
    },
  };
  /** @type {Record<string, Doctor>} */
  const harmful = {
    'a button that has moved by three pixels': (context, image) =>
      context.drawImage(image, 554, 13, 62, 28, 557, 13, 62, 28),
    'a count that is missing': (context, image) =>
      context.drawImage(image, 300, 176, 18, 18, 75, 118, 18, 18),
    'a glow in another colour': (context) => {
      context.globalCompositeOperation = 'hue';
      context.fillStyle = 'green';
      context.fillRect(374, 206, 60, 60);
    },
    'a letter that is missing': (context, image) =>
      context.drawImage(image, 381, 22, 4, 9, 387, 22, 4, 9),
    'a picture that is a shade darker': (context) => {
      context.fillStyle = 'rgb(0 0 0 / 6%)';
      context.fillRect(0, 0, 640, 400);
    },
  };

  /** @param {import('node:test').TestContext} t */
  async function open(t) {
    const page = await stage.browser.newPage();
    t.after(() => page.close());
    return page;
  }
  for (const [name, doctor] of Object.entries(harmless))
    test(`does not see ${name}`, async (t) => {
      const page = await open(t);
      const { faults } = await compare(page, golden, await doctored(page, doctor));
      assert.deepEqual(faults, []);
    });
  for (const [name, doctor] of Object.entries(harmful))
    test(`sees ${name}`, async (t) => {
      const page = await open(t);
      const { faults } = await compare(page, golden, await doctored(page, doctor));
      assert.equal(faults.length, 1);
      t.diagnostic(faults[0]);
    });
});
