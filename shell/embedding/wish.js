// How high the game would like its frame to be. It follows from the width alone, or, in the plain
// view, from what is on the page: a frame that becomes higher does not make it wish for more.

import { byId } from '../page.js';

/** In a narrower frame the board stands upright, in CSS pixels. */
const wide = 480;
const ratio = { wide: 0.625, upright: 1.6 };
/** The same for the board alone. */
const boardRatio = { wide: 0.5, upright: 1.75 };
/** Less of a change is not worth a new height: a scroll bar that comes must not make itself go. */
const least = 20;

const boardOnly = new URLSearchParams(location.search).getAll('ui').pop() === 'board';

/** @param {HTMLElement} main */
function heightOf(main) {
  const width = innerWidth;
  if (main.classList.contains('plain')) {
    const { paddingTop, paddingBottom } = getComputedStyle(main);
    const content = byId('semantics').scrollHeight;
    return Math.ceil(content + parseFloat(paddingTop) + parseFloat(paddingBottom));
  }
  const { wide: flat, upright } = boardOnly ? boardRatio : ratio;
  return Math.round(width * (width < wide ? upright : flat));
}

/** @param {(width: number, height: number) => void} tell */
export function watchWish(tell) {
  const main = byId('kiela');
  let [toldWidth, toldHeight] = [0, 0];
  const look = () => {
    const height = heightOf(main);
    const same = Math.abs(innerWidth - toldWidth) < least && Math.abs(height - toldHeight) < least;
    if (same || innerWidth < 1) return;
    [toldWidth, toldHeight] = [innerWidth, height];
    tell(toldWidth, toldHeight);
  };
  const observer = new ResizeObserver(look);
  observer.observe(document.documentElement);
  observer.observe(byId('semantics'));
  new MutationObserver(look).observe(main, { attributeFilter: ['class'] });
}
