import { expect, it } from 'vitest';
import type { Word } from '../../completion-words.ts';
import { completionsOf } from './complete-line.ts';

const WORDS: readonly Word[] = [
  ['', 'funds', ' funds', ''],
  ['', 'flags', ' flags', ''],
  [' funds', 'list', ' funds list', ''],
  [' funds', '--json', ' funds', ''],
  [' funds', '--sort', ' funds --sort', ''],
  [' funds --sort', 'name', ' funds', ''],
];

it.each([
  ['f', ['funds', 'flags']],
  ['portal fu', ['funds']],
  ['funds ', ['list']],
  ['funds --', ['--json', '--sort']],
  ['funds --sort ', ['name']],
  ['funds --sort name l', ['list']],
  ['as ', ['ana', 'nobody']],
  ['as a', ['ana']],
  ['.e', ['.end']],
])('completes %j as a shell does', (begun, offered) => {
  expect(completionsOf(WORDS, ['ana'])(begun)).toEqual(offered);
});
