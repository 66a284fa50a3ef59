import { expect, it } from 'vitest';
import { reachedBy } from './reached-tests.ts';

const DOORS = { '@aroeira/domain/*/testing': 'd/*/testing/index.ts', '@aroeira/domain/*': 'd/*/index.ts' };

const FILES = Object.entries({
  'd/access/a.ts': 'export const a = 1;',
  'd/access/b.ts': "import { a } from './a.ts'; export const b = a;",
  'd/access/c.ts': 'export const c = 1;',
  'd/access/index.ts': "export * from './a.ts'; export { b } from './b.ts'; export * from './c.ts';",
  'd/access/testing/index.ts': "import { c } from '../c.ts'; export const sample = c;",
  'w/a.test.ts': "import { a } from '@aroeira/domain/access';",
  'w/b.test.ts': "import { b } from '@aroeira/domain/access';",
  'w/c.test.ts': "import { sample } from '@aroeira/domain/access/testing';",
  'w/all.test.ts': "import * as access from '@aroeira/domain/access';",
  'w/lazy.test.ts': "const page = () => import('./page.ts');",
  'w/page.ts': "import './page.css'; import { c } from '@aroeira/domain/access';",
}).map(([path, text]) => ({ path, text }));

it.each([
  ['d/access/a.ts', 'a all b'],
  ['d/access/b.ts', 'all b'],
  ['d/access/c.ts', 'all c lazy'],
  ['d/access/index.ts', 'a all b lazy'],
  ['w/page.css', 'lazy'],
  ['w/b.test.ts', 'b'],
  ['docs/a.md', ''],
])('a change of %s reaches the tests %s', (changed, tests) => {
  const reached = [...reachedBy([changed], FILES, DOORS)].flatMap(
    (path) => /^w\/(\w+)\.test\.ts$/.exec(path)?.[1] ?? [],
  );
  expect(reached.toSorted().join(' ')).toBe(tests);
});
