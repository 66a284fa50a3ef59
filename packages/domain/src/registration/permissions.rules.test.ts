import { describe, expect, it } from 'vitest';
import type { Standing } from './approval.ts';
import { flagsOf } from './flags.rules.ts';
import { permissionsOf } from './permissions.rules.ts';
import type { PlannerType } from './planner.ts';
import { checkList, standing } from './testing/index.ts';

const permissions = (changes: Partial<Standing> = {}, planner: PlannerType | undefined = 'planner') =>
  permissionsOf(flagsOf(standing(changes)), planner);

describe('Invest and Redeem', () => {
  it('is open for an approved client, with a planner or without', () => {
    expect(permissions().movements.isOpen).toBe(true);
    expect(permissionsOf(flagsOf(standing()), undefined).movements.isOpen).toBe(true);
  });

  it('is closed when investing is disabled, and says why', () => {
    expect(permissions({ approval: 'analysis' }).movements).toEqual({
      isOpen: false,
      reason: { _tag: 'ApprovalIs', approval: 'analysis' },
    });
    expect(permissions({ position: 'failed' }).movements.isOpen).toBe(false);
  });

  it('is closed for a client whose planner is one of pension, hub and routes too (decision 0061)', () => {
    const { movements, investing, redeeming } = permissions({}, 'pension');
    for (const entry of [movements, investing, redeeming])
      expect(entry).toEqual({ isOpen: false, reason: { _tag: 'PlannerOfPension' } });
  });

  it('lets money out but not in while a renewal is under review (decision Q003)', () => {
    const { movements, investing, redeeming } = permissions({ verdict: 'underReview' });
    expect([movements.isOpen, investing.isOpen, redeeming.isOpen]).toEqual([true, false, true]);
    expect(investing.reason).toEqual({ _tag: 'VerdictIs', verdict: 'underReview' });
  });
});

it('opens the reports to those who may see them', () => {
  expect(permissions({ approval: 'started' }).reports.isOpen).toBe(false);
  expect(permissions({ approval: 'started', hasPension: true }, 'pension').reports.isOpen).toBe(true);
});

it('offers to complete a registration, but not to a client of pension [R287]', () => {
  const unfinished: Partial<Standing> = { approval: 'started', checkList: checkList(['pep']) };
  expect(permissions(unfinished).completion.isOpen).toBe(true);
  expect(permissions(unfinished, 'pension').completion.isOpen).toBe(false);
  expect(permissions().completion.isOpen).toBe(false);
});

it('lets an approved client, and no other, edit bank accounts and documents [R343] [R759]', () => {
  expect(permissions().profileEditing.isOpen).toBe(true);
  expect(permissions({ approval: 'sentToBank' }).profileEditing.isOpen).toBe(false);
});
