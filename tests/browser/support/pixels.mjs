// What a page looks like, in numbers.

/** How many colours a page shows. @param {import('playwright-core').Page} page */
export async function coloursIn(page) {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data.buffer;
    return new Set(new Uint32Array(pixels ?? new ArrayBuffer(0))).size;
  }, picture);
}

/**
 * How many more hard edges a page's picture has than the same picture at half its size: more than 1,
 * and less where it was made larger than it was drawn.
 * @param {import('playwright-core').Page} page
 */
export async function sharpnessOf(page) {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const { width, height } = image;
    /** @param {number} x @param {number} y the size that it is counted at */
    const hardEdges = (x, y) => {
      const canvas = new OffscreenCanvas(x, y);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, x, y);
      const { data } = context.getImageData(0, 0, x, y);
      let count = 0;
      for (let i = 1; i + 4 < data.length; i += 4)
        if (Math.abs(data[i + 4] - data[i]) > 100) count++;
      return count;
    };
    return hardEdges(width, height) / hardEdges(width >> 1, height >> 1);
  }, picture);
}
