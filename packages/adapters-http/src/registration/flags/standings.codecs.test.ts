import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { ApprovalNumber, filledOf, isFilled, VerdictNumber } from './standings.codecs.ts';

it('reads the approvals in the order of the specification', () => {
  expect([0, 1, 2, 3, 4, 5].map((number) => E.toUnion(ApprovalNumber.decode(number)))).toEqual([
    'started',
    'analysis',
    'approved',
    'notApproved',
    'pendingAdjustment',
    'sentToBank',
  ]);
  for (const wrong of [6, -1, 1.5, Number.NaN]) expect(E.isLeft(ApprovalNumber.decode(wrong))).toBe(true);
});

it('reads the verdicts in the order of the specification', () => {
  expect([0, 1, 2, 3].map((number) => E.toUnion(VerdictNumber.decode(number)))).toEqual([
    'ok',
    'rejected',
    'underReview',
    'pending',
  ]);
  expect(E.isLeft(VerdictNumber.decode(4))).toBe(true);
});

it('counts nothing, 0, false and the empty text as not filled (decision Q159)', () => {
  expect([undefined, null, 0, false, '', Number.NaN].filter(isFilled)).toEqual([]);
  expect([1, 2, true, 'x', {}].filter((value) => !isFilled(value))).toEqual([]);
});

it('reads each item under the name that the wire gives it [R420]', () => {
  const names = {
    professionalInformations: 'professional',
    pep: 'pep',
    fatca: 'fatca',
    investorData: 'investorData',
    uploadDocuments: 'documents',
    bankInformations: 'bankAccounts',
  };
  for (const [wire, item] of Object.entries(names))
    expect(Object.entries(filledOf({ [wire]: 1 })).filter(([, filled]) => filled)).toEqual([[item, true]]);
});
