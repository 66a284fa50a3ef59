import { describe, expect, it } from 'vitest';
import { checkExports, unusedExports } from './domain-exports.ts';

const file = (path: string, text: string) => ({ path, text });
const rules = file('packages/domain/src/access/a.rules.ts', 'export const a = 1; export type B = 1; const c = a;');
const door = file('packages/domain/src/access/index.ts', "export { a, type B } from './a.rules.ts';");

const unused = (...others: ReturnType<typeof file>[]) =>
  unusedExports([rules, door, ...others]).map((one) => one.split('#')[1]);

describe('an export of the domain', () => {
  it('is not used by its own file or by the index that opens the door', () => {
    expect(unused()).toEqual(['a', 'B']);
  });

  it('is used by a file beside it', () => {
    expect(unused(file('packages/domain/src/access/d.ts', "import { a } from './a.rules.ts';"))).toEqual(['B']);
  });

  it('is used by another package through the index, a type too', () => {
    expect(unused(file('packages/web/src/e.ts', "import type { B } from '@aroeira/domain/access';"))).toEqual(['a']);
    expect(unused(file('packages/web/src/e.ts', "import { a as b } from '@aroeira/domain/access';"))).toEqual(['B']);
  });

  it('is used where all of the capability is taken in', () => {
    expect(unused(file('packages/web/src/e.ts', "import * as access from '@aroeira/domain/access';"))).toEqual([]);
  });
});

describe('the exports that have no user', () => {
  const problems = (allowed: number) => checkExports([rules, door], { access: allowed }).problems;

  it('are at most as many as are waiting, and never fewer', () => {
    expect(problems(2)).toEqual([]);
    expect(problems(1)[0]).toContain('access: 2 exports have no user');
    expect(problems(3)[0]).toContain('lower the number');
  });

  it('are looked for somewhere', () => {
    expect(checkExports([], {}).problems).toEqual(['no product file was read']);
  });
});
