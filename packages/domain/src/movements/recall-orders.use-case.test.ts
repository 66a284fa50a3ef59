import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { unreachable } from '../kernel/testing/index.ts';
import { makeRecallOrders } from './recall-orders.use-case.ts';
import { movement, newSession } from './testing/index.ts';

it('recalls the list and the orders of this session', async () => {
  const submitted = newSession();
  submitted.remember(movement({ id: 'sent' }))();
  const recall = makeRecallOrders({ movements: { reload: () => TE.right([movement()]) }, submitted });
  expect(await recall(1)()).toEqual({ movements: [movement()], submitted: [movement({ id: 'sent' })] });
});

it('counts a list that failed to load as unknown, not as empty (decision Q083)', async () => {
  const recall = makeRecallOrders({ movements: { reload: () => TE.left(unreachable) }, submitted: newSession() });
  expect(await recall(1)()).toEqual({ movements: undefined, submitted: [] });
});
