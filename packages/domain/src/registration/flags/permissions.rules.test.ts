import { describe, expect, it } from 'vitest';
import type { Standing } from './flag.ts';
import { flagMessage } from './flags.messages.ts';
import { permissionsOf } from './permissions.rules.ts';
import type { Planner } from '../client/planner.ts';
import { checkList, standing } from '../testing/index.ts';

const permissions = (changes: Partial<Standing> = {}, planner: Planner['type'] | undefined = 'planner') =>
  permissionsOf(standing({ ...changes, planner: planner && { type: planner } }));

describe('Invest and Redeem', () => {
  it('is open for an approved client, with or without a planner', () => {
    expect(permissions().movements.isOpen).toBe(true);
    expect(permissionsOf(standing()).movements.isOpen).toBe(true);
  });

  it('is closed when investing is disabled, and says why', () => {
    expect(permissions({ approval: 'analysis' }).movements).toEqual({
      isOpen: false,
      reason: { _tag: 'ApprovalIs', approval: 'analysis' },
    });
    expect(permissions({ position: 'failed' }).movements.isOpen).toBe(false);
  });

  it('is closed for a client of a pension planner, including the hub and the routes (decision 0256)', () => {
    const { movements, investing, redeeming } = permissions({}, 'pension');
    for (const entry of [movements, investing, redeeming])
      expect(entry).toEqual({ isOpen: false, reason: { _tag: 'PlannerOfPension' } });
  });

  it('allows redemptions and no investments while a renewal is under review (decision Q003)', () => {
    const { movements, investing, redeeming } = permissions({ verdict: 'underReview' });
    expect([movements.isOpen, investing.isOpen, redeeming.isOpen]).toEqual([true, false, true]);
    expect(investing.reason).toEqual({ _tag: 'VerdictIs', verdict: 'underReview' });
  });
});

it('opens the reports by the flag, with its reason', () => {
  expect(permissions({ approval: 'started' }).reports).toEqual({
    isOpen: false,
    reason: { _tag: 'ApprovalIs', approval: 'started' },
  });
});

it('opens the completion of a registration, but not for a client of a pension adviser', () => {
  const unfinished: Partial<Standing> = { approval: 'started', checkList: checkList(['pep']) };
  expect(permissions(unfinished).completion.isOpen).toBe(true);
  expect(permissions(unfinished, 'pension').completion.isOpen).toBe(false);
  expect(permissions().completion.isOpen).toBe(false);
});

it('tells a client of a pension adviser of an adjustment, and not of parts that are missing (decision 0265)', () => {
  const asked = { checkList: checkList(['documents']) };
  expect(permissions({ ...asked, approval: 'pendingAdjustment' }, 'pension').completion).toEqual({
    isOpen: false,
    reason: { _tag: 'AdjustmentPending', parts: ['documents'] },
  });
  expect(permissions({ ...asked, approval: 'started' }, 'pension').completion.reason._tag).toBe('PlannerOfPension');
});

it('closes the completion to a company, and tells it whom to talk to', () => {
  const company: Partial<Standing> = { approval: 'started', isCompany: true, checkList: checkList(['pep']) };
  for (const planner of ['planner', 'pension', undefined] as const) {
    const { isOpen, reason } = permissions(company, planner).completion;
    expect([isOpen, flagMessage(reason)]).toEqual([false, 'Para cadastro PJ, entre em contato com seu Planejador']);
  }
});
