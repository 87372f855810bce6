// The palette: what is wrong in the file is said, and every text and mark can be made out in every
// theme (WCAG 2.2, 1.4.3 and 1.4.11).
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cppPalette, cssPalette, readPalette } from '../../scripts/build/palette.mjs';

const palette = readPalette();

/** @param {string} colour "#rrggbb" */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * @param {string} one
 * @param {string} other
 */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Inks and what they are written on. */
const texts = [
  ...['groundInner', 'groundOuter', 'panel', 'panelHover', 'panelActive'].map((on) => ['ink', on]),
  ...['groundInner', 'groundOuter', 'panel'].map((on) => ['inkSecond', on]),
  ...['accent', 'accentHover'].map((on) => ['inkOnAccent', on]),
  ...['hollowEdge', 'hollowBottom'].flatMap((on) => [
    ['hollowInk', on],
    ['hollowInkSecond', on],
  ]),
  ['countInk', 'count'],
];

/** Large letters, and marks beside what they have to be told from. */
const marks = [
  ['inkOnCaptured', 'captured'],
  ...['hollowEdge', 'hollowBottom'].map((on) => ['playable', on]),
  ['captured', 'hollowEdge'],
  ...['panel', 'groundInner', 'groundOuter'].map((on) => ['accent', on]),
];

describe('The palette', () => {
  for (const [name, { colours }] of Object.entries(palette.themes)) {
    test(`texts in the theme ${name} have a contrast of 4.5 to 1`, () => {
      for (const [ink, on] of texts) {
        const ratio = contrast(colours[ink], colours[on]);
        assert.ok(ratio >= 4.5, `${ink} on ${on}: ${ratio.toFixed(2)}`);
      }
    });
    test(`marks in the theme ${name} have a contrast of 3 to 1`, () => {
      for (const [mark, on] of marks) {
        const ratio = contrast(colours[mark], colours[on]);
        assert.ok(ratio >= 3, `${mark} on ${on}: ${ratio.toFixed(2)}`);
      }
    });
  }

  test('in the theme of strong contrasts texts have 7 to 1', () => {
    const { colours } = palette.themes.contrast;
    for (const [ink, on] of texts) {
      assert.ok(contrast(colours[ink], colours[on]) >= 7, `${ink} on ${on}`);
    }
  });

  test('a theme that lacks a role, or has a bad colour, is refused', () => {
    const damaged = (/** @type {(themes: any) => void} */ damage) => {
      const copy = structuredClone(palette);
      damage(copy.themes);
      return () => readPalette(JSON.stringify(copy));
    };
    assert.throws(
      damaged((themes) => delete themes.dark.colours.ink),
      /dark does not have/,
    );
    assert.throws(
      damaged((themes) => (themes.light.colours.ink = 'black')),
      /light\.ink is no/,
    );
    assert.throws(
      damaged((themes) => delete themes.contrast.dark),
      /contrast is neither/,
    );
  });

  test('goes to C++ and to CSS', () => {
    const ink = palette.themes.dark.colours.ink;
    const [red, green, blue] = [1, 3, 5].map((at) => '0x' + ink.slice(at, at + 2));
    assert.match(
      cppPalette(palette),
      new RegExp(`ink = IM_COL32\\(${red}, ${green}, ${blue}, 0xff`),
    );
    const css = cssPalette(palette, 'a { color: var(--ink); }');
    assert.ok(css.includes(`[data-theme=dark]{color-scheme:dark;--ink:${ink}}`));
    assert.ok(!css.includes('--panel'), 'what the style does not use is left out');
  });
});
