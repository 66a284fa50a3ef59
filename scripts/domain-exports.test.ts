import { describe, expect, it } from 'vitest';
import { checkExports, unusedExports } from './domain-exports.ts';

const file = (path: string, text: string) => ({ path, text });
const rules = file('packages/domain/src/access/a.rules.ts', 'export const a = 1; export type B = 1; const c = a;');
const door = file('packages/domain/src/access/index.ts', "export { a, type B } from './a.rules.ts';");

const unused = (...others: ReturnType<typeof file>[]) =>
  unusedExports([rules, door, ...others]).map((one) => one.split('#')[1]);

describe('an export of the domain', () => {
  it('is not used by its own file or by the index of its capability', () => {
    expect(unused()).toEqual(['a', 'B']);
  });

  it('is used by another file of its capability', () => {
    expect(unused(file('packages/domain/src/access/d.ts', "import { a } from './a.rules.ts';"))).toEqual(['B']);
  });

  it('is used by another package through the index, and so is a type', () => {
    expect(unused(file('packages/web/src/e.ts', "import type { B } from '@aroeira/domain/access';"))).toEqual(['a']);
    expect(unused(file('packages/web/src/e.ts', "import { a as b } from '@aroeira/domain/access';"))).toEqual(['B']);
  });

  it('is used when a file imports the whole capability', () => {
    expect(unused(file('packages/web/src/e.ts', "import * as access from '@aroeira/domain/access';"))).toEqual([]);
  });
});

describe('the exports without a user', () => {
  const problems = (allowed: number) => checkExports([rules, door], { access: allowed }).problems;

  it('are exactly as many as the waiting list says', () => {
    expect(problems(2)).toEqual([]);
    expect(problems(1)[0]).toContain('access: 2 exports have no user');
    expect(problems(3)[0]).toContain('lower the number');
  });

  it('cannot be checked without a product file', () => {
    expect(checkExports([], {}).problems).toEqual(['no product file was read']);
  });
});
