import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, type Cents } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';
import { redemptionBlockMessage, redemptionMessage } from '../movements.messages.ts';
import type { RedeemableFund, RedemptionForm } from './redemption.ts';
import { checkPartialAmount, checkRedemption, heldFundIn } from './redemption.rules.ts';
import { fund, heldFund } from '../testing/index.ts';

const told = (amount: number | undefined, changes: Partial<RedeemableFund> = {}) =>
  E.match(
    redemptionMessage,
    (checked: Cents): number | string => checked,
  )(checkPartialAmount(heldFund(changes), amount === undefined ? undefined : cents(amount)));
const INVALID = 'Digite um valor válido';
const HOLDING = 'Você precisa manter o valor de permanência de R$\u00a0500,00 para o resgate parcial';

describe('the amount of a partial redemption', () => {
  it('is required: an empty amount and zero count as missing, for any minimums (decision Q055) [R647]', () => {
    expect([told(undefined), told(0)]).toEqual(Array(2).fill('Campo obrigatório'));
    expect(told(0, { minimumRedemption: cents(0), minimumHolding: cents(2_000_00) })).toBe('Campo obrigatório');
  });

  it('is at least the minimum redemption [R655] [R656]', () => {
    expect(told(99_99)).toBe('O valor mínimo para resgate parcial é de R$\u00a0100,00 para este fundo.');
    expect(told(100_00)).toBe(100_00);
    expect(told(100_01)).toBe(100_01);
  });

  it('leaves the minimum holding [R657] [R658]', () => {
    expect(told(499_99)).toBe(499_99);
    expect(told(500_00)).toBe(500_00);
    expect(told(500_01)).toBe(HOLDING);
  });

  it('is above zero and at most the position [R660] [R661]', () => {
    const free = { minimumRedemption: cents(0), minimumHolding: cents(0) };
    expect(told(1, free)).toBe(1);
    expect(told(1_000_00, free)).toBe(1_000_00);
    expect(told(1_000_01, free)).toBe(INVALID);
    const careless = { minimumRedemption: cents(-5_00), minimumHolding: cents(-5_00) };
    expect([told(-1, careless), told(1_000_01, careless)]).toEqual([INVALID, INVALID]);
    expect(told(1_000_00, careless)).toBe(1_000_00);
  });

  it('is refused by the first rule that it breaks, in the order of the specification (decision Q094)', () => {
    const small = { position: cents(50_00) };
    expect(told(40_00, small)).toContain('valor mínimo');
    expect(told(-1, { minimumRedemption: cents(-1), minimumHolding: cents(2_000_00) })).toContain('permanência');
    expect(told(-1)).toContain('valor mínimo');
  });

  it('never leaves less than the minimum holding', () => {
    const money = fc.integer({ min: -10, max: 1_000 }).map(cents);
    const funds = fc.record({ position: money, minimumRedemption: money, minimumHolding: money });
    fc.assert(
      fc.property(funds, money, (changes, amount) => {
        const { position, minimumRedemption, minimumHolding } = changes;
        const isRight =
          amount > 0 && amount <= position && amount >= minimumRedemption && position - amount >= minimumHolding;
        expect(E.isRight(checkPartialAmount(heldFund(changes), amount))).toBe(isRight);
      }),
    );
  });
});

describe('the form of a redemption', () => {
  const form = (changes: Partial<RedemptionForm> = {}): RedemptionForm => ({
    operation: 'partial-redemption',
    amount: cents(500_00),
    bankAccountId: 3,
    ...changes,
  });
  const check = (changes: Partial<RedemptionForm> = {}, of: Partial<RedeemableFund> = {}) =>
    checkRedemption(heldFund(of))(form(changes));
  const errors = (changes: Partial<RedemptionForm>) =>
    E.match(
      (found: readonly Parameters<typeof redemptionMessage>[0][]) =>
        found.map((error) => [error.field, redemptionMessage(error)]),
      () => [],
    )(check(changes));

  it('requires operation, account and, for a partial redemption, an amount [R647] [R650]', () => {
    expect(errors({ operation: undefined, bankAccountId: undefined })).toEqual([
      ['operation', 'Campo obrigatório'],
      ['bankAccountId', 'Escolha uma opção'],
    ]);
    expect(errors({ amount: undefined })).toEqual([['amount', 'Campo obrigatório']]);
    expect(errors({ amount: cents(500_01), bankAccountId: undefined })).toEqual([
      ['amount', HOLDING],
      ['bankAccountId', 'Escolha uma opção'],
    ]);
  });

  it('takes the whole position for a total redemption, for any typed amount and any minimums [R649] [R659]', () => {
    const whole = E.right({ fundId: 7, operation: 'total-redemption', amount: 1_000_00, bankAccountId: 3 });
    expect(check({ operation: 'total-redemption' })).toEqual(whole);
    expect(check({ operation: 'total-redemption', amount: undefined })).toEqual(whole);
    expect(check({ operation: 'total-redemption' }, { position: cents(1) })).toMatchObject({ right: { amount: 1 } });
    expect(check({ operation: 'total-redemption' }, { position: cents(0) })).toEqual(
      E.left([{ _tag: 'AmountInvalid', field: 'amount' }]),
    );
  });
});

describe('a fund of the list', () => {
  const opening = heldFundIn(fund().id, { movements: [], submitted: [] });
  const opened = (position: Fund['position']) =>
    E.match(
      redemptionBlockMessage,
      (held: RedeemableFund): number | string => held.position,
    )(opening([fund({ position })]));

  it('opens the form when the client holds one cent [R640]', () => {
    expect(opened(cents(1))).toBe(1);
  });

  it('is found by its id, and the list must have a fund [R642]', () => {
    expect(opening([fund({ id: 8 }), heldFund()])).toEqual(E.right(heldFund()));
    const refused = (funds: readonly Fund[]) => E.match(redemptionBlockMessage, () => 'opened')(opening(funds));
    expect(refused([fund({ id: 8 })])).toBe('Fundo não encontrado');
    expect(refused([])).toBe('Você não tem investimentos para resgate');
  });

  it('does not open the form when the client holds nothing [R641]', () => {
    expect(opened(cents(0))).toBe('Você não possui valor investido neste fundo para resgate');
  });

  it('has the position of the list, to the cent [R678]', () => {
    const held = (position: Cents) => E.getOrElse(() => heldFund())(opening([fund({ position })]));
    for (const position of [600_00, 600_01, 123_456_789_01].map(cents)) {
      const [shown, most] = [held(position), cents(position - 500_00)];
      expect(shown).toEqual(heldFund({ position }));
      expect(checkPartialAmount(shown, most)).toEqual(E.right(most));
      expect(checkPartialAmount(shown, cents(most + 1))._tag).toBe('Left');
      const total = checkRedemption(shown)({ operation: 'total-redemption', amount: undefined, bankAccountId: 3 });
      expect(total).toMatchObject({ right: { amount: position } });
    }
  });

  it('does not open the form while its position is unknown (decision Q163) [R678]', () => {
    expect(opened(undefined)).toBe('Não foi possível carregar a lista de fundos');
  });
});
