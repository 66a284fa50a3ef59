import type { RedemptionOrder } from '@aroeira/domain/movements';
import { cents } from '@aroeira/domain/kernel';
import { expect, it } from 'vitest';
import { orderPrint } from './order-print.ts';

const order: RedemptionOrder = { fundId: 3, operation: 'partial-redemption', amount: cents(100_000), bankAccountId: 1 };

it('finds the print that an earlier version kept of a redemption (decision 0218)', () => {
  // SHA-256 of [1001,{"fundId":3,"operation":"partial","amount":100000,"bankAccountId":1}]
  expect(orderPrint(1001, order)).toBe('a62d4704bbc15c552a3862a716b40c51e18a6d4f0afe23d9857e56346c1ade02');
});

it('is another one for another client, and for the whole of the fund', () => {
  const whole: RedemptionOrder = { ...order, operation: 'total-redemption' };
  expect(new Set([orderPrint(1001, order), orderPrint(1002, order), orderPrint(1001, whole)]).size).toBe(3);
});
