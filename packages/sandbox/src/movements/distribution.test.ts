import { describe, expect, it } from 'vitest';
import { distribute } from './distribution.ts';

const nothingHeld = [1, 2, 3, 5, 7].map((fundId) => ({ fundId, cents: 0 }));

describe('new money', () => {
  it('follows the target of the profile when the client holds nothing', () => {
    expect(distribute(2, nothingHeld, 10_000_00)).toEqual([
      { fundId: 1, cents: 6_000_00 },
      { fundId: 3, cents: 2_500_00 },
      { fundId: 5, cents: 1_500_00 },
    ]);
  });

  it('goes to the funds below their target', () => {
    const mostlyCash = [
      { fundId: 1, cents: 80_000_00 },
      { fundId: 2, cents: 0 },
    ];
    expect(distribute(1, mostlyCash, 20_000_00)).toEqual([{ fundId: 2, cents: 20_000_00 }]);
  });

  it('goes only to funds on offer', () => {
    expect(distribute(5, [{ fundId: 1, cents: 0 }], 1_00)).toEqual([]);
    expect(distribute(9, nothingHeld, 1_00)).toEqual([]);
  });

  it.each([1, 99, 100_01, 33_333_33, Number.MAX_SAFE_INTEGER])(
    'of %i cents is shared out to the last cent',
    (total) => {
      for (const profile of [1, 2, 3, 4, 5])
        for (const held of [0, 7, 12_345_67, Number.MAX_SAFE_INTEGER]) {
          const holdings = nothingHeld.map(({ fundId }, index) => ({ fundId, cents: index === 2 ? held : index }));
          const parts = distribute(profile, holdings, total).map(({ cents }) => cents);
          expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
          expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
        }
    },
  );
});
