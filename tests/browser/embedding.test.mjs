// The game in somebody else's page: what they say to each other.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { School } from './support/school.mjs';
import { setStage } from './support/stage.mjs';

/** South wins with g2. */
const oneMoveToTheEnd =
  '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,4,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 s 0 1';

const types = ['new', 'play', 'undo', 'load', 'setLanguage', 'getState'];

describe('The game in a page of another site', { concurrency: 2 }, () => {
  const stage = setStage();

  /** @param {Record<string, string>} parameters @param {string} [attributes] */
  const frame = (parameters, attributes = '') =>
    `<iframe width="640" height="400" src="${stage.addressOf({ parameters })}" ${attributes}></iframe>`;

  test('is played by messages alone', async (t) => {
    const parameters = { opponent: 'person', motion: 'off' };
    const school = await School.open(stage, t, { body: frame(parameters) });
    const ready = await school.until('ready');
    assert.deepEqual([ready.source, ready.v, ready.types], ['kiela', 1, types]);
    assert.match(ready.version, /^\d+\.\d+\.\d+$/);
    const start = await school.until('state');
    assert.equal(start.moves, '');
    assert.equal(start.opponent, 'person');
    assert.ok(start.legal.includes('g1') && start.yourTurn);

    assert.equal((await school.ask('play', { house: 'g1' })).moves, 'g1');
    const move = await school.until('move');
    assert.deepEqual([move.house, move.ply], ['g1', 1]);
    assert.equal((await school.ask('play', { house: 'd4' })).moves, 'g1.d4');
    assert.equal((await school.ask('undo')).moves, 'g1');
    assert.equal((await school.ask('setLanguage', { language: 'pl' })).type, 'state');
    await school.until('state', ({ language }) => language === 'pl');

    const loaded = await school.ask('load', { text: oneMoveToTheEnd });
    assert.equal(loaded.position, oneMoveToTheEnd);
    const over = await school.ask('play', { house: 'g2' });
    assert.deepEqual([over.result, over.reason, over.yourTurn], ['1-0', 'all-captured', false]);
    const end = await school.until('end');
    assert.deepEqual([end.result, end.reason], ['1-0', 'all-captured']);
    // What the game shows at its end is no obstacle.
    const again = await school.ask('new', { opponent: 2, side: 'north', rules: 'beginner' });
    assert.deepEqual(
      [again.moves, again.opponent, again.side, again.rules],
      ['', 2, 'north', 'beginner'],
    );
    const order = school.heard.map(({ type }) => type).filter((type) => type !== 'state');
    assert.deepEqual(
      order.filter((type) => type !== 'resize' && type),
      [...['ready', 'move', 'move', 'move', 'end']],
    );
  });

  test('answers what cannot be done with the reason, and leaves all as it is', async (t) => {
    const school = await School.open(stage, t, {
      body: frame({ motion: 'off' }, 'sandbox="allow-scripts allow-same-origin"'),
    });
    await school.until('ready');
    /** @type {[string, string, Record<string, unknown>][]} */
    const faults = [
      ['illegal', 'play', { house: 'd4' }],
      ['illegal', 'undo', {}],
      ['unreadable', 'play', { house: 'k9' }],
      ['unreadable', 'play', {}],
      ['unreadable', 'play', { house: { toString: 'g1' } }],
      ['unreadable', 'load', { text: 'nonsense' }],
      ['unreadable', 'new', { position: '1,2/3' }],
      ['unreadable', 'setLanguage', { language: 'xx' }],
      ['too-long', 'load', { text: 'a'.repeat(16_385) }],
      ['unknown', 'toString', {}],
      ['unknown', 'resign', {}],
      ['version', 'play', { house: 'g1', v: 2 }],
    ];
    for (const [code, type, fields] of faults) {
      const { code: told, about, message } = await school.ask(type, fields);
      assert.deepEqual([told, about], [code, type], JSON.stringify(fields).slice(0, 80));
      assert.match(message, /^[A-Z].*\.$/);
    }
    // What is not ours is not answered at all.
    const from = school.heard.length;
    for (const data of [null, 7, 'play', [], { source: 'other', type: 'play' }, { v: 1 }])
      await school.post(data);
    assert.equal((await school.ask('getState')).moves, '');
    assert.equal(school.heard.length, from + 1);
  });

  test('listens to its parent only, and with an origin to that one only', async (t) => {
    const stranger = `<iframe srcdoc="<script>
      const order = { source: 'kiela', v: 1, type: 'play', house: 'g1', id: 'stranger' };
      setInterval(() => { for (let i = 0; i < 2; ++i) parent[i].postMessage(order, '*'); }, 50);
      addEventListener('message', ({ data }) => data.source === 'kiela' && parent.postMessage({ type: 'leak' }, '*'));
    </script>"></iframe>`;
    const motion = 'off';
    const school = await School.open(stage, t, {
      body: (origin) =>
        frame({ motion, origin }) + frame({ motion, origin: 'https://elsewhere.test' }) + stranger,
      complaints: [/target origin provided \('https:\/\/elsewhere.test'\)/],
    });
    await school.until('ready', (message) => message.frame === 0);
    await school.page.waitForTimeout(500);
    // It is played on by nobody but us, and the other one says nothing to us.
    const { moves } = await school.ask('getState');
    assert.equal(moves, '');
    await school.post({ source: 'kiela', v: 1, type: 'getState', id: 'ours' }, 1);
    assert.equal((await school.ask('play', { house: 'g1' })).moves, 'g1');
    assert.deepEqual(
      school.heard.filter((message) => message.frame !== 0),
      [],
    );
  });
});
