// The icons of the installed game as PNG, drawn from web/icon.svg, so that there is one picture to
// change: as it is; without its corners, for systems that cut out a shape of their own; and in one
// colour, of which only the coverage counts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Of the picture's side; what is outside of the middle 80 % may be cut off. */
const safe = 0.72;

/**
 * The parts of the picture: what it defines, the grain of the wood, and the hollows with their stones.
 * @param {string} source of web/icon.svg
 */
function partsOf(source) {
  const parts = /(<defs>.*<\/defs>).*?(<g fill="none".*?<\/g>)(.*)<\/svg>/s.exec(source);
  if (!parts) throw new Error('icons: web/icon.svg does not have the parts that are looked for');
  const [, defs, grain, hollows] = parts;
  return { defs, grain, hollows };
}

/** @param {string} content @param {number} [scale] of it, in the middle */
function picture(content, scale = 1) {
  const edge = 32 * (1 - scale);
  return `<g transform="translate(${edge} ${edge}) scale(${scale})">${content}</g>`;
}

/** @param {string[]} content */
const svg = (...content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content.join('')}</svg>`;

/**
 * Wood up to all edges.
 * @param {string} source
 * @param {number} scale of what lies on it
 */
function fullBleed(source, scale) {
  const { defs, grain, hollows } = partsOf(source);
  const wood = '<rect width="64" height="64" fill="url(#wood)" />';
  return svg(defs, wood, picture(grain, 1.1), picture(hollows, scale));
}

/** @param {string} source */
function monochrome(source) {
  const shapes = partsOf(source)
    .hollows.replace(/<ellipse[^>]*>/g, '')
    .replaceAll('url(#hollow)', 'none')
    .replaceAll('stroke-width="1.8"', 'stroke-width="3.4"')
    .replace(/#[0-9a-f]{6}/g, '#fff');
  return svg(picture(shapes, safe));
}

/** @param {string} source @param {number} side in pixels */
function png(source, side) {
  return new Resvg(source, { fitTo: { mode: 'width', value: side } }).render().asPng();
}

let isReady = false;

/**
 * @param {string} source of web/icon.svg
 * @returns {Promise<Record<string, Uint8Array>>} by name
 */
export async function drawIcons(source) {
  if (!isReady) {
    const { resolve } = createRequire(import.meta.url);
    await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
    isReady = true;
  }
  return {
    'icon-192.png': png(source, 192),
    'icon-512.png': png(source, 512),
    'icon-maskable.png': png(fullBleed(source, safe), 512),
    'icon-monochrome.png': png(monochrome(source), 512),
    // Its system cuts the corners off.
    'icon-apple.png': png(fullBleed(source, 0.92), 180),
  };
}
