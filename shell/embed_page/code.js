// The code that puts the game into a page, from what has been chosen. Knows nothing of the page that asks.

/**
 * @typedef {object} Place how the game lies in the page around
 * @property {'frame' | 'element'} kind
 * @property {{width: number, height: number} | undefined} size none: as wide as there is room
 * @property {string} sandbox what the frame may do; '': it is no sandbox
 */

/** @typedef {[name: string, value: string][]} Parameters those that are not the default */

/** What the frame asks the page around for. */
export const allowed = 'fullscreen; autoplay; clipboard-write';

/** The game in one file, which alone runs where only scripts are allowed. */
const oneFile = 'kiela.html';
const onlyScripts = 'allow-scripts';

/** @param {string} value as in an address, but to be read by people, too */
const encoded = (value) =>
  encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%20', '+');

/**
 * @param {string} site where the game is
 * @param {Parameters} parameters
 */
export function addressOf(site, parameters) {
  const query = parameters.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  return query ? `${site}?${query}` : site;
}

/** @param {Parameters} attributes those with an empty value have none */
const tag = (/** @type {string} */ name, attributes) =>
  `<${[name, ...attributes.map(([key, value]) => `${key}="${value.replaceAll('"', '&quot;')}"`)].join(' ')}></${name}>`;

/** @param {Place['size']} size @returns {Parameters} */
function frameSize(size) {
  if (!size) return [['style', 'width: 100%; aspect-ratio: 4 / 3; border: 0']];
  return [
    ['width', `${size.width}`],
    ['height', `${size.height}`],
    ['style', 'border: 0; max-width: 100%'],
  ];
}

/** @param {Place['size']} size */
const elementSize = (size) =>
  size ? `width: ${size.width}px; height: ${size.height}px` : 'width: 100%; aspect-ratio: 4 / 3';

/**
 * @param {string} site
 * @param {Parameters} parameters
 * @param {Place} place
 * @returns {string}
 */
export function codeOf(site, parameters, { kind, size, sandbox }) {
  if (kind === 'element') {
    const attributes = [
      ...parameters,
      .../** @type {Parameters} */ ([['style', elementSize(size)]]),
    ];
    return `<script src="${site}kiela-board.js" async></script>\n${tag('kiela-board', attributes)}`;
  }
  const file = sandbox === onlyScripts ? oneFile : site;
  return tag('iframe', [
    ['src', addressOf(file, parameters)],
    ['title', 'Kiela'],
    ...frameSize(size),
    ...(sandbox ? /** @type {Parameters} */ ([['sandbox', sandbox]]) : []),
    ['allow', allowed],
  ]);
}

/** What a frame of the site may do, so that it can be looked at here. @param {string} sandbox */
export const sandboxHere = (sandbox) => (sandbox === onlyScripts ? '' : sandbox);
