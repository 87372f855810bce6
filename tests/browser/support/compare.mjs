// Compares pictures as a person would: small noise does not count. Done by the browser, which can read
// and write pictures.

/** @typedef {import('playwright-core').Page} Page */

/** @param {Uint8Array} bytes */
const base64 = (bytes) => Buffer.from(bytes).toString('base64');

/**
 * What the game's canvas shows, made smaller.
 * @param {Page} page whose context keeps what was drawn
 * @param {number} longest of the sides, in pixels
 * @returns {Promise<Buffer>} WebP
 */
export async function encode(page, longest) {
  const data = await page.evaluate(async (most) => {
    const source = /** @type {HTMLCanvasElement} */ (document.getElementById('picture'));
    const scale = Math.min(1, most / Math.max(source.width, source.height));
    const [width, height] = [source.width, source.height].map((side) => Math.round(side * scale));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, width, height);
    return canvas.toDataURL('image/webp', 0.75).split(',')[1];
  }, longest);
  return Buffer.from(data, 'base64');
}

/**
 * @param {Page} page any
 * @param {Uint8Array} golden
 * @param {Uint8Array} actual
 * @returns {Promise<{ faults: string[], picture: Buffer }>} what is different, in words and marked
 */
export async function compare(page, golden, actual) {
  const { faults, picture } = await page.evaluate(compareInPage, [base64(golden), base64(actual)]);
  return { faults, picture: Buffer.from(picture, 'base64') };
}

/**
 * To be run in the page.
 * @param {string[]} pictures the golden one and the actual one, in base64
 */
async function compareInPage(pictures) {
  /** So much further than all around it a channel is only where something else is shown. */
  const otherShade = 40;
  /** So many such pixels in a block are no noise any more. */
  const others = 4;
  /** So much is the mean of a block off only where its colour is another. */
  const otherMean = 8;
  /** The side of a block, in pixels. */
  const side = 12;

  const [golden, actual] = await Promise.all(
    pictures.map(async (text) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.drawImage(image, 0, 0);
      return { canvas, context, data: context.getImageData(0, 0, image.width, image.height).data };
    }),
  );
  const { width, height } = golden.canvas;
  /** @type {string[]} */
  const faults = [];
  /** @type {{ left: number, top: number, beyond: number, off: number }[]} */
  const blocks = [];
  const { context } = golden;
  context.fillStyle = 'rgb(255 255 255 / 60%)';
  context.fillRect(0, 0, width, height);
  if (actual.canvas.width !== width || actual.canvas.height !== height)
    faults.push(`${actual.canvas.width} × ${actual.canvas.height} instead of ${width} × ${height}`);

  /**
   * Whether a channel of one picture lies beyond all that the other shows around there.
   * @param {Uint8ClampedArray} one
   * @param {Uint8ClampedArray} other
   * @param {number} x
   * @param {number} y
   * @param {number} channel
   */
  const isBeyond = (one, other, x, y, channel) => {
    const value = one[(y * width + x) * 4 + channel];
    let [least, most] = [255, 0];
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); ++row)
      for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); ++column) {
        const near = other[(row * width + column) * 4 + channel];
        least = Math.min(least, near);
        most = Math.max(most, near);
      }
    return value < least - otherShade || value > most + otherShade;
  };

  for (let top = 0; !faults.length && top < height; top += side)
    for (let left = 0; left < width; left += side) {
      let beyond = 0;
      let pixels = 0;
      const sums = [0, 0, 0];
      for (let y = top; y < Math.min(top + side, height); ++y)
        for (let x = left; x < Math.min(left + side, width); ++x, ++pixels) {
          let isOther = false;
          for (const channel of [0, 1, 2]) {
            const index = (y * width + x) * 4 + channel;
            sums[channel] += actual.data[index] - golden.data[index];
            isOther ||=
              Math.abs(actual.data[index] - golden.data[index]) > otherShade &&
              (isBeyond(actual.data, golden.data, x, y, channel) ||
                isBeyond(golden.data, actual.data, x, y, channel));
          }
          if (isOther) beyond++;
        }
      const off = Math.max(...sums.map((sum) => Math.abs(sum / pixels)));
      if (beyond < others && off <= otherMean) continue;
      blocks.push({ left, top, beyond, off });
      context.fillStyle = 'rgb(220 0 0 / 60%)';
      context.fillRect(left, top, side, side);
    }
  if (blocks.length) {
    const [left, top] = /** @type {const} */ (['left', 'top']).map((edge) =>
      Math.min(...blocks.map((block) => block[edge])),
    );
    const [right, bottom] = /** @type {const} */ (['left', 'top']).map(
      (edge) => Math.max(...blocks.map((block) => block[edge])) + side,
    );
    const off = Math.max(...blocks.map((block) => block.off)).toFixed(0);
    faults.push(
      `${blocks.length} blocks between ${left}, ${top} and ${right}, ${bottom}, off by ${off}`,
    );
  }

  const blob = await golden.canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  let picture = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) picture += String.fromCharCode(byte);
  return { faults, picture: btoa(picture) };
}
