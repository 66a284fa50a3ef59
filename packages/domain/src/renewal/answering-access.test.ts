import { expect, it } from 'vitest';
import { answeringRedirect, purposeOfAnswers } from './answering-access.rules.ts';
import type { RenewingVisitor } from './find-visitor.use-case.ts';
import { RENEWAL_OK } from './renewal.ts';
import { renewal } from './testing/index.ts';

const approved: RenewingVisitor = {
  _tag: 'Client',
  canCompleteRegistration: false,
  isApproved: true,
  isRenewalDue: false,
  isSuitabilityDue: false,
  renewal: RENEWAL_OK,
};
const renewing: RenewingVisitor = { ...approved, isRenewalDue: true, renewal: renewal({ step: 'financial' }) };
const registering: RenewingVisitor = { ...approved, canCompleteRegistration: true, isApproved: false };
const to = (visitor: RenewingVisitor, purpose = purposeOfAnswers(visitor)) =>
  answeringRedirect({ step: 'suitabilityQuestions', purpose }, visitor);

it('the purpose of a link is what the client has to do first', () => {
  expect(
    [registering, { ...renewing, canCompleteRegistration: true }, renewing, approved].map(purposeOfAnswers),
  ).toEqual(['new', 'new', 'renew', 'remake']);
});

it('a link opens the questionnaire to everybody who may answer, and to nobody else', () => {
  expect([to(registering), to(renewing), to(approved)]).toEqual([undefined, undefined, undefined]);
  expect(to({ ...approved, isApproved: false, isSuitabilityDue: true })).toBeUndefined();
  expect(to({ ...approved, isApproved: false })).toBe('dashboard');
});

it('the questionnaire of a renewal waits for its data, and the one of a remake does not', () => {
  const started = { ...renewing, renewal: renewal({ step: 'started' }) };
  expect([to(started), to(started, 'remake')]).toEqual(['renewalCheckList', undefined]);
});
