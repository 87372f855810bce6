// <kiela-board> in somebody else's page, and all examples of docs/embedding.md.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { School } from './support/school.mjs';
import { setStage } from './support/stage.mjs';

/** @typedef {import('../../web/kiela-board.js').KielaBoard} KielaBoard */

/** South wins with g2. */
const oneMoveToTheEnd =
  '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,4,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 s 0 1';

/** @param {string} name */
const document_ = (name) => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');
const text = document_('embedding');

/** The examples in a language. @param {string} language @returns {string[]} */
const examples = (language) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, code]) => code,
  );

/** What a message looks like: its fields and the types of what they hold. @param {any} value */
function shapeOf(value) {
  if (Array.isArray(value)) return `[${typeof value[0]}]`;
  if (typeof value !== 'object') return typeof value;
  /** @type {[string, unknown][]} */
  const fields = Object.keys(value).map((name) => [name, shapeOf(value[name])]);
  return Object.fromEntries(fields.sort());
}

describe('<kiela-board>', { concurrency: 2 }, () => {
  const stage = setStage();

  const script = () => `<script src="${stage.url}kiela-board.js"></script>`;

  test('speaks with its page by methods, a property and events, three times on one page', async (t) => {
    const board = '<kiela-board lang="pl" opponent="person" motion="off"></kiela-board>';
    const school = await School.open(stage, t, {
      head: script(),
      body: `<div style="display: grid; grid-template-columns: repeat(3, 320px)">${board.repeat(3)}</div>`,
    });
    const told = await school.page.evaluate(async () => {
      const boards = [...document.querySelectorAll('kiela-board')];
      /** @type {string[]} */
      const heard = [];
      for (const type of ['ready', 'move'])
        document.body.addEventListener(type, (event) => {
          const { target, detail } = /** @type {any} */ (event);
          heard.push(`${type} ${boards.indexOf(target)} ${detail.house ?? ''}`);
        });
      // Before any of them is there.
      const states = await Promise.all(
        boards.map((each, index) => each.play(['a1', 'b1', 'c1'][index])),
      );
      const refused = await boards[1].play('b1').catch((error) => error.code);
      return {
        heard,
        refused,
        moves: states.map(({ moves }) => moves),
        languages: boards.map(({ state }) => state?.language),
      };
    });
    assert.deepEqual(told.moves, ['a1', 'b1', 'c1']);
    assert.deepEqual(told.languages, ['pl', 'pl', 'pl']);
    assert.equal(told.refused, 'illegal');
    for (const [index, house] of ['a1', 'b1', 'c1'].entries()) {
      assert.ok(told.heard.includes(`ready ${index} `));
      assert.ok(told.heard.includes(`move ${index} ${house}`));
    }
    // None of them has taken another one's game over.
    for (const frame of school.page.frames().slice(1))
      assert.equal(await frame.getByRole('dialog').count(), 0);
  });

  test('changes its language at once, and opens anew with other parameters', async (t) => {
    const school = await School.open(stage, t, {
      head: script(),
      body: '<kiela-board lang="en" opponent="2"></kiela-board>',
    });
    const { page } = school;
    await page.evaluate(() => document.querySelector('kiela-board')?.getState());
    const [frame] = page.frames().slice(1);
    await page.evaluate(() => document.querySelector('kiela-board')?.setAttribute('lang', 'es'));
    await page.waitForFunction(
      () => document.querySelector('kiela-board')?.state?.language === 'es',
    );
    assert.ok(!frame.isDetached());
    const state = await page.evaluate(async () => {
      const board = /** @type {KielaBoard} */ (document.querySelector('kiela-board'));
      board.setAttribute('opponent', '4');
      board.setAttribute('side', 'north');
      await new Promise((resolve) => board.addEventListener('ready', resolve));
      return board.getState();
    });
    assert.deepEqual([state.opponent, state.side, state.language], [4, 'north', 'es']);
    assert.ok(frame.isDetached());
    const gone = await page.evaluate(async () => {
      const board = /** @type {KielaBoard} */ (document.querySelector('kiela-board'));
      const asked = board.getState().catch((error) => error.code);
      board.remove();
      return [await asked, await board.play('g1').catch((error) => error.code)];
    });
    assert.deepEqual(gone, ['gone', 'gone']);
    while (page.frames().length > 1) await page.waitForEvent('framedetached');
  });

  test('knows every parameter of the address', async (t) => {
    const school = await School.open(stage, t, { head: script(), body: '' });
    const attributes = await school.page.evaluate(
      () => /** @type {any} */ (customElements.get('kiela-board')).observedAttributes,
    );
    const table = document_('parameters').matchAll(/^\| `(\w+)`/gm);
    for (const [, name] of table)
      if (name !== 'origin') assert.ok(attributes.includes(name), `${name} is an attribute`);
  });

  test('is as large as its place and the page’s style say', async (t) => {
    const column = '<div style="display: grid; grid-template-columns: 400px">';
    const school = await School.open(stage, t, {
      head: script(),
      body: `${column}<kiela-board style="height: 300px"></kiela-board><kiela-board></kiela-board></div>`,
    });
    await school.page.waitForFunction(() => {
      const [given, wished] = [...document.querySelectorAll('kiela-board')].map((board) => [
        board.clientWidth,
        board.clientHeight,
      ]);
      // So narrow, the board would like to stand upright.
      return `${given}` === '400,300' && wished[0] === 400 && wished[1] > 600;
    });
  });

  test('the examples of its documentation do what is said of them', async (t) => {
    const board = '<kiela-board motion="off"></kiela-board>';
    const school = await School.open(stage, t, { head: script(), body: board });
    const scripts = examples('js');
    assert.ok(scripts.length >= 2);
    for (const code of scripts) await school.page.evaluate(`(async () => { ${code} })()`);
    // An assertion of theirs that fails complains, which fails this test.
    assert.deepEqual(school.complaints, []);
  });

  test('the documented markup shows the game', async (t) => {
    const markup = examples('html').filter((code) => !code.includes('kiela.html'));
    assert.ok(markup.length >= 2);
    const body = markup.join('').replaceAll('https://games.example/kiela/', stage.url);
    const school = await School.open(stage, t, { body });
    await school.until('ready', ({ frame }) => frame === 0);
    await school.until('ready', ({ frame }) => frame === -1);
    await school.until(
      'state',
      ({ frame, opponent, language }) => frame === -1 && opponent === 2 && language === 'pl',
    );
  });

  test('the documented messages are those that are sent and answered', async (t) => {
    const messages = examples('json').map((code) => JSON.parse(code));
    const isQuestion = (/** @type {any} */ { type, id }) =>
      id !== undefined && !['state', 'error'].includes(type);
    const questions = messages.filter(isQuestion);
    const told = messages.filter((message) => !isQuestion(message));
    const address = stage.addressOf({ parameters: { motion: 'off', xapi: '1', lesson: '2' } });
    const school = await School.open(stage, t, {
      body: `<iframe src="${address}" width="640" height="400"></iframe>`,
    });
    const ready = await school.until('ready');
    assert.deepEqual(questions.map(({ type }) => type).sort(), ready.types.toSorted());
    const [, frame] = school.page.frames();
    await frame.locator('[role=gridcell]:not([aria-disabled=true])').first().click();
    await school.until('answered');
    for (const question of questions) {
      await school.post(question);
      await school.until('state', ({ id }) => id === question.id);
    }
    await school.ask('load', { text: oneMoveToTheEnd });
    await school.ask('play', { house: 'g2' });
    await school.until('end');
    await school.post({ source: 'kiela', v: 1, type: 'play', house: 'd4', id: 3 });
    for (const example of told) {
      const like = await school.until(example.type, (message) => {
        const { frame, origin, ...data } = message;
        return JSON.stringify(shapeOf(data)) === JSON.stringify(shapeOf(example));
      });
      assert.ok(like, example.type);
    }
  });
});
