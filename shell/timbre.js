// How each sound of the game is made: from a cue to samples. Stones on wood and stones on stones are
// short contacts that let a few modes ring, each with its pitch and its decay. Pure: the same cue and
// the same numbers from `random` are the same samples. Knows no audio device.

/** @typedef {() => number} Random from 0 to 1 */

/** What a cue can be, as the module numbers it (app::Cue). */
export const Kind = /** @type {const} */ ({
  Drop: 0,
  Lift: 1,
  Relay: 2,
  Capture: 3,
  Won: 4,
  Lost: 5,
  Drawn: 6,
});

/**
 * A mode of a body: its frequency in hertz, the seconds until it is 60 dB down, its level.
 * @typedef {[number, number, number]} Mode
 */

/** @type {Mode[]} a hollow in a board, with the air in it */
const hollow = [
  [188, 0.17, 0.75],
  [342, 0.13, 0.62],
  [585, 0.1, 0.7],
  [930, 0.07, 0.6],
  [1480, 0.045, 0.42],
];
/** @type {Mode[]} a pebble */
const pebble = [
  [1620, 0.05, 0.5],
  [2540, 0.036, 0.32],
  [3900, 0.022, 0.1],
];
/** @type {Mode[]} a hollow trunk, struck where it is thick */
const trunk = [
  [165, 0.34, 0.9],
  [248, 0.26, 0.6],
  [496, 0.18, 0.55],
  [880, 0.1, 0.4],
];
/** @type {Mode[]} a tongue of a kisanji, as multiples of its pitch */
const tongue = [
  [1, 1.1, 1],
  [2.01, 0.4, 0.16],
  [5.42, 0.12, 0.12],
];

/** Pitches in hertz, and when they are struck. @type {Record<number, [number, number][]>} */
const melodies = {
  [Kind.Won]: [
    [392, 0],
    [494, 0.13],
    [587, 0.26],
    [784, 0.43],
  ],
  [Kind.Lost]: [
    [392, 0],
    [330, 0.21],
    [262, 0.44],
  ],
  [Kind.Drawn]: [
    [392, 0],
    [440, 0.17],
    [392, 0.38],
  ],
};

/** The highest sample of each kind. */
const peaks = {
  [Kind.Drop]: 0.25,
  [Kind.Lift]: 0.13,
  [Kind.Relay]: 0.2,
  [Kind.Capture]: 0.34,
  [Kind.Won]: 0.3,
  [Kind.Lost]: 0.26,
  [Kind.Drawn]: 0.26,
};

/** So many stones are a heap: more of them sound the same. */
const heap = 7;

/**
 * Numbers that look random and are the same for the same seed.
 * @param {number} seed
 * @returns {Random}
 */
export function randomFrom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Samples under way. */
class Sketch {
  /** @param {number} seconds @param {number} rate samples a second @param {Random} random */
  constructor(seconds, rate, random) {
    this.samples = new Float32Array(Math.ceil(seconds * rate));
    this.rate = rate;
    this.random = random;
  }

  /** A number around 1, off by at most `part`. @param {number} part */
  about(part) {
    return 1 + part * (2 * this.random() - 1);
  }

  /**
   * Lets a body ring.
   * @param {Mode[]} modes
   * @param {number} at seconds
   * @param {number} pitch factor of all frequencies
   * @param {number} level
   */
  ring(modes, at, pitch, level) {
    const { samples, rate } = this;
    const begin = Math.round(at * rate);
    for (const [frequency, decay, strength] of modes) {
      const angle = (2 * Math.PI * frequency * pitch * this.about(0.015)) / rate;
      const shrink = 10 ** (-3 / (decay * this.about(0.15) * rate));
      const first = 2 * shrink * Math.cos(angle);
      const second = shrink * shrink;
      let before = 0;
      let now = level * strength * this.about(0.25) * Math.sin(angle);
      const end = Math.min(samples.length, begin + Math.ceil(decay * rate));
      for (let i = begin + 1; i < end; ++i) {
        samples[i] += now;
        const next = first * now - second * before;
        before = now;
        now = next;
      }
    }
  }

  /**
   * Noise that swells and dies away: a contact, or stones that rub against each other.
   * @param {number} at seconds
   * @param {number} attack seconds
   * @param {number} decay seconds until it is 60 dB down
   * @param {number} darkness 0 to 1
   * @param {number} level
   */
  rub(at, attack, decay, darkness, level) {
    const { samples, rate } = this;
    const begin = Math.round(at * rate);
    const end = Math.min(samples.length, begin + Math.ceil((attack + 1.2 * decay) * rate));
    const shrink = 10 ** (-3 / (decay * rate));
    const rise = 1 / (attack * rate);
    let swell = 0;
    let fall = 1;
    let soft = 0;
    let softer = 0;
    for (let i = begin; i < end; ++i) {
      if (swell < 1) swell = Math.min(1, swell + rise);
      else fall *= shrink;
      soft += (1 - darkness) * (2 * this.random() - 1 - soft);
      softer += (1 - darkness) * (soft - softer);
      samples[i] += level * swell * fall * softer;
    }
  }

  /** A pebble that is struck. @param {number} at @param {number} level */
  clink(at, level) {
    this.ring(pebble, at, this.about(0.16), level * this.about(0.35));
  }

  /** Pebbles that strike each other. @param {number} count @param {number} from @param {number} to @param {number} level */
  rattle(count, from, to, level) {
    for (let i = 0; i < count; ++i) {
      const part = (i + this.random()) / count;
      this.clink(from + (to - from) * part, level * (1 - 0.5 * part));
    }
  }

  /** @param {number} stones that lie there @param {number} tuning of the house */
  drop(stones, tuning) {
    const full = Math.min(1, stones / heap);
    const wood = 1 - 0.72 * full;
    const pitch = tuning * this.about(0.04);
    this.ring(hollow, 0, pitch, wood * this.about(0.1));
    this.clink(0, 0.35 + 0.85 * full);
    this.rub(0, 0.0006, 0.014, 0.55, 0.5 + 0.2 * full);
    if (stones) {
      // It finds its place among the others.
      this.rattle(1 + Math.round(3 * full), 0.014, 0.03 + 0.07 * full, 0.45 * full + 0.12);
    } else {
      const hop = 0.062 + 0.03 * this.random();
      this.ring(hollow, hop, pitch * 1.06, 0.16 * this.about(0.4));
      this.clink(hop, 0.07);
    }
  }

  /** @param {number} stones */
  lift(stones) {
    const length = 0.07 + 0.012 * Math.min(stones, 12);
    this.rub(0, length * 0.6, 0.09, 0.75, 0.8);
    this.rattle(2 + Math.min(stones, 7), 0.004, length, 0.45);
    this.ring(hollow, 0.002, 1.15 * this.about(0.05), 0.3);
  }

  /** @param {number} stones @param {number} tuning */
  relay(stones, tuning) {
    this.ring(hollow, 0, tuning * 1.5 * this.about(0.03), 0.75);
    this.rub(0, 0.001, 0.02, 0.6, 0.3);
    const length = 0.07 + 0.012 * Math.min(stones, 12);
    this.rub(0.03, length * 0.6, 0.09, 0.75, 0.6);
    this.rattle(2 + Math.min(stones, 7), 0.03, 0.03 + length, 0.5);
  }

  /** @param {number} stones @param {number} tuning */
  capture(stones, tuning) {
    const pitch = tuning * this.about(0.02);
    for (const [at, higher, level] of [
      [0, 1, 0.9],
      [0.115, 1.335, 1],
    ]) {
      this.ring(trunk, at, pitch * higher, level * this.about(0.08));
      this.rub(at, 0.0008, 0.016, 0.6, 0.5);
    }
    this.rattle(2 + Math.min(stones, 8), 0.02, 0.26, 0.3);
  }

  /** @param {[number, number][]} melody */
  melody(melody) {
    const tuning = this.about(0.006);
    for (const [pitch, at] of melody) {
      const when = at + 0.008 * this.random();
      this.ring(
        tongue.map(([factor, decay, level]) => [factor * pitch, decay, level]),
        when,
        tuning,
        this.about(0.12),
      );
      this.rub(when, 0.001, 0.02, 0.75, 0.35);
    }
  }
}

/** How long each kind takes at most, in seconds. @param {number} kind */
const lengthOf = (kind) => (kind >= Kind.Won ? 1.7 : kind === Kind.Capture ? 0.7 : 0.42);

/**
 * @param {Cue} cue
 * @param {number} rate samples a second
 * @param {Random} random
 */
export function samplesOf({ kind, stones, across, level }, rate, random) {
  const sketch = new Sketch(lengthOf(kind), rate, random);
  // A board is thicker at one end.
  const tuning = 1 + 0.09 * across;
  if (kind === Kind.Drop) sketch.drop(stones, tuning);
  else if (kind === Kind.Lift) sketch.lift(stones);
  else if (kind === Kind.Relay) sketch.relay(stones, tuning);
  else if (kind === Kind.Capture) sketch.capture(stones, tuning);
  else sketch.melody(melodies[kind]);
  const { samples } = sketch;
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const wanted = peaks[/** @type {keyof typeof peaks} */ (kind)] * level * sketch.about(0.18);
  return samples.map((sample) => (sample * wanted) / highest);
}
