import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { entry, fund } from '../testing/index.ts';
import { typeShares } from './type-shares.rules.ts';

const funds = [
  fund({ id: 8, type: 'ACOES', position: cents(0) }),
  fund({ id: 7, type: 'RENDA_FIXA', position: cents(600_00) }),
  fund({ id: 9, type: 'Renda Fixa', position: cents(400_00) }),
];

describe('the portfolio by type (decision 0377)', () => {
  it('has each type once, in the order of the catalogue, before and after', () => {
    expect(typeShares(funds, [entry(1_000_00, 3, 8)])).toMatchObject([
      { caption: 'Renda Fixa', now: 100, after: 50 },
      { caption: 'Ações', now: 0, after: 50 },
    ]);
  });

  it('leaves out a type without a cent, and has it with one that is a hundredth of a percent', () => {
    expect(typeShares(funds, [])?.map(({ caption }) => caption)).toEqual(['Renda Fixa']);
    expect(typeShares(funds, [entry(11, undefined, 8)])?.map(({ after }) => after)).toEqual([99.99, 0.01]);
  });

  it('has an unknown type last, by the word of the server', () => {
    const shares = typeShares([fund({ id: 1, type: 'COTAS' }), ...funds], []);
    expect(shares?.map(({ caption }) => caption)).toEqual(['Renda Fixa', 'COTAS']);
  });

  it('says nothing while a position is unknown', () => {
    expect(typeShares([...funds, fund({ id: 10, position: undefined })], [])).toBeUndefined();
  });

  it('is empty for a client with nothing', () => {
    expect(typeShares([fund({ position: cents(0) })], [])).toEqual([]);
  });

  it('adds up to the whole, but for the rounding of each type', () => {
    const money = fc.integer({ min: 1, max: 1_000_000_00 });
    fc.assert(
      fc.property(money, money, (held, added) => {
        const shares = typeShares(
          [fund({ id: 1, type: 'ACOES', position: cents(held) }), fund({ id: 2, position: cents(0) })],
          [entry(added, 3, 2)],
        );
        const all = (shares ?? []).reduce((whole, { after }) => whole + after, 0);
        expect(Math.abs(all - 100)).toBeLessThanOrEqual(0.011);
      }),
    );
  });
});
