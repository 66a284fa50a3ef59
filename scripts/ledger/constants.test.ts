import { describe, expect, it } from 'vitest';
import { checkConstants } from './constants.ts';

const check = (value: string, text: string) =>
  checkConstants([{ name: 'a delay', value, code: 'a.ts#A' }], [{ path: 'packages/web/src/a.ts', text }]).problems;

describe('a constant of the catalogue', () => {
  it.each([
    ['5 s', 'const A = 5000;'],
    ['300000 ms (not inside the native wrapper)', 'export const A = 300_000;'],
    ['2 days', 'const A = 48 * 60 * 60 * 1000;'],
    ['50%', 'const A = 0.5;'],
    ['above 15 pages', 'const A = 15;'],
    ['53, 142', 'const A: readonly number[] = [53, 142];'],
    ['localhost, lan', "const A = ['localhost', 'lan'] as const;"],
  ])('is %s in %s', (value, text) => {
    expect(check(value, text)).toEqual([]);
  });

  it.each([
    ['5 s', 'const A = 5;'],
    ['5 s', 'const A = 4999;'],
    ['5 s', 'const B = 5000;'],
    ['5 s', 'const A = load();'],
    ['53, 142', 'const A = [142, 53];'],
  ])('is not %s in %s', (value, text) => {
    expect(check(value, text)).toHaveLength(1);
  });

  it('cannot be checked without code', () => {
    expect(checkConstants([{ name: 'a', value: '1', code: '' }], []).problems).toHaveLength(1);
  });
});
