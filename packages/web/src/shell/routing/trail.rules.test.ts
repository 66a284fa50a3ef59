import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPush, withReplace, type Trail } from './trail.rules.ts';

const ten: Trail = Array.from({ length: 10 }, (_, i) => `/${i}`);

describe('the trail of visited paths', () => {
  it('keeps ten paths, and drops the oldest at the eleventh [R007]', () => {
    expect(withPush(ten.slice(1), '/x')).toHaveLength(10);
    expect(withPush(ten, '/x')).toEqual([...ten.slice(1), '/x']);
  });

  it('counts a path once when it opens where the client already is', () => {
    expect(withPush(['/a'], '/a')).toEqual(['/a']);
  });

  it('replaces the last path, also when it equals the one before', () => {
    expect(withReplace(['/a', '/b'], '/c')).toEqual(['/a', '/c']);
    expect(withReplace(['/a', '/b'], '/a')).toEqual(['/a']);
  });

  it('never has the same path twice in a row or more than ten paths, and ends at the current path', () => {
    const path = fc.constantFrom('/a', '/b', '/c');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), path), { minLength: 1, maxLength: 30 }), (steps) => {
        const trail = steps.reduce<Trail>((so, [isPush, to]) => (isPush ? withPush : withReplace)(so, to), ['/']);
        expect(trail.length).toBeLessThanOrEqual(10);
        expect(trail.at(-1)).toBe(steps.at(-1)?.[1]);
        expect(trail.some((each, i) => each === trail[i - 1])).toBe(false);
      }),
    );
  });
});
