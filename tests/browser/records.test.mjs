// Records: saved, copied, pasted, picked and dropped, and everything that can be wrong with them.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { drop, openOpen, openShare, paste } from './support/sharing.mjs';
import { setStage, withoutWebGl } from './support/stage.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */

const people = { motion: 'off', opponent: 'person' };
const record = '[South "Ana"]\n\n1. g1 d4 2. f1 *\n';

/** Waits for the game of the record. @param {Game} game */
const opened = (game) =>
  game.until('the game of the record', ({ last, dialog }) => last === 'f1' && dialog === '');

/** Waits for a reason in the dialog, shown and said. @param {Game} game @param {string} reason */
async function refused(game, reason) {
  await game.until(reason, ({ texts, dialog }) => dialog !== '' && texts.includes(reason));
  await game.until(`“${reason}” to be said`, ({ spoken }) => spoken.includes(reason));
}

describe('A record', { concurrency: 2 }, () => {
  const stage = setStage();

  test('is saved as a file that opens again', async (t) => {
    const game = await stage.open(t, { parameters: people });
    for (const house of ['g1', 'd4', 'f1']) await game.play(house);
    await openShare(game);
    const download = game.page.waitForEvent('download');
    await game.button('share.save').click();
    const file = await download;
    assert.match(file.suggestedFilename(), /^kiela-\d{4}-\d\d-\d\d\.txt$/);
    const text = await readFile(await file.path(), 'utf8');
    assert.match(text, /^\[Date "\d{4}\.\d\d\.\d\d"\]\n\[South "\?"\]/);
    assert.match(text, /\n1\. g1 d4 2\. f1 \*\n$/);
    await game.until('it to be said', ({ spoken }) => spoken.includes(game.say('share.saved')));
    const other = await stage.open(t, { language: 'pl', parameters: people });
    await drop(other, { files: [['game.txt', text]] });
    await opened(other);
  });

  test('is opened from a file', async (t) => {
    const game = await stage.open(t, { parameters: people });
    await openOpen(game);
    const chooser = game.page.waitForEvent('filechooser');
    await game.button('import.file').click();
    const picked = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) };
    await (await chooser).setFiles(picked);
    await opened(game);
  });

  test('is dropped onto the page, which says where', async (t) => {
    const game = await stage.open(t, { language: 'es', parameters: people });
    await drop(game, { files: [['game.txt', record]] }, ['dragover']);
    const hint = await game.page.evaluate(() => {
      const main = /** @type {Element} */ (document.getElementById('kiela'));
      return getComputedStyle(main, '::after').content;
    });
    assert.equal(hint, `"${game.say('shell.drop')}"`);
    await drop(game, { files: [['game.txt', record]] });
    await opened(game);
    await game.play('d3');
  });

  test('is pasted onto the page, and what was under way comes back', async (t) => {
    const game = await stage.open(t, { parameters: people });
    await game.play('g1');
    await game.play('c4');
    await paste(game, record);
    await opened(game);
    await game.button('button.menu').click();
    await game.button('button.bring-back').click();
    await game.until('the earlier game', ({ last }) => last === 'c4');
  });

  test('is pasted by the keyboard', async (t) => {
    const game = await stage.open(t, {
      parameters: people,
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await openShare(game);
    await game.page.evaluate((text) => navigator.clipboard.writeText(text), record);
    await game.closeDialogs();
    await game.listens();
    await game.cell('g1').focus();
    await game.page.keyboard.press('Control+v');
    await opened(game);
  });

  test('keeps what else it tells, over a reload', async (t) => {
    const game = await stage.open(t, { parameters: people });
    await paste(game, record);
    await opened(game);
    game.moments.length = 0;
    await game.page.reload();
    await game.board();
    await openShare(game);
    const text = await game.root
      .getByRole('textbox', { name: game.say('share.record') })
      .inputValue();
    assert.match(text, /^\[South "Ana"\]\n/);
  });

  test('a position or a link is as good', async (t) => {
    const game = await stage.open(t, { parameters: people });
    await paste(game, `Look: ${stage.url}?game=g1.d4.f1`);
    await opened(game);
    await paste(
      game,
      '0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,0,0,1,0,0,0,0/0,0,0,0,0,0,0,1,0,1 n',
    );
    const { playable } = await game.until('the position', ({ playable }) => playable.length === 1);
    assert.deepEqual(playable, ['e3']);
  });
});

/**
 * A reason with its line and move.
 * @param {Game} game
 * @param {string} words
 * @param {number} line
 * @param {number} [number] of the move
 * @param {string} [side] whose move it is
 */
function placed({ say }, words, line, number, side) {
  if (!number) return say('problem.line', { line, words });
  return say('problem.line-move', { line, number, side: say(`side.${side}`), words });
}

/** A bad record of each kind, and the id and values of the reason. */
const row = '0,0,0,0,0,0,0,0,0,0';
/** @type {[string, string, Record<string, string | number>?, [number, number?, string?]?][]} */
const bad = [
  [' ', 'import.no-game'],
  ['{ah', 'problem.comment', {}, [1]],
  ['[South Ana]', 'problem.header', {}, [1]],
  ['[Rules "beginner"]\n[Rules "beginner"]', 'problem.twice', { words: 'Rules' }, [2]],
  ['[Rules "chess"]', 'problem.rules', { words: 'chess' }, [1]],
  [`[Position "${row} s"]`, 'problem.rows', { count: 1 }, [1]],
  ['[Result "2-0"]', 'problem.result', { words: '2-0' }, [1]],
  ['1. e9', 'problem.move', { words: 'e9' }, [1, 1, 'south']],
  ['1. g1 d4\n2.', 'problem.no-move', {}, [2, 2, 'south']],
  ['1. g1 d4\n3. f1', 'problem.number', { words: '3.' }, [2, 2, 'south']],
  ['1. g1 g1', 'refusal.belongs.south', { house: 'g1' }, [1, 1, 'north']],
  ['1. g1 d4 2. g1', 'refusal.empty', { house: 'g1' }, [1, 2, 'south']],
  ['1. g1 * d4', 'problem.after', { words: 'd4' }, [1, 1, 'south']],
  ['[Result "1-0"]\n1. g1 *', 'problem.differ', { words: '*' }, [2, 1, 'south']],
  ['1. g1 1-0', 'problem.wrong-result', { words: '1-0' }, [1, 1, 'south']],
  [
    '[Termination "no-move"]\n1. g1 *',
    'problem.termination',
    { words: 'no-move' },
    [1, 1, 'south'],
  ],
];

for (const [view, language, graphics] of /** @type {const} */ ([
  ['picture', 'pl', undefined],
  ['plain view', 'es', withoutWebGl],
]))
  describe(`A bad record in the ${view}`, { concurrency: 2 }, () => {
    const stage = setStage(graphics);

    test('is told with its line and move, and changes nothing', async (t) => {
      const game = await stage.open(t, { language, parameters: people });
      await game.play('g1');
      const { houses } = game.now;
      await openOpen(game);
      const field = game.root.getByRole('textbox', { name: game.say('import.text') });
      for (const [text, id, values = {}, at] of bad) {
        await t.test(text, async () => {
          await field.fill(text);
          await game.button('import.open').click();
          const words = game.say(id, values);
          await refused(game, at ? placed(game, words, ...at) : words);
          assert.equal(await field.inputValue(), text, 'it stays to be mended');
        });
      }
      await game.closeDialogs();
      assert.deepEqual(game.now.houses, houses);
      assert.equal(game.now.last, 'g1');
      assert.ok(!game.now.buttons.includes(game.say('button.bring-back')));
    });

    test('is no text, too long, or more than one', async (t) => {
      const game = await stage.open(t, { language, parameters: people });
      /** @type {[Parameters<typeof drop>[1], string][]} */
      const faults = [
        [{ files: [['a.png', [0x89, 0x50, 0xff, 0x00]]] }, 'import.not-text'],
        [{ files: [['a.txt', 'a\0b']] }, 'import.not-text'],
        [{ files: [['a.txt', ' '.repeat(256 * 1024 + 1)]] }, 'import.too-large'],
        [
          {
            files: [
              ['a.txt', record],
              ['b.txt', record],
            ],
          },
          'import.several',
        ],
      ];
      for (const [files, id] of faults) {
        await drop(game, files);
        await refused(game, game.say(id));
        await game.closeDialogs();
      }
      assert.equal(game.now.last, '');
    });
  });
