import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '../../kernel/days.ts';
import { cents } from '../../kernel/money.ts';
import { at } from '../../kernel/testing/index.ts';
import type { Fund } from '../funds/fund.ts';
import type { InvestmentEntry } from './investment.ts';
import {
  checkInvestment,
  investmentErrors,
  isListed,
  minimumInvestment,
  totalOf,
  withAmount,
} from './investment.rules.ts';
import { investmentFailureMessage, investmentMessage } from '../movements.messages.ts';
import { entry, fund, movement } from '../testing/index.ts';

const BANK = 3;
const errors = (given: InvestmentEntry, changes: Partial<Fund> = {}) =>
  investmentErrors([fund(changes)], [given]).map((error) => [error.field, investmentMessage(error)]);
const below = (amount: string) => [
  ['amount', `O valor deve ser maior ou igual a R$\u00a0${amount} para esse investimento`],
];
const nothingHeld = { position: cents(0) };

describe('the minimum of a fund', () => {
  it('is the initial one for a client who holds nothing [R589] [R592]', () => {
    expect(errors(entry(4_999_99, BANK), nothingHeld)).toEqual(below('5.000,00'));
    expect(errors(entry(5_000_00, BANK), nothingHeld)).toEqual([]);
    expect(errors(entry(5_000_01, BANK), nothingHeld)).toEqual([]);
  });

  it('is the additional one for a client who holds one cent [R590] [R591] [R592]', () => {
    const oneCent = { position: cents(1) };
    expect(errors(entry(499_99, BANK), oneCent)).toEqual(below('500,00'));
    expect(errors(entry(500_00, BANK), oneCent)).toEqual([]);
    expect(errors(entry(4_999_99, BANK), oneCent)).toEqual([]);
  });

  it('comes from the fund [R618]', () => {
    const other = { ...nothingHeld, minimumInitialInvestment: cents(4_999_99) };
    expect(errors(entry(4_999_99, BANK), other)).toEqual([]);
    expect(errors(entry(4_999_98, BANK), other)).toEqual(below('4.999,99'));
  });

  it('is the greater of the two while the position is unknown (decision 0071)', () => {
    const [low, high] = [cents(1_00), cents(2_00)];
    const minimums = (initial: typeof low, additional: typeof low) =>
      minimumInvestment(
        fund({ position: undefined, minimumInitialInvestment: initial, minimumAdditionalInvestment: additional }),
      );
    expect([minimums(low, high), minimums(high, low)]).toEqual([high, high]);
  });
});

describe('an entry', () => {
  it('may be empty [R593]', () => {
    expect(errors(entry())).toEqual([]);
    expect(errors(entry(0))).toEqual([]);
  });

  it('needs an origin account for its amount [R594]', () => {
    expect(errors(entry(500_00))).toEqual([['bankAccountId', 'Selecione uma conta de origem']]);
    expect(errors(entry(1)).map(([field]) => field)).toEqual(['amount', 'bankAccountId']);
  });

  it('needs an amount for its origin account [R595]', () => {
    expect(errors(entry(undefined, BANK))).toEqual([['amount', 'Insira um valor de investimento']]);
  });

  it('loses its account when its amount becomes 0 [R596]', () => {
    expect(withAmount(entry(500_00, BANK), cents(0))).toEqual(entry(0));
    expect(withAmount(entry(500_00, BANK), undefined)).toEqual(entry());
    expect(withAmount(entry(500_00, BANK), cents(1))).toEqual(entry(1, BANK));
    expect(errors(entry(0, BANK))).toEqual([]);
  });

  it('names a fund of the list', () => {
    expect(errors(entry(500_00, BANK, 8))).toEqual([['fundId', 'Fundo não encontrado']]);
  });
});

describe('a submit', () => {
  const funds = [fund(), fund({ id: 8, position: cents(0) }), fund({ id: 9 })];
  const check = (...entries: readonly InvestmentEntry[]) => checkInvestment(funds, entries);

  it('is refused when no amount was entered [R597]', () => {
    expect(check()).toEqual(E.left([]));
    expect(check(entry(), entry(0, undefined, 8))).toEqual(E.left([]));
    expect(investmentFailureMessage({ _tag: 'Invalid', errors: [] })).toBe(
      'Erro ao validar os valores, verifique seus valores e tente novamente',
    );
  });

  it('is refused with any error', () => {
    expect(check(entry(500_00, BANK), entry(4_999_99, BANK, 8))).toMatchObject({
      left: [{ _tag: 'BelowMinimumInvestment', fundId: 8, minimum: 5_000_00 }],
    });
  });

  it('succeeds with a total and no error: one line for each fund with an amount, and their sum [R599] [R602] [R604]', () => {
    expect(check(entry(500_01, BANK), entry(5_000_00, 4, 8), entry(0, BANK, 9))).toEqual(
      E.right({
        lines: [
          { fundId: 7, amount: 500_01, bankAccountId: BANK },
          { fundId: 8, amount: 5_000_00, bankAccountId: 4 },
        ],
        total: 5_500_01,
      }),
    );
  });

  it('takes one cent in a fund without a minimum', () => {
    const free = fund({ minimumAdditionalInvestment: cents(0) });
    expect(checkInvestment([free], [entry(1, BANK)])).toMatchObject({ right: { total: 1 } });
  });

  it('has a total equal to the sum of its lines', () => {
    const someEntry = fc
      .record({
        fundId: fc.constantFrom(7, 8, 9),
        amount: fc.option(fc.integer({ min: -1, max: 1e12 }), { nil: undefined }),
        bankAccountId: fc.option(fc.constant(BANK), { nil: undefined }),
      })
      .map(({ fundId, amount, bankAccountId }) => entry(amount, bankAccountId, fundId));
    fc.assert(
      fc.property(fc.array(someEntry, { maxLength: 4 }), (entries) => {
        const checked = check(...entries);
        const lines = E.isRight(checked) ? checked.right.lines : [];
        const total = E.isRight(checked) ? checked.right.total : 0;
        expect(lines.reduce((all, { amount }) => all + amount, 0)).toBe(total);
        expect(total === 0 || total === totalOf(entries)).toBe(true);
      }),
    );
  });
});

describe('an order that was sent (decision 0387)', () => {
  const since = at('2026-11-20T15:00:00-03:00');
  const sent = { order: { lines: [{ fundId: 7, amount: cents(500_00), bankAccountId: BANK }], total: cents(500_00) } };
  const listed = (changes: Parameters<typeof movement>[0]) =>
    isListed(
      { ...sent, funds: [fund()], since },
      {
        movements: [
          movement({
            operation: 'investment',
            fundName: fund().name,
            amount: cents(500_00),
            createdAt: since,
            ...changes,
          }),
        ],
      },
    );

  it('is in the list with its fund and amount, from its moment on, canceled or not', () => {
    expect([listed({}), listed({ status: 'canceled' })]).toEqual([true, true]);
    expect(listed({ createdAt: instant(since - 1) })).toBe(false);
    expect([listed({ amount: cents(500_01) }), listed({ fundName: 'Outro' })]).toEqual([false, false]);
    expect(listed({ operation: 'partial-redemption' })).toBe(false);
  });

  it('is not in a list that is not known', () => {
    expect(isListed({ ...sent, funds: [fund()], since }, { movements: undefined })).toBe(false);
  });
});
