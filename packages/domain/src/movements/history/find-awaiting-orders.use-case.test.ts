import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { at, clockAt, unreachable } from '../../kernel/testing/index.ts';
import { bankAccount, movement } from '../testing/index.ts';
import { awaitingOrderLine } from './history.messages.ts';
import { makeFindAwaitingOrders } from './find-awaiting-orders.use-case.ts';
import type { Movement } from './movement.ts';

const NOW = '2026-11-20T14:00:00-03:00';
const clock = clockAt(NOW);
const [account, other] = [bankAccount(), bankAccount({ id: 4 })];
const awaiting = async (changes: Partial<Movement>) => {
  const listed = TE.right([movement({ account, ...changes })]);
  return (await makeFindAwaitingOrders({ movements: { reload: () => listed }, clock })(42)())(account.id).length;
};
const settled = { status: 'created', processedAt: at('2026-11-19T18:00:00-03:00') } as const;

it.each([
  ['a redemption that waits', {}, 1],
  ['an investment that waits', { operation: 'investment' }, 1],
  ['a redemption that is paid in a moment', { ...settled, paymentAt: at('2026-11-20T14:00:01-03:00') }, 1],
  ['a redemption that is paid now', { ...settled, paymentAt: at(NOW) }, 0],
  ['a redemption without a payment day', { ...settled }, 0],
  ['an investment that was carried out', { ...settled, operation: 'investment' }, 0],
  ['a canceled order', { status: 'canceled' }, 0],
  ['an order of the other account', { account: other }, 0],
  ['an order whose account is not known', { account: undefined }, 0],
] as const)('an account is needed by %s: %#', async (_, changes, count) => {
  expect(await awaiting(changes)).toBe(count);
});

it('names no order when the list failed to load', async () => {
  const find = makeFindAwaitingOrders({ movements: { reload: () => TE.left(unreachable) }, clock });
  expect((await find(42)())(account.id)).toEqual([]);
});

it('names an order with the day of its payment', () => {
  const waiting = movement({ amount: cents(1_000_00), paymentAt: at('2026-11-24T18:00:00-03:00') });
  const line = 'Resgate parcial de R$\u00a01.000,00 em Aroeira Renda Fixa Liquidez FIC FI RF';
  expect(awaitingOrderLine(waiting)).toBe(`${line}, com pagamento previsto para 24/11/2026`);
  expect(awaitingOrderLine({ ...waiting, paymentAt: undefined })).toBe(line);
});
