// What an installed game is called and looks like, in each language (manifest.<code>.webmanifest). All
// of them begin at the same address, so that a browser takes them for the same game.
import { readCatalogue } from './catalogue.mjs';

/** Pictures of the game for whoever is asked whether to install it, by name (web/screenshots). */
export const screenshots = {
  wide: { width: 1280, height: 720 },
  narrow: { width: 720, height: 1280 },
};

/**
 * @param {(name: string) => string} addressOf a file of the site
 */
function iconsOf(addressOf) {
  /** @param {string} name @param {number} side @param {string} purpose */
  const icon = (name, side, purpose) => ({
    src: addressOf(name),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return [
    { src: addressOf('icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('icon-maskable.png', 512, 'maskable'),
    icon('icon-monochrome.png', 512, 'monochrome'),
  ];
}

/**
 * @param {object} options
 * @param {string} options.messages the folder of the messages
 * @param {string} options.colour of the page's ground
 * @param {(name: string) => string} options.addressOf a file of the site
 * @returns {{name: string, content: Buffer}[]}
 */
export function webManifests({ messages, colour, addressOf }) {
  const icons = iconsOf(addressOf);
  return readCatalogue(messages).languages.map(({ code, texts }) => {
    /** @param {string} id */
    const say = (id) => texts.get(id)?.[0];
    /** @param {string} id @param {string} url */
    const shortcut = (id, url) => ({ name: say(id), url, icons: [icons[1]] });
    const manifest = {
      name: say('app.title'),
      short_name: say('app.title'),
      description: say('shell.description'),
      lang: code,
      dir: 'ltr',
      start_url: './',
      scope: './',
      display: 'standalone',
      background_color: colour,
      theme_color: colour,
      categories: ['games', 'education'],
      icons,
      shortcuts: [
        shortcut('page.play', './'),
        shortcut('button.learn', './?lesson=next'),
        shortcut('puzzle.today', './?puzzle=daily'),
      ],
      screenshots: Object.entries(screenshots).map(([form, { width, height }]) => ({
        src: `screenshots/${form}.jpg`,
        sizes: `${width}x${height}`,
        type: 'image/jpeg',
        form_factor: form,
        label: say('shell.title'),
      })),
    };
    return {
      name: `manifest.${code}.webmanifest`,
      content: Buffer.from(JSON.stringify(manifest, null, 2) + '\n'),
    };
  });
}
