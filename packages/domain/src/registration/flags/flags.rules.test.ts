import { describe, expect, it } from 'vitest';
import { CHECK_LIST_ITEMS, type Flags, type Standing } from './flag.ts';
import { flagsOf } from './flags.rules.ts';
import { checkList, EVERY_GAP, standing } from '../testing/index.ts';

/** The facts of the specification's sentence, in its own words and numbers. */
interface Facts {
  readonly isApprovedAdm: number;
  readonly isApprovedRenew: number;
  readonly welfare: number;
  readonly positionFailed: boolean;
  readonly filled: number;
  readonly count: number | undefined;
  readonly generalResult: number | undefined;
  readonly adjustment: boolean;
}

/** It follows only A §4 and decisions Q002, Q159 and 0060, and not the code of the rules. */
const oracle = (f: Facts): Readonly<Record<keyof Flags, boolean>> => {
  const adjustment = f.isApprovedAdm === 4 || f.adjustment;
  const approved = f.isApprovedAdm === 2;
  const suitability = f.count === undefined ? false : f.count > 0;
  const signature = f.generalResult === 3 || f.generalResult === 6;
  const missing = !(f.filled === 6 && suitability && signature);
  return {
    hasRegister: f.filled === 6 && !adjustment,
    hasSuitability: suitability,
    hasSignature: signature,
    isApproved: approved,
    isRenewalBlocked: f.isApprovedRenew === 1 || f.isApprovedRenew === 2,
    canSeeReports: approved || f.welfare === 1,
    canCompleteRegistration: !approved && (missing || adjustment) && f.isApprovedAdm !== 5,
    canInvest: approved && f.isApprovedRenew <= 1 && !f.positionFailed,
    isInvestingDisabled: [0, 1, 3, 5, 4].includes(f.isApprovedAdm) || f.positionFailed,
  };
};

const statuses = (['started', 'analysis', 'approved', 'notApproved', 'pendingAdjustment', 'sentToBank'] as const).map(
  (approval, code) => ({ code, approval }),
);
const verdicts = (['ok', 'rejected', 'underReview', 'pending'] as const).map((verdict, code) => ({ code, verdict }));
const results = [undefined, 0, 3, 4, 6];
const yesNo = [false, true];

const everyCase = function* (): Generator<readonly [Facts, Standing]> {
  for (const { code, approval } of statuses)
    for (const renew of verdicts)
      for (const failed of yesNo)
        for (const gap of EVERY_GAP)
          for (const count of [undefined, 0, 1])
            for (const generalResult of results)
              for (const adjustment of yesNo)
                for (const hasPension of yesNo)
                  yield [
                    {
                      isApprovedAdm: code,
                      isApprovedRenew: renew.code,
                      welfare: hasPension ? 1 : 0,
                      positionFailed: failed,
                      filled: 6 - gap.length,
                      count,
                      generalResult,
                      adjustment,
                    },
                    {
                      approval,
                      verdict: renew.verdict ?? 'ok',
                      hasPension,
                      position: failed ? 'failed' : 'loaded',
                      isCompany: false,
                      planner: undefined,
                      checkList: checkList(gap, {
                        suitabilityCount: count,
                        overallResult: generalResult,
                        isAdjustmentPending: adjustment,
                      }),
                    },
                  ];
};

const values = (flags: Flags) => Object.fromEntries(Object.entries(flags).map(([name, { value }]) => [name, value]));

it('agrees with the sentence of the specification in every case [R421] [R430] [R431] [R432] [R433] [R434] [R435] [R436] [R439] [R440] [R442] [R443] [R444] [R445] [R446] [R447] [R448] [R449] [R451] [R452] [R453] [R454] [R455] [R457]', () => {
  let count = 0;
  const differing: unknown[] = [];
  for (const [facts, input] of everyCase()) {
    count += 1;
    const [got, due] = [values(flagsOf(input)), oracle(facts)];
    if (Object.entries(due).some(([name, value]) => got[name] !== value)) differing.push({ facts, got, due });
  }
  expect(count).toBe(6 * 4 * 2 * 64 * 3 * 5 * 2 * 2);
  expect(differing.slice(0, 3)).toEqual([]);
});

describe('register', () => {
  it('is true with all six filled and no adjustment pending [R422]', () => {
    expect(flagsOf(standing()).hasRegister).toEqual({ value: true, reason: { _tag: 'NothingMissing' } });
  });

  it('is false when one is missing, and says which one [R423] [R424] [R425] [R426] [R427] [R428]', () => {
    for (const item of CHECK_LIST_ITEMS)
      expect(flagsOf(standing({ checkList: checkList([item]) })).hasRegister).toEqual({
        value: false,
        reason: { _tag: 'PartsMissing', parts: [item] },
      });
  });

  it('is false when an adjustment is pending, by the approval or by the check list [R429]', () => {
    const pending = { value: false, reason: { _tag: 'AdjustmentPending', parts: [] } };
    expect(flagsOf(standing({ approval: 'pendingAdjustment' })).hasRegister).toEqual(pending);
    expect(flagsOf(standing({ checkList: checkList([], { isAdjustmentPending: true }) })).hasRegister).toEqual(pending);
  });
});

it('says for every flag which fact decided it', () => {
  const reasons = (changes: Partial<Standing>) =>
    Object.fromEntries(Object.entries(flagsOf(standing(changes))).map(([name, { reason }]) => [name, reason]));
  expect(reasons({})).toEqual({
    hasRegister: { _tag: 'NothingMissing' },
    hasSuitability: { _tag: 'SuitabilityCount', count: 1 },
    hasSignature: { _tag: 'OverallResultIs', overallResult: 3 },
    isApproved: { _tag: 'ApprovalIs', approval: 'approved' },
    isRenewalBlocked: { _tag: 'VerdictIs', verdict: 'ok' },
    canSeeReports: { _tag: 'ApprovalIs', approval: 'approved' },
    canCompleteRegistration: { _tag: 'ApprovalIs', approval: 'approved' },
    canInvest: { _tag: 'NothingInTheWay' },
    isInvestingDisabled: { _tag: 'NothingInTheWay' },
  });
  expect(reasons({ approval: 'analysis' })).toMatchObject({
    canCompleteRegistration: { _tag: 'NothingMissing' },
    canInvest: { _tag: 'ApprovalIs', approval: 'analysis' },
    isInvestingDisabled: { _tag: 'ApprovalIs', approval: 'analysis' },
  });
  expect(reasons({ verdict: 'pending' })).toMatchObject({ canInvest: { _tag: 'VerdictIs', verdict: 'pending' } });
});

it('shows reports to approved clients and to clients with a pension [R437] [R438]', () => {
  expect(flagsOf(standing()).canSeeReports.value).toBe(true);
  expect(flagsOf(standing({ approval: 'analysis', hasPension: true })).canSeeReports).toEqual({
    value: true,
    reason: { _tag: 'HasPension' },
  });
});

it('has a registration to complete while something is missing, including questionnaire and signature [R441]', () => {
  const list = checkList(['pep'], { overallResult: 0, suitabilityCount: 0 });
  expect(flagsOf(standing({ approval: 'started', checkList: list })).canCompleteRegistration).toEqual({
    value: true,
    reason: { _tag: 'PartsMissing', parts: ['pep', 'suitability', 'signature'] },
  });
});

it('closes investing when the position failed to load, and only the investing itself while it loads [R450] [R456]', () => {
  const failed = { _tag: 'PositionFailed' };
  expect(flagsOf(standing({ position: 'failed' }))).toMatchObject({
    canInvest: { value: false, reason: failed },
    isInvestingDisabled: { value: true, reason: failed },
  });
  expect(flagsOf(standing({ position: 'loading' }))).toMatchObject({
    canInvest: { value: false, reason: { _tag: 'PositionLoading' } },
    isInvestingDisabled: { value: false },
  });
});
