// Speaks sentences through live regions. Sentences that come within a short time are merged, so that
// a later one does not cut off an earlier one; the same sentence twice is spoken twice.

const gatherMs = 100;

/** @typedef {{ polite: HTMLElement, assertive: HTMLElement }} Regions */

/**
 * A pair of live regions at the end of an element. They must exist before they first speak.
 * @param {Element} parent
 * @returns {Regions}
 */
export function createRegions(parent) {
  /** @param {string} role */
  const create = (role) => {
    const region = document.createElement('div');
    region.className = 'live';
    region.setAttribute('role', role);
    parent.append(region);
    return region;
  };
  return { polite: create('status'), assertive: create('alert') };
}

export class Announcer {
  /** @type {string[]} */
  #polite = [];
  /** @type {string[]} */
  #assertive = [];
  #timer = 0;

  /** @param {Regions} regions */
  constructor(regions) {
    this.regions = regions;
  }

  /**
   * Where to speak from now on: an open dialog hides the regions outside it.
   * @param {Regions} regions
   */
  speakIn(regions) {
    this.regions = regions;
  }

  /**
   * @param {string} sentence
   * @param {boolean} assertive
   */
  announce(sentence, assertive) {
    (assertive ? this.#assertive : this.#polite).push(sentence);
    if (this.#timer) return;
    // Emptied first: a region that is given the text it has already does not speak.
    this.regions.polite.textContent = '';
    this.regions.assertive.textContent = '';
    this.#timer = setTimeout(() => this.#speak(), gatherMs);
  }

  #speak() {
    this.#timer = 0;
    this.regions.polite.textContent = this.#polite.splice(0).join(' ');
    this.regions.assertive.textContent = this.#assertive.splice(0).join(' ');
  }
}
