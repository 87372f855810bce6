// How large what can be hit is, and whether it is hit at its middle.

/**
 * What is wrong with what can be hit: it is smaller than `least` CSS pixels either way, or, over the
 * picture, overlaps something else or is covered.
 * @param {import('./game.mjs').Game} game
 * @param {number} least
 * @returns {Promise<string[]>}
 */
export const faultsOfTargets = ({ root }, least) => root.evaluate(lookForFaults, least);

/** To be run in the page. @param {number} least */
function lookForFaults(least) {
  /** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
  /** @type {{ name: string, seen: Box }[]} */
  const targets = [];
  /** @type {string[]} */
  const faults = [];
  const plain = document.querySelector('#kiela.plain') !== null;
  const faceToFace = document.querySelector('[data-kind~=half-turn]') !== null;
  const all = document.querySelectorAll(
    '#semantics :is(button, input, textarea, [role=gridcell], a)',
  );
  for (const element of all) {
    if (element.closest('[inert]') || (!plain && element.closest('.unseen'))) continue;
    // A link in the midst of words is as high as they are.
    if (plain && element.matches('p a')) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const box = element.getBoundingClientRect();
    // A house that only shows its stones needs no finger, and two people who sit opposite each other
    // have a larger screen.
    const isSmall = faceToFace || element.matches('[aria-disabled=true]');
    const side = Math.min(least, isSmall && element.matches('[role=gridcell]') ? 24 : Infinity);
    if (box.width < side - 0.01 || box.height < side - 0.01)
      faults.push(`${name} measures ${box.width} × ${box.height}`);
    if (plain) {
      targets.push({ name, seen: box });
      continue;
    }
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const clip = element.closest('section')?.getBoundingClientRect();
    if (clip && (y < clip.top || y > clip.bottom)) continue;
    const top = Math.max(box.top, clip?.top ?? -Infinity);
    const bottom = Math.min(box.bottom, clip?.bottom ?? Infinity);
    const seen = { left: box.left, right: box.right, top, bottom };
    for (const other of targets)
      if (
        seen.left < other.seen.right - 0.1 &&
        other.seen.left < seen.right - 0.1 &&
        seen.top < other.seen.bottom - 0.1 &&
        other.seen.top < seen.bottom - 0.1
      )
        faults.push(`${name} overlaps ${other.name}`);
    targets.push({ name, seen });
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) faults.push(`${name} is off screen`);
    else if (document.elementFromPoint(x, y) !== element) faults.push(`${name} is covered`);
  }
  if (!targets.length) faults.push('there is nothing to be hit');
  return faults;
}
