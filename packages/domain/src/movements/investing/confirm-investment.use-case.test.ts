import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { cents } from '../../kernel/money.ts';
import { at, unreachable } from '../../kernel/testing/index.ts';
import type { Movement } from '../history/movement.ts';
import { makeRecallOrders } from '../recall-orders.use-case.ts';
import { answering, movement, newSession } from '../testing/index.ts';
import type { InvestAgain } from './begin-investing.use-case.ts';
import { makeConfirmInvestment } from './confirm-investment.use-case.ts';
import type { RequestInvestment } from './request-investment.use-case.ts';

const BEGUN = '2026-11-20T15:00:00-03:00';
const order = { lines: [], total: cents(0) };
const wanted = { funds: [], entries: [], key: 'key-1' };

const confirm = async (list: TE.TaskEither<CallFailure, readonly Movement[]>, answer = true) => {
  const client = answering<InvestAgain>(answer);
  const sent: Parameters<RequestInvestment>[0][] = [];
  const submitted = newSession();
  submitted.remember(movement({ operation: 'investment', createdAt: at(BEGUN) }))();
  const went = await makeConfirmInvestment({
    recall: makeRecallOrders({ movements: { reload: () => list }, submitted }),
    request: (request) => TE.fromIO(() => (sent.push(request), order)),
  })({ ...wanted, clientId: 42, begunAt: at(BEGUN) }, client.ask)();
  return { went, sent, asked: client.asked };
};
const listed = (createdAt: string, changes: Partial<Movement> = {}) =>
  TE.right([movement({ operation: 'investment', createdAt: at(createdAt), ...changes })]);

it('asks about an investment since the client began, and sends after a yes', async () => {
  expect(await confirm(listed(BEGUN))).toEqual({
    went: E.right(order),
    sent: [{ ...wanted, repetition: 'confirmed' }],
    asked: [{ _tag: 'InvestAgain' }],
  });
});

it('sends nothing after a no', async () => {
  expect(await confirm(listed(BEGUN), false)).toMatchObject({ went: E.left({ _tag: 'NotConfirmed' }), sent: [] });
});

it('asks nothing about an earlier or canceled investment, a redemption, or an order of this session', async () => {
  for (const list of [
    listed('2026-11-20T14:59:59-03:00'),
    listed(BEGUN, { status: 'canceled' }),
    listed(BEGUN, { operation: 'partial-redemption' }),
    TE.right([]),
  ])
    expect(await confirm(list)).toEqual({
      went: E.right(order),
      sent: [{ ...wanted, repetition: 'unasked' }],
      asked: [],
    });
});

it('asks when the orders are unknown', async () => {
  expect((await confirm(TE.left(unreachable))).asked).toEqual([{ _tag: 'InvestAgain' }]);
});
