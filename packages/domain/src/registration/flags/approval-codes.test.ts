import { expect, it } from 'vitest';
import { approvalFromCode, filledFrom, isFilled, verdictFromCode } from './approval-codes.ts';

it('reads the approvals in the order of the specification', () => {
  expect([0, 1, 2, 3, 4, 5].map(approvalFromCode)).toEqual([
    'started',
    'analysis',
    'approved',
    'notApproved',
    'pendingAdjustment',
    'sentToBank',
  ]);
  expect([6, -1, 1.5, Number.NaN].map(approvalFromCode)).toEqual([undefined, undefined, undefined, undefined]);
});

it('reads the verdicts in the order of the specification', () => {
  expect([0, 1, 2, 3].map(verdictFromCode)).toEqual(['ok', 'rejected', 'underReview', 'pending']);
  expect(verdictFromCode(4)).toBeUndefined();
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
    expect(Object.entries(filledFrom({ [wire]: 1 })).filter(([, filled]) => filled)).toEqual([[item, true]]);
});
