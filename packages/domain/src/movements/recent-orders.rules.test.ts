import { describe, expect, expectTypeOf, it } from 'vitest';
import { instant, type Instant } from '../kernel/days.ts';
import { cents } from '../kernel/money.ts';
import { at } from '../kernel/testing/index.ts';
import { RECENT_QUESTIONS } from './history/movement.messages.ts';
import type { Movement, OrderTrace } from './history/movement.ts';
import { asksBeforeInvesting } from './investing/investment.rules.ts';
import type { History } from './recent-orders.rules.ts';
import type { RedemptionOrder } from './redeeming/redemption.ts';
import { asksBeforeRepeating, traceOfRedemption } from './redeeming/redemption.rules.ts';
import { heldFund, movement } from './testing/index.ts';

const now = at('2026-11-22T14:00:00-03:00');
const ago = (milliseconds: number): Instant => instant(now - milliseconds);
const twoDays = 48 * 60 * 60 * 1000;
const listed = (...movements: readonly Movement[]) => ({ movements, submitted: [] });

describe('the question before another investment', () => {
  const asks = (changes: Partial<Movement>) =>
    asksBeforeInvesting(listed(movement({ operation: 'investment', createdAt: now, ...changes })), now);

  it('is asked for an investment of the last 48 hours [R571]', () => {
    expect(asks({ createdAt: ago(1) })).toBe(true);
    expect(asks({ createdAt: ago(twoDays - 1000) })).toBe(true);
    expect(asks({ createdAt: ago(twoDays) })).toBe(true);
  });

  it('is not asked for an investment one second older, or without an investment [R575] [R576]', () => {
    expect(asks({ createdAt: ago(twoDays + 1000) })).toBe(false);
    expect(asksBeforeInvesting(listed(), now)).toBe(false);
  });

  it('is not asked for a redemption or a canceled investment [R577]', () => {
    expect(asks({ operation: 'partial-redemption' })).toBe(false);
    expect(asks({ operation: 'total-redemption' })).toBe(false);
    expect(asks({ status: 'canceled' })).toBe(false);
    expect(asks({ status: 'created' })).toBe(true);
  });

  it('is asked for an order of this session, and when the list is unknown (decision Q083)', () => {
    const sent = movement({ operation: 'investment', createdAt: ago(1) });
    expect(asksBeforeInvesting({ movements: [], submitted: [sent] }, now)).toBe(true);
    expect(asksBeforeInvesting({ movements: undefined, submitted: [] }, now)).toBe(true);
  });
});

describe('the question before the same redemption', () => {
  const order: RedemptionOrder = {
    fundId: 7,
    operation: 'partial-redemption',
    amount: cents(500_00),
    bankAccountId: 3,
  };
  const asks = (before: Partial<Movement>, changes: Partial<RedemptionOrder> = {}) =>
    asksBeforeRepeating(
      listed(movement({ createdAt: now, ...before })),
      traceOfRedemption(heldFund(), { ...order, ...changes }, now),
    );

  it('compares with a pending order, as the list will show it', () => {
    expect(traceOfRedemption(heldFund(), order, now)).toEqual({
      fundName: heldFund().name,
      operation: 'partial-redemption',
      status: 'pending',
      amount: 500_00,
      createdAt: now,
    });
  });

  it("is 'Deseja mesmo repetir este resgate?' for the same fund, operation and amount within 48 hours [R662] [R667]", () => {
    expect(RECENT_QUESTIONS.redemption.question).toBe('Deseja mesmo repetir este resgate?');
    expect(asks({ createdAt: ago(twoDays) })).toBe(true);
    expect(asks({ createdAt: ago(twoDays + 1000) })).toBe(false);
    expect(asks({ operation: 'total-redemption' }, { operation: 'total-redemption' })).toBe(true);
  });

  it('is not asked for an amount one cent higher or lower [R664]', () => {
    expect(asks({ amount: cents(499_99) })).toBe(false);
    expect(asks({ amount: cents(500_01) })).toBe(false);
  });

  it('is not asked for another operation [R665]', () => {
    expect(asks({ operation: 'total-redemption' })).toBe(false);
    expect(asks({ operation: 'investment' })).toBe(false);
  });

  it('is not asked for another fund [R666]', () => {
    expect(asks({ fundName: 'Aroeira Valor Brasil FIC FIA' })).toBe(false);
  });

  it('needs no call, because it reads the known orders [R668]', () => {
    expectTypeOf(asksBeforeRepeating).toEqualTypeOf<(history: History, wanted: OrderTrace) => boolean>();
    expectTypeOf<History>().toEqualTypeOf<{
      readonly movements: readonly OrderTrace[] | undefined;
      readonly submitted: readonly OrderTrace[];
    }>();
    expect(asks({})).toBe(true);
  });

  it('ignores the account and canceled orders', () => {
    expect(asks({}, { bankAccountId: 4 })).toBe(true);
    expect(asks({ status: 'canceled' })).toBe(false);
  });

  it('is asked for an order of this session, and when the list is unknown (decision Q083)', () => {
    const wanted = traceOfRedemption(heldFund(), order, now);
    const sent = traceOfRedemption(heldFund(), order, ago(60_000));
    expect(asksBeforeRepeating({ movements: [], submitted: [sent] }, wanted)).toBe(true);
    expect(asksBeforeRepeating({ movements: undefined, submitted: [] }, wanted)).toBe(true);
    expect(asksBeforeRepeating({ movements: [], submitted: [] }, wanted)).toBe(false);
  });
});
