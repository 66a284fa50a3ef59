import { describe, expect, it } from 'vitest';
import { once } from './once.ts';

describe('once', () => {
  it('makes its value when it is first asked for, and never again', () => {
    const made: object[] = [];
    const value = once(() => {
      made.push({});
      return made;
    });
    expect(made).toEqual([]);
    expect([value(), value()]).toEqual([[{}], [{}]]);
  });
});
