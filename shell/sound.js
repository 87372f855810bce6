// The game's sounds, played: a file of its own, fetched with the first gesture (shell/hearing.js). The
// graph is a function of an audio context, so that a test renders it without a device.

import { randomFrom, samplesOf } from './timbre.js';

/** Seconds of silence after which the audio device is let go. */
const idleSeconds = 4;
/** A sound that the device is too slow to begin with, in milliseconds, is left out. */
const latest = 150;
/** The part of the stereo picture that the board takes. */
const width = 0.7;

/** What is felt of a cue, in milliseconds of vibration and rest, by its kind. */
const pulses = [[8], [], [14], [24, 50, 24], [30, 60, 30, 60, 60], [80], [40, 60, 40]];

/** Bends what is too loud: small values pass as they are, none comes near 1. */
const bend = Float32Array.from({ length: 1025 }, (_, i) => 0.95 * Math.tanh((i / 512 - 1) * 2.1));

/**
 * The end of the graph, through which everything goes.
 * @param {BaseAudioContext} context
 * @param {number} volume 0 to 1
 * @returns {{ input: AudioNode, volume: AudioParam }}
 */
function mixer(context, volume) {
  const input = new GainNode(context, { gain: 0.5 });
  const limiter = new WaveShaperNode(context, { curve: bend });
  const output = new GainNode(context, { gain: loudness(volume) });
  input.connect(limiter).connect(output).connect(context.destination);
  return { input, volume: output.gain };
}

/** The ear hears halves where the level is a quarter. @param {number} volume */
const loudness = (volume) => volume * volume;

/**
 * Adds a cue to the graph.
 * @param {BaseAudioContext} context
 * @param {AudioNode} input
 * @param {Cue} cue
 * @param {number} now in the context's time
 * @param {() => number} random
 * @returns {number} when it is over
 */
function add(context, input, cue, now, random) {
  const samples = samplesOf(cue, context.sampleRate, random);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  const pan = Math.max(-1, Math.min(1, cue.across * width + 0.04 * (random() - 0.5)));
  source.connect(new StereoPannerNode(context, { pan })).connect(input);
  source.start(now + cue.delay);
  return now + cue.delay + buffer.duration;
}

/**
 * The whole graph of some cues.
 * @param {BaseAudioContext} context
 * @param {Cue[]} cues
 * @param {number} volume 0 to 1
 * @param {number} seed
 */
function build(context, cues, volume, seed) {
  const random = randomFrom(seed);
  const { input } = mixer(context, volume);
  for (const cue of cues) add(context, input, cue, 0, random);
}

/** @param {AudioContext} context */
const runs = (context) => context.state === 'running';

class Player {
  #context;
  #mixer;
  #random;
  #volume = 0;
  #vibrates = false;
  #timer = 0;

  /**
   * @param {AudioContext | null} context null: there can be no sound
   * @param {number} seed
   */
  constructor(context, seed) {
    this.#context = context;
    this.#mixer = context && mixer(context, 0);
    this.#random = randomFrom(seed);
    document.addEventListener('visibilitychange', () => document.hidden && this.#rest());
  }

  /** @param {number} volume @param {boolean} vibrates */
  set(volume, vibrates) {
    this.#volume = volume;
    this.#vibrates = vibrates;
    if (!this.#context) return;
    this.#mixer?.volume.setTargetAtTime(loudness(volume), this.#context.currentTime, 0.01);
  }

  /** To be called within a gesture, which may be what a device has waited for. */
  wake() {
    if (!this.#volume) return;
    this.#context?.resume().catch(() => {});
    this.#restLater(0);
  }

  /** @param {Cue} cue */
  async sound(cue) {
    if (document.hidden) return;
    const pulse = pulses[cue.kind];
    if (this.#vibrates && pulse.length)
      setTimeout(() => navigator.vibrate(pulse), 1000 * cue.delay);
    const context = this.#context;
    if (!context || !this.#mixer || !this.#volume) return;
    const asked = performance.now();
    if (!runs(context)) await context.resume().catch(() => {});
    if (!runs(context) || performance.now() - asked > latest) return;
    const end = add(context, this.#mixer.input, cue, context.currentTime, this.#random);
    this.#restLater(end - context.currentTime);
  }

  /** @param {number} seconds until nothing is heard any more */
  #restLater(seconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), 1000 * (seconds + idleSeconds));
  }

  #rest() {
    this.#context?.suspend().catch(() => {});
  }
}

Object.assign(globalThis, { kielaSound: { Player, build } });
