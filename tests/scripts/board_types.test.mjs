// The types of <kiela-board> are those that a page written in TypeScript can use.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const folder = fileURLToPath(new URL('../../web/', import.meta.url));

/** The lines of a page's script that the compiler refuses. @param {string} code */
function refused(code) {
  const options = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    types: [],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const file = path.join(folder, 'page.ts');
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === file ? code : readFile(name));
  host.fileExists = (name) => name === file || fileExists(name);
  const source = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, options.target) : source(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const lines = code.split('\n');
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file: of, start = 0 }) =>
      of ? lines[of.getLineAndCharacterOfPosition(start).line] : '',
    );
}

const wrong = [
  'board.play(7);',
  'board.newGame({ opponent: 7 });',
  'board.state.moves;',
  "board.addEventListener('move', ({ detail }) => detail.result);",
  'board.state = null;',
];
const page = `
import type { KielaBoard, KielaError, KielaState } from './kiela-board.js';
const board: KielaBoard = document.createElement('kiela-board');
async function play(): Promise<string> {
  board.setAttribute('lang', 'pl');
  board.addEventListener('move', ({ detail: { house, captured, ply } }) => {
    const text: string = house;
    const numbers: number = captured + ply;
    console.log(text, numbers);
  });
  board.addEventListener('end', ({ detail }) => console.log(detail.result === '1-0', detail.reason));
  board.addEventListener('click', (event) => console.log(event.clientX));
  const state: KielaState = await board.newGame({ opponent: 2, side: 'north', rules: 'beginner' });
  await board.play('g1').catch((error: KielaError) => console.log(error.code === 'illegal'));
  return state.legal.join() + (board.state?.moves ?? '');
}
play();
${wrong.join('\n')}
`;

test('what the element offers has its types, and what it does not offer is refused', () => {
  assert.deepEqual(refused(page), wrong);
});
