// What a kiosk shows while nobody plays (shell/kiosk_scenes.js), by the rules.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { linesOf } from './kiela.mjs';

const file = new URL('../../shell/kiosk_scenes.js', import.meta.url);

/** @param {string} position @param {string} move */
function sow(position, move) {
  const lines = linesOf('sow', '--position', position, '--move', move);
  return {
    captures: lines.some((line) => line.startsWith('capture')),
    laps: lines.filter((line) => /^(lift|relay|capture)/.test(line)).length,
    after: lines[lines.length - 1],
  };
}

/** @param {string} position */
const movesIn = (position) =>
  linesOf('perft', '--depth', '1', '--divide', '--position', position)
    .map((line) => /^([a-j][1-4]) 1$/.exec(line)?.[1] ?? '')
    .filter(Boolean);

describe('The scenes of a kiosk', () => {
  /** @type {string[]} */
  let scenes = [];
  before(async () => {
    const code = encodeURIComponent(readFileSync(file, 'utf8'));
    ({ scenes } = await import(`data:text/javascript,${code}`));
  });

  test('are many, and come to be shown in each of three languages', () => {
    assert.ok(scenes.length >= 9);
    assert.equal(new Set(scenes).size, scenes.length);
    assert.notEqual(scenes.length % 3, 0);
  });

  test('have a capture within two moves, in nearly all ways to make them', () => {
    for (const scene of scenes) {
      const first = movesIn(scene).map((move) => sow(scene, move));
      // The share of ways without one.
      const without = first.reduce((sum, { captures, after }) => {
        if (captures) return sum;
        const replies = movesIn(after);
        const quiet = replies.filter((reply) => !sow(after, reply).captures);
        return sum + (replies.length ? quiet.length / replies.length : 1);
      }, 0);
      assert.ok(without / first.length < 0.25, scene);
    }
  });

  test('have long relays, some of them', () => {
    const laps = scenes.map((scene) =>
      Math.max(...movesIn(scene).map((move) => sow(scene, move).laps)),
    );
    assert.ok(laps.filter((most) => most >= 7).length >= 3, `${laps}`);
  });
});
