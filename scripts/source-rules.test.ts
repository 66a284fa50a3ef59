import { expect, it } from 'vitest';
import { checkSource } from './source-rules.ts';

const RULES = 'packages/domain/src/position/a.rules.ts';

it.each([
  ['const a = b as Fund;', 'a cast without its reason'],
  [`// oxlint-${'disable'}`, 'a suppression'],
  [`// TO${'DO'} later`, 'an open end'],
  ["import { a } from './index.ts';", './index.ts is the door for other packages'],
  ["import { a } from '../pension/a.rules.ts';", 'position may not read pension'],
])('%s is refused: %s', (text, problem) => {
  expect(checkSource([{ path: RULES, text }]).problems).toEqual([expect.stringContaining(problem)]);
});

it.each(['// The server answers no other.\nconst a = b as Fund;', "import { a } from '../kernel/days.ts';"])(
  '%s is let pass',
  (text) => {
    expect(checkSource([{ path: RULES, text }]).problems).toEqual([]);
  },
);

it('needs a file', () => {
  expect(checkSource([]).problems).toEqual(['no source file was read']);
});
