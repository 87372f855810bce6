// Links, clipboards and files, as the tests of sharing need them.

import jsQR from 'jsqr';

/** @typedef {import('./game.mjs').Game} Game */

/** Opens the dialog with the link. @param {Game} game */
export async function openShare(game) {
  await game.button('button.menu').click();
  await game
    .dialog('button.menu')
    .getByRole('button', { name: game.say('button.share') })
    .click();
  await game.dialog('button.share').waitFor();
}

/** The link in the open dialog. @param {Game} game */
export function linkOf(game) {
  return game.root.getByRole('textbox', { name: game.say('share.link') }).inputValue();
}

/**
 * Opens the dialog in which a game can be pasted.
 * @param {Game} game
 */
export async function openOpen(game) {
  await game.button('button.menu').click();
  await game
    .dialog('button.menu')
    .getByRole('button', { name: game.say('button.open') })
    .click();
  await game.dialog('button.open').waitFor();
}

/** What a camera reads in the picture of the code. @param {Game} game */
export async function readCode(game) {
  const code = game.root.getByRole('img', { name: game.say('share.qr') });
  await code.locator('path').waitFor({ state: 'attached' });
  await code.scrollIntoViewIfNeeded();
  const picture = (await code.screenshot()).toString('base64');
  const { data, width, height } = await game.page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    return { data: [...pixels], width: image.width, height: image.height };
  }, picture);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

/**
 * Before a page loads: notes what is copied and shared, in the gesture or not.
 * @param {{ clipboard?: boolean, command?: boolean, share?: boolean }} allowed
 */
export function prepareSharing({ clipboard = true, command = true, share = false }) {
  /** @param {import('playwright-core').Page} page */
  return (page) =>
    page.addInitScript(
      (allowed) => {
        const given = /** @type {any} */ (window);
        given.copied = [];
        given.shared = [];
        const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', {
          value: {
            /** @param {string} text */
            writeText(text) {
              if (!allowed.clipboard || !navigator.userActivation.isActive) return refuse();
              given.copied.push(text);
              return Promise.resolve();
            },
          },
        });
        if (!allowed.command) document.execCommand = () => false;
        delete (/** @type {any} */ (Navigator.prototype).share);
        if (!allowed.share) return;
        Object.defineProperty(navigator, 'share', {
          value(/** @type {unknown} */ data) {
            if (!navigator.userActivation.isActive) return refuse();
            given.shared.push(data);
            return Promise.resolve();
          },
        });
      },
      { clipboard, command, share },
    );
}

/** @param {Game} game @returns {Promise<string[]>} */
export const copied = (game) => game.page.evaluate('copied');

/**
 * Drops files or a text onto the page, as the browser tells it.
 * @param {Game} game
 * @param {{ files?: [string, string | number[]][], text?: string }} what names and contents
 * @param {string[]} [events]
 */
export async function drop(game, { files = [], text }, events = ['dragover', 'drop']) {
  await game.listens();
  await game.page.evaluate(
    ({ files, text, events }) => {
      const data = new DataTransfer();
      for (const [name, content] of files) {
        const bytes = typeof content === 'string' ? content : Uint8Array.from(content);
        data.items.add(new File([bytes], name));
      }
      if (text !== undefined) data.setData('text/plain', text);
      const target = document.getElementById('kiela') ?? document.body;
      for (const type of events)
        target.dispatchEvent(
          new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
    },
    { files, text, events },
  );
}

/** Pastes a text where the focus is. @param {Game} game @param {string} text */
export async function paste(game, text) {
  await game.listens();
  await game.page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}
