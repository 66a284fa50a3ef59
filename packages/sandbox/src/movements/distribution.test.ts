import { describe, expect, it } from 'vitest';
import { distribute, sharesOf } from './distribution.ts';

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

describe('the shares of a profile', () => {
  const funds = ['RENDA_FIXA', 'RENDA_MULTIMERCADO', 'ACOES', 'PREV_CONS'].map((type, id) => ({ id, type }));
  const shares = (profile: number, birthDate = '1984-03-12') =>
    sharesOf({ profile, birthDate }, funds, '2026-11-20').map(({ fundId, percent }) => [fundId, percent]);

  it('are even over the funds that it bears, and add up to 100', () => {
    expect(shares(1)).toEqual([
      [0, 50],
      [3, 50],
    ]);
    expect(shares(2)).toEqual([
      [0, 33.34],
      [1, 33.33],
      [3, 33.33],
    ]);
    expect(shares(5)).toHaveLength(4);
    expect(sharesOf({ profile: 1, birthDate: '1984-03-12' }, [{ id: 5, type: 'ACOES' }], '2026-11-20')).toEqual([]);
  });

  it('are those of one profile less from the 60th birthday', () => {
    expect(shares(3, '1966-11-21')).toHaveLength(4);
    expect(shares(3, '1966-11-20')).toHaveLength(3);
    expect(shares(1, '1966-11-20')).toHaveLength(2);
  });
});
