// What is heard and felt: the sounds themselves, rendered without a device, and when the page makes
// them.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { Clock } from './support/clock.mjs';
import { setStage, site } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */
/** @typedef {{ kind: number, stones: number, across: number, level: number, delay: number, now: number }} Heard */

const [Drop, Lift, Relay, Capture, Won, Lost, Drawn] = [0, 1, 2, 3, 4, 5, 6];
const kinds = [Drop, Lift, Relay, Capture, Won, Lost, Drawn];
const rate = 44_100;

const soundFile = readdirSync(site).find((name) => /^sound\..*\.js$/.test(name)) ?? '';
const people = { opponent: 'person' };
const learned = 'learned=1\n';

/** @param {object} wanted */
const cue = (wanted) => ({ kind: Drop, stones: 0, across: 0, level: 1, delay: 0, ...wanted });

/**
 * The two channels of some sounds.
 * @param {Game} game
 * @param {object[]} cues
 * @param {{ volume?: number, seed?: number, seconds?: number }} [options]
 * @returns {Promise<Float32Array[]>}
 */
async function render(game, cues, { volume = 1, seed = 1, seconds = 1 } = {}) {
  const known = await game.page.evaluate(() => 'kielaSound' in window);
  if (!known)
    await game.page.evaluate(readFileSync(path.join(site, soundFile), 'utf8') + ';undefined');
  const channels = await game.page.evaluate(
    async ({ cues, volume, seed, length, rate }) => {
      const context = new OfflineAudioContext(2, length, rate);
      /** @type {any} */ (window).kielaSound.build(context, cues, volume, seed);
      const buffer = await context.startRendering();
      return [0, 1].map((channel) => {
        const bytes = new Uint8Array(buffer.getChannelData(channel).buffer);
        let text = '';
        for (let i = 0; i < bytes.length; i += 8192)
          text += String.fromCharCode(...bytes.subarray(i, i + 8192));
        return btoa(text);
      });
    },
    { cues, volume, seed, length: Math.ceil(seconds * rate), rate },
  );
  return channels.map(
    (channel) => new Float32Array(Uint8Array.from(Buffer.from(channel, 'base64')).buffer),
  );
}

/** @param {Float32Array} samples */
const peakOf = (samples) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
/** @param {Float32Array} samples @param {number} from seconds @param {number} to */
const energyOf = (samples, from, to) =>
  samples
    .slice(Math.round(from * rate), Math.round(to * rate))
    .reduce((sum, each) => sum + each * each, 0);

/** The middle of a sound's spectrum, in hertz. @param {Float32Array} samples */
function centroidOf(samples) {
  let weighted = 0;
  let all = 0;
  for (let frequency = 60; frequency < 10_000; frequency += 40) {
    let real = 0;
    let imaginary = 0;
    const step = (2 * Math.PI * frequency) / rate;
    for (let i = 0; i < Math.min(8192, samples.length); ++i) {
      real += samples[i] * Math.cos(step * i);
      imaginary += samples[i] * Math.sin(step * i);
    }
    const strength = Math.hypot(real, imaginary);
    weighted += frequency * strength;
    all += strength;
  }
  return weighted / all;
}

describe('The sounds', () => {
  const stage = setStage();

  test('each is heard at its time, and dies away', async (t) => {
    const game = await stage.open(t);
    for (const kind of kinds) {
      const [left] = await render(game, [cue({ kind, stones: 3, delay: 0.5 })], { seconds: 3 });
      assert.equal(energyOf(left, 0, 0.499), 0, 'nothing before');
      assert.ok(energyOf(left, 0.5, 0.55) > 0.01, `kind ${kind} begins at once`);
      assert.ok(energyOf(left, 2.3, 3) < 1e-6, `kind ${kind} is over`);
    }
  });

  test('a stone on wood is short, low and warm; one on a heap is brighter', async (t) => {
    const game = await stage.open(t);
    const [wood] = await render(game, [cue({})]);
    const [heap] = await render(game, [cue({ stones: 9 })]);
    const peak = 20 * Math.log10(peakOf(wood) * Math.SQRT2);
    assert.ok(peak > -15 && peak < -9, `a level of ${peak} dB`);
    const loudest = wood.findIndex((each) => Math.abs(each) === peakOf(wood)) / rate;
    assert.ok(loudest < 0.005, `an attack of ${loudest} s`);
    const all = energyOf(wood, 0, 1);
    assert.ok(energyOf(wood, 0.06, 1) > 0.001 * all, 'it rings');
    assert.ok(energyOf(wood, 0.2, 1) < 0.001 * all, 'it does not ring on');
    const [low, high] = [centroidOf(wood), centroidOf(heap)];
    assert.ok(low > 600 && low < 1800, `${low} Hz`);
    assert.ok(high > 1.3 * low && high < 3000, `${high} Hz`);
  });

  test('fifty stones are not one stone fifty times, but the same again from the same seed', async (t) => {
    const game = await stage.open(t);
    const fifty = Array.from({ length: 50 }, (_, i) => cue({ delay: i / 2 }));
    const [left] = await render(game, fifty, { seconds: 25 });
    const stones = fifty.map(({ delay }) =>
      left.slice(Math.round(delay * rate), Math.round((delay + 0.2) * rate)),
    );
    const levels = stones.map(peakOf);
    assert.equal(new Set(levels).size, 50);
    assert.ok(Math.max(...levels) > 1.2 * Math.min(...levels), 'levels differ');
    const pitches = stones.slice(0, 6).map((each) => Math.round(centroidOf(each)));
    assert.ok(new Set(pitches).size > 3, `pitches differ: ${pitches}`);
    const [again] = await render(game, fifty.slice(0, 2), { seconds: 1 });
    assert.deepEqual(again, left.slice(0, rate));
    const [other] = await render(game, fifty.slice(0, 2), { seconds: 1, seed: 2 });
    assert.notDeepEqual(other, again);
  });

  test('a house is heard where it is seen', async (t) => {
    const game = await stage.open(t);
    for (const across of [-0.9, 0, 0.9]) {
      const [left, right] = await render(game, [cue({ across })]);
      const lean = Math.log(energyOf(right, 0, 1) / energyOf(left, 0, 1));
      assert.ok(Math.abs(lean) < 0.3 ? across === 0 : Math.sign(lean) === Math.sign(across));
    }
  });

  test('the volume is heard, and none is silence', async (t) => {
    const game = await stage.open(t);
    const peaks = [];
    for (const volume of [0, 0.3, 0.6, 1]) {
      const [left] = await render(game, [cue({})], { volume });
      peaks.push(peakOf(left));
    }
    assert.equal(peaks[0], 0);
    assert.ok(peaks[1] > 0 && peaks[2] > 2 * peaks[1] && peaks[3] > 2 * peaks[2], `${peaks}`);
  });

  test('nothing clips, however much sounds at once', async (t) => {
    const game = await stage.open(t);
    const crowd = Array.from({ length: 120 }, (_, i) =>
      cue({ kind: kinds[i % 5], stones: 12, delay: i * 0.004, across: ((i % 9) - 4) / 4 }),
    );
    const channels = await render(game, crowd, { seconds: 2.5 });
    const peak = Math.max(...channels.map(peakOf));
    assert.ok(peak < 1 && peak > 0.5, `a peak of ${peak}`);
  });
});

/** To be run before the page's own scripts: takes note of sound and vibration. */
function watchSound() {
  const heard = /** @type {any[]} */ ([]);
  const contexts = /** @type {AudioContext[]} */ ([]);
  const felt = /** @type {number[][]} */ ([]);
  Object.assign(window, { kielaHeard: heard, kielaContexts: contexts, kielaFelt: felt });
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    /** @param {AudioContextOptions} [options] */
    constructor(options) {
      super(options);
      contexts.push(this);
    }
  };
  navigator.vibrate = (pulse) => !!felt.push(/** @type {number[]} */ (pulse));
  // The player, as it comes with its file.
  let given = /** @type {any} */ (undefined);
  Object.defineProperty(window, 'kielaSound', {
    configurable: true,
    get: () => given,
    set(value) {
      given = value;
      const play = value.Player.prototype.sound;
      value.Player.prototype.sound = function (/** @type {any} */ cue) {
        heard.push({ ...cue, now: performance.now() });
        return play.call(this, cue);
      };
    },
  });
}

describe('A page', { concurrency: 2 }, () => {
  const stage = setStage();

  /** @param {import('playwright-core').Page} page */
  async function prepare(page) {
    await page.addInitScript(watchSound);
    await page.addInitScript((settings) => {
      try {
        if (!localStorage.length) localStorage.setItem('kiela.settings.1', settings);
      } catch {
        // A page without storage.
      }
    }, learned);
  }

  /** @param {Game} game @returns {Promise<Heard[]>} */
  const heard = (game) => game.root.evaluate(() => /** @type {any} */ (window).kielaHeard);
  /** @param {Game} game @returns {Promise<string[]>} the states of the devices that were asked for */
  const devices = (game) =>
    game.root.evaluate(() =>
      /** @type {any} */ (window).kielaContexts.map((/** @type {any} */ each) => each.state),
    );
  /** @param {Game} game */
  const fetched = (game) =>
    game.root.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/sound\./.test(name)),
    );
  /** Makes a gesture that changes nothing, and waits for the sounds. @param {Game} game */
  async function wake(game) {
    await game.listens();
    await game.page.keyboard.press('Shift');
    await game.page.keyboard.press('x');
    await game.root.waitForFunction(() => !!(/** @type {any} */ (window).kielaSound));
  }
  /** @param {Game} game @param {string} house */
  async function playToItsEnd(game, house) {
    await game.play(house);
    await game.turn();
  }

  test('is silent before the first gesture, and fetches nothing for it', async (t) => {
    const game = await stage.open(t, { prepare, parameters: { ...people, sound: '1' } });
    await game.page.mouse.move(300, 300);
    await game.staysAsItIs();
    assert.equal(await fetched(game), false);
    assert.deepEqual(await devices(game), []);
    await wake(game);
    assert.equal(await fetched(game), true);
    assert.equal((await devices(game)).length, 1);
  });

  test('is heard in step with the motion, and lets the device go afterwards', async (t) => {
    const game = await stage.open(t, {
      parameters: people,
      prepare: async (page) => {
        await prepare(page);
        await Clock.prepare(page);
      },
    });
    await wake(game);
    const clock = new Clock(game.page);
    await game.play('g1');
    await clock.advanceUntil(async () => game.now.playable.length > 0);
    const sounds = await heard(game);
    assert.equal(sounds[0].kind, Lift);
    const times = sounds.map(({ now, delay }) => now + 1000 * delay);
    const drops = times.filter((_, i) => sounds[i].kind === Drop);
    assert.ok(drops.length >= 2);
    // A hand is lifted in 350 ms and takes 260 ms to the next house; there the stone falls.
    const wanted = [350 + 260 + 91, 350 + 2 * 260 + 91];
    for (const [i, at] of wanted.entries())
      assert.ok(Math.abs(drops[i] - times[0] - at) < 2, `a stone after ${drops[i] - times[0]} ms`);
    const places = sounds.map(({ across }) => across);
    assert.ok(places.every((across) => Math.abs(across) < 1) && new Set(places).size > 1);
    await game.root.waitForFunction(
      () => /** @type {any} */ (window).kielaContexts[0].state === 'suspended',
    );
    assert.equal((await devices(game)).length, 1, 'one device');
  });

  test('is silent with sound=0', async (t) => {
    const silent = await stage.open(t, { prepare, parameters: { ...people, sound: '0' } });
    await silent.listens();
    await silent.page.keyboard.press('x');
    await playToItsEnd(silent, 'g1');
    assert.deepEqual([await fetched(silent), await devices(silent)], [false, []]);
  });

  for (const sound of ['auto', '1'])
    test(`is ${sound === '1' ? 'heard' : 'silent'} in a frame with sound=${sound}`, async (t) => {
      const game = await stage.openFramed(t, { parameters: { ...people, sound } });
      await game.listens();
      await game.cell('g1').click();
      await game.until('the motion', ({ last }) => last === 'g1');
      if (sound === '1') await game.root.waitForFunction(() => 'kielaSound' in window);
      else await game.turn();
      assert.equal(await fetched(game), sound === '1');
    });

  test('M switches the sound, which is remembered', async (t) => {
    const game = await stage.open(t, { prepare, parameters: { ...people, motion: 'off' } });
    await wake(game);
    await game.cell('c1').focus();
    await game.page.keyboard.press('m');
    const kept = () => game.page.evaluate(() => localStorage.getItem('kiela.settings.1'));
    await game.page.waitForFunction(() =>
      localStorage.getItem('kiela.settings.1')?.includes('sound=0'),
    );
    await game.play('c1');
    assert.deepEqual(await heard(game), []);
    await game.page.reload();
    await game.board();
    await game.listens();
    await game.page.keyboard.press('x');
    await game.play('d4');
    assert.equal(await fetched(game), false);
    // And on again, in the settings, with another volume.
    await game.openSettings();
    await game.button('field.sound').click();
    const volume = game.page.getByRole('slider', { name: game.say('field.volume') });
    await volume.focus();
    await game.page.keyboard.press('ArrowLeft');
    await game.page.waitForFunction(() =>
      localStorage.getItem('kiela.settings.1')?.includes('volume=7'),
    );
    await game.closeDialogs();
    assert.match((await kept()) ?? '', /sound=auto\n/);
    await game.root.waitForFunction(() => !!(/** @type {any} */ (window).kielaSound));
    await game.play('f1');
    assert.ok(
      (await heard(game)).some(({ kind }) => kind === Capture),
      'a capture, in short',
    );
  });

  test('vibrates where that is possible and wanted', async (t) => {
    const context = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
    const parameters = { ...people, sound: '0', motion: 'off' };
    const game = await stage.open(t, { prepare, context, parameters });
    await game.openSettings();
    await game.button('field.vibration').click();
    await game.closeDialogs();
    await wake(game);
    await game.play('g1');
    await game.page.waitForFunction(() => /** @type {any} */ (window).kielaFelt.length === 1);
    assert.deepEqual(await devices(game), [], 'no sound');

    const other = await stage.open(t, { prepare, parameters });
    await other.openSettings();
    assert.equal(await other.button('field.vibration').count(), 0);
  });
});
