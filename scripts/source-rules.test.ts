import { expect, it } from 'vitest';
import { checkSource } from './source-rules.ts';

const CAPABILITY = 'packages/domain/src/position';
const RULES = `${CAPABILITY}/a.rules.ts`;

it.each([
  [`${CAPABILITY}/a-utils.ts`, '', 'a file name that says nothing'],
  [RULES, 'export const rescueAll = 1;', 'rescueAll is not our word for it'],
  [RULES, 'export class FundService {}', 'FundService says a pattern'],
  [RULES, 'const a = b as Fund;', 'a cast without its reason'],
  [RULES, `// oxlint-${'disable'}`, 'a suppression'],
  [RULES, `// TO${'DO'} later`, 'an open end'],
  [RULES, "import { a } from './index.ts';", './index.ts is the door for other packages'],
  [RULES, "import { a } from '../pension/a.rules.ts';", 'position may not read pension'],
])('%s with %s is refused: %s', (path, text, problem) => {
  expect(checkSource([{ path, text }]).problems).toEqual([expect.stringContaining(problem)]);
});

it.each([
  'export const redeemAll = 1;',
  '// The server answers no other.\nconst a = b as Fund;',
  "import { a } from '../kernel/days.ts';",
])('%s is let pass', (text) => {
  expect(checkSource([{ path: RULES, text }]).problems).toEqual([]);
});

it('refuses the thirty-first file of a folder, where tests do not count', () => {
  const files = (count: number, end: string) =>
    Array.from({ length: count }, (_, i) => ({ path: `${CAPABILITY}/a${i}${end}`, text: '' }));
  expect(checkSource([...files(30, '.ts'), ...files(30, '.test.ts')]).problems).toEqual([]);
  expect(checkSource(files(31, '.ts')).problems).toHaveLength(1);
});

it('needs a file', () => {
  expect(checkSource([]).problems).toEqual(['no source file was read']);
});
