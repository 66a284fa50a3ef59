import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { ANA } from '../../kernel/testing/index.ts';
import type { Standing } from '../../registration/flags/flag.ts';
import { standing } from '../../registration/testing/index.ts';
import { heldFund, orderingClient } from '../testing/index.ts';
import { makeOpenRedeeming } from './open-redeeming.use-case.ts';

const redeeming = { fund: heldFund(), client: orderingClient(), movements: [] };

const opening = (changes: Partial<Standing> = {}) => {
  const read: string[] = [];
  const open = makeOpenRedeeming({
    gatherStanding: () => TE.right(standing(changes)),
    loadRedeeming: (clientId, fundId) => TE.fromIO(() => (read.push(`fund ${fundId} of ${clientId}`), redeeming)),
  });
  return { read, answer: open({ clientId: 42, document: ANA }, 7) };
};

it('opens for an approved client, whatever the verdict on the renewal (decision Q003)', async () => {
  for (const verdict of ['ok', 'rejected', 'underReview', 'pending'] as const) {
    const { read, answer } = opening({ verdict });
    expect(await answer()).toEqual(E.right(redeeming));
    expect(read).toEqual(['fund 7 of 42']);
  }
});

it('makes no call for a client who may not redeem, and says why', async () => {
  const closed: readonly (readonly [Partial<Standing>, object])[] = [
    [{ approval: 'analysis' }, { _tag: 'ApprovalIs', approval: 'analysis' }],
    [{ position: 'failed' }, { _tag: 'PositionFailed' }],
    [{ planner: { type: 'pension' } }, { _tag: 'PlannerOfPension' }],
  ];
  for (const [changes, reason] of closed) {
    const { read, answer } = opening(changes);
    expect(await answer()).toEqual(E.left({ _tag: 'CannotRedeem', reason }));
    expect(read).toEqual([]);
  }
});
