import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { at } from '../../kernel/testing/index.ts';
import { movement } from '../testing/index.ts';
import { orderStepCaption } from './order-steps.messages.ts';
import { orderSteps, placedOrderIn, stepsAfterInvesting } from './order-steps.rules.ts';

const times = {
  createdAt: at('2026-11-20T14:00:00-03:00'),
  processedAt: at('2026-12-21T18:00:00-03:00'),
  paymentAt: at('2026-12-22T18:00:00-03:00'),
};
const NOW = at('2026-11-23T10:00:00-03:00');
const steps = (changes: Parameters<typeof movement>[0], now = NOW) =>
  orderSteps(movement({ ...times, ...changes }), now).map(({ kind, day, isDone }) => [kind, day, isDone]);

describe('the steps of an order (decision 0376)', () => {
  it('are request, pricing and payment of a redemption that waits', () => {
    expect(steps({})).toEqual([
      ['requested', '2026-11-20', true],
      ['performed', '2026-12-21', false],
      ['paid', '2026-12-22', false],
    ]);
  });

  it('have the payment done at its moment, and not a millisecond before', () => {
    const paid = (now: typeof NOW) => steps({ status: 'created' }, now)[2]?.[2];
    expect([paid(times.paymentAt), paid((times.paymentAt - 1) as typeof NOW)]).toEqual([true, false]);
  });

  it('are request and performance of an investment', () => {
    expect(steps({ operation: 'investment', status: 'created' })).toEqual([
      ['requested', '2026-11-20', true],
      ['performed', '2026-12-21', true],
    ]);
  });

  it('end where an order is canceled', () => {
    expect(steps({ status: 'canceled' })).toEqual([
      ['requested', '2026-11-20', true],
      ['canceled', '2026-12-21', true],
    ]);
  });

  it('promise no day that the server does not say, and nothing about an unknown order', () => {
    expect(steps({ processedAt: undefined, paymentAt: undefined }).map(([, day]) => day)).toEqual([
      '2026-11-20',
      undefined,
      undefined,
    ]);
    expect(steps({ status: { unknown: 'novo' } })).toHaveLength(1);
    expect(steps({ operation: { unknown: 'novo' } })).toHaveLength(1);
  });

  it('have a caption each, by the kind of the order', () => {
    expect(orderSteps(movement(times), NOW).map((step) => orderStepCaption(step, 'partial-redemption'))).toEqual([
      'Pedido de resgate',
      'Cotização',
      'Pagamento na sua conta',
    ]);
    expect(
      orderSteps(movement({ ...times, operation: 'investment' }), NOW).map((step) =>
        orderStepCaption(step, 'investment'),
      ),
    ).toEqual(['Pedido de aplicação', 'Aplicação no seu saldo']);
  });
});

describe('the order that was just sent', () => {
  const sent = movement({ ...times });
  it('is the newest of the same fund, operation and amount that waits', () => {
    const older = movement({ id: 'movement-0', createdAt: at('2026-11-19T14:00:00-03:00') });
    expect(placedOrderIn([older, sent], sent)?.id).toBe('movement-1');
  });

  it('is not an order of another amount, and none that is over', () => {
    expect(placedOrderIn([movement({ amount: cents(500_01) })], sent)).toBeUndefined();
    expect(placedOrderIn([movement({ status: 'created' })], sent)).toBeUndefined();
  });
});

describe('the steps after an investment (decision 0376)', () => {
  const later = { ...times, processedAt: at('2026-12-22T18:00:00-03:00') };
  const days = (...orders: Parameters<typeof stepsAfterInvesting>[0]) =>
    stepsAfterInvesting(orders).map(({ kind, day, isDone }) => [kind, day, isDone]);

  it('are request, payment and the last day on which a fund of it is in the balance', () => {
    expect(days(later, times)).toEqual([
      ['requested', '2026-11-20', true],
      ['paid', undefined, false],
      ['performed', '2026-12-22', false],
    ]);
  });

  it('promise no day while one fund has none, or no order is known', () => {
    expect(days(times, { ...times, processedAt: undefined })[2]?.[1]).toBeUndefined();
    expect(days().map(([, day]) => day)).toEqual([undefined, undefined, undefined]);
  });
});
