import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { at, clockAt } from '../../kernel/testing/index.ts';
import type { Movement } from '../history/movement.ts';
import { makeRecallOrders } from '../recall-orders.use-case.ts';
import { answering, movement, newSession } from '../testing/index.ts';
import { makeBeginInvesting, type InvestAgain } from './begin-investing.use-case.ts';

const NOW = '2026-11-22T14:00:00-03:00';
const begin = async (list: TE.TaskEither<CallFailure, readonly Movement[]>, answer = true) => {
  const client = answering<InvestAgain>(answer);
  const movements = { reload: () => list };
  const recall = makeRecallOrders({ movements, submitted: newSession() });
  const went = await makeBeginInvesting({ recall, clock: clockAt(NOW) })(42, client.ask)();
  return { went, asked: client.asked };
};
const investment = (createdAt: string) => TE.right([movement({ operation: 'investment', createdAt: at(createdAt) })]);
const RECENT = '2026-11-20T14:00:00-03:00';

it('asks after an investment of the last two days, and goes on after a yes [R571]', async () => {
  expect(await begin(investment(RECENT))).toMatchObject({
    went: E.right({ begunAt: at(NOW), movements: [{ createdAt: at(RECENT) }] }),
    asked: [{ _tag: 'InvestAgain' }],
  });
});

it('stops after a no', async () => {
  expect((await begin(investment(RECENT), false)).went).toEqual(E.left({ _tag: 'NotConfirmed' }));
});

it('asks nothing one second after the two days, or after a redemption alone', async () => {
  expect(await begin(investment('2026-11-20T13:59:59-03:00'))).toMatchObject({
    went: E.right({ begunAt: at(NOW) }),
    asked: [],
  });
  expect(await begin(TE.right([movement()]))).toMatchObject({ went: E.right({ begunAt: at(NOW) }), asked: [] });
});
