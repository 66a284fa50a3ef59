import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { heldFund } from '../testing/index.ts';
import { partialRangeMessage } from './partial-range.messages.ts';
import { amountShortcuts, partialRange } from './partial-range.rules.ts';
import type { RedeemableFund } from './redemption.ts';
import { checkPartialAmount } from './redemption.rules.ts';

/** R$ 1.000,00, of which R$ 500,00 stay. The least redemption is R$ 100,00. */
const fund = (changes: Partial<RedeemableFund> = {}) => heldFund(changes);
const none = { areKnown: true, leaving: cents(0), isClosing: false };
const amounts = (of: RedeemableFund) => amountShortcuts(of).map(({ percent, amount }) => [percent, amount]);

describe('the range of a partial redemption (decision 0375)', () => {
  it('goes from the minimum to what leaves the permanence', () => {
    expect(partialRange(fund())).toEqual({ least: 100_00, most: 500_00 });
    expect(partialRange(fund({ minimumRedemption: cents(0), minimumHolding: cents(0) }))).toEqual({
      least: 1,
      most: 1_000_00,
    });
  });

  it('counts what already leaves the fund', () => {
    expect(partialRange(fund({ waiting: { ...none, leaving: cents(100_00) } }))?.most).toBe(400_00);
  });

  it('is there when one amount fits, and not one cent below', () => {
    expect(partialRange(fund({ position: cents(600_00) }))).toEqual({ least: 100_00, most: 100_00 });
    expect(partialRange(fund({ position: cents(599_99) }))).toBeUndefined();
  });

  it('has the amounts that the check lets through, and no other', () => {
    const money = fc.integer({ min: 0, max: 2_000_00 }).map(cents);
    fc.assert(
      fc.property(
        fc.record({ position: money, minimumRedemption: money, minimumHolding: money }),
        money,
        (facts, amount) => {
          const one = fund(facts);
          const range = partialRange(one);
          const isInside = range !== undefined && amount >= range.least && amount <= range.most;
          expect(isInside).toBe(E.isRight(checkPartialAmount(one, amount)));
        },
      ),
    );
  });

  it('is said with its reason', () => {
    expect(partialRangeMessage(fund())).toBe(
      'De R$\u00a0100,00 a R$\u00a0500,00, para manter R$\u00a0500,00 no fundo.',
    );
    expect(partialRangeMessage(fund({ minimumHolding: cents(0) }))).toBe('De R$\u00a0100,00 a R$\u00a01.000,00.');
    expect(partialRangeMessage(fund({ position: cents(599_99) }))).toBe(
      'O saldo não alcança um resgate parcial. Escolha o resgate total.',
    );
  });
});

describe('the shortcuts of an amount (decision 0375)', () => {
  it('are parts of what can be redeemed, down to the cent', () => {
    expect(amounts(fund({ position: cents(1_000_03), minimumHolding: cents(0) }))).toEqual([
      [25, 250_00],
      [50, 500_01],
      [75, 750_02],
    ]);
  });

  it('leave out a part that breaks the permanence by one cent', () => {
    expect(amounts(fund())).toEqual([
      [25, 250_00],
      [50, 500_00],
    ]);
    expect(amounts(fund({ minimumHolding: cents(500_01) }))).toEqual([[25, 250_00]]);
  });

  it('leave out a part that is one cent below the minimum', () => {
    expect(amounts(fund({ minimumRedemption: cents(250_01) }))).toEqual([[50, 500_00]]);
  });
});
