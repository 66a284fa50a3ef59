import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Word } from '../../completion-words.ts';
import { written } from '../testing/written.ts';
import { completionsOf } from './complete-line.ts';

const WORDS: readonly Word[] = [
  ['', 'funds', ' funds', ''],
  ['', 'flags', ' flags', ''],
  [' funds', 'list', ' funds list', ''],
  [' funds', '--json', ' funds', ''],
  [' funds', '--sort', ' funds --sort', ''],
  [' funds --sort', 'name', ' funds', ''],
  [' funds', '--file', ' funds --file', ''],
];

it.each([
  ['f', ['funds', 'flags']],
  ['portal fu', ['funds ']],
  ['funds ', ['list ']],
  ['funds --', ['--json', '--sort', '--file']],
  ['funds --sort ', ['name ']],
  ['funds --sort name l', ['list ']],
  ['as ', ['ana', 'nobody']],
  ['as a', ['ana ']],
  ['.e', ['.end ']],
])('completes %j as a shell does', (begun, offered) => {
  expect(completionsOf(WORDS, ['ana'])(begun)).toEqual(offered);
});

it('offers files where an option or an argument takes one', () => {
  const { folder, path } = written({ 'page.json': '', 'page two.json': '', 'other.json': '' });
  mkdirSync(path('pages'));
  const complete = completionsOf(WORDS, []);
  expect(complete(`funds --file ${folder}/pa`)).toEqual([path('page.json'), path('pages/')]);
  expect(complete(`funds --file ${folder}/o`)).toEqual([`${path('other.json')} `]);
  expect(complete(`funds list ${path('pages')}`)).toEqual([path('pages/')]);
  expect(complete('funds --file nowhere/')).toEqual([]);
});
