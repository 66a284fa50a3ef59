import { expect, it } from 'vitest';
import { checkPatterns } from './patterns.ts';

const problemsOf = (text: string, path = 'packages/domain/src/a.ts'): readonly string[] =>
  checkPatterns([{ path, text }]).problems;

it.each([
  ['/a+$/.test(text)', 1],
  ['/(a|a)*b/.test(text)', 1],
  ['/^a+$/.test(text)', 0],
  ['/a{1,9}$/.test(text)', 0],
  // The reading of one place may try ways without an end; recheck cannot prove it from the automaton.
  ['/^(.)\\1*$/.test(text)', 1],
  ["Type.String({ pattern: 'a+$' })", 1],
  ["Type.String({ pattern: '^a+$' })", 0],
  ["Type.String({ pattern: 'a+$', maxLength: 9 })", 0],
  ["const END = 'a+$'; Type.String({ pattern: END });", 1],
  ['new RegExp(`^${text}$`)', 1],
  ["RegExp('a')", 1],
] as const)('finds in %s so many problems: %i', (text, count) => {
  expect(problemsOf(text)).toHaveLength(count);
});

it('names the file and the pattern', () => {
  expect(problemsOf('/a+$/g')).toEqual(['packages/domain/src/a.ts: /a+$/g is not proved to be linear']);
});
