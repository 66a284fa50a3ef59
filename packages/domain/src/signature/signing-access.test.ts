import { expect, it } from 'vitest';
import { checkList } from '../registration/testing/index.ts';
import { signingRedirect, type SigningStep, type SigningVisit } from './signing-access.rules.ts';

const client = {
  _tag: 'Client',
  canCompleteRegistration: true,
  isApproved: false,
  isRenewalDue: false,
  isSuitabilityDue: false,
} as const;
const visit: SigningVisit = {
  visitor: client,
  checkList: checkList(),
  isRemake: false,
  isRenewalEarly: false,
  hasAccepted: true,
  hasSigned: false,
};
const to = (step: SigningStep, changes: Partial<SigningVisit> = {}) => signingRedirect(step, { ...visit, ...changes });

it('opens the signature when nothing else is missing', () => {
  expect([to('signatureTerms'), to('sign'), to('signFullscreen')]).toEqual([undefined, undefined, undefined]);
  expect(to('signatureTerms', { checkList: checkList(['documents']) })).toBe('authStart');
  expect(to('sign', { checkList: { ...checkList(), suitabilityCount: 0 } })).toBe('authStart');
});

it('leads from the pad to the terms before the client accepted one', () => {
  expect([to('sign', { hasAccepted: false }), to('signFullscreen', { hasAccepted: false })]).toEqual([
    'signatureTerms',
    'signatureTerms',
  ]);
});

it('shows the pages after the signature only to who has just signed, though nothing is left to do', () => {
  const done = { ...client, canCompleteRegistration: false };
  expect(to('signedTerms', { visitor: done, hasSigned: true })).toBeUndefined();
  expect([to('signedTerms', { visitor: done }), to('signatureSuccess')]).toEqual(['dashboard', 'authStart']);
});

it('opens for a due renewal and a remake, and leads every other approved client to the dashboard', () => {
  const approved = { ...client, canCompleteRegistration: false, isApproved: true };
  expect(to('signatureTerms', { visitor: approved })).toBe('dashboard');
  expect(to('signatureTerms', { visitor: { ...approved, isRenewalDue: true } })).toBeUndefined();
  expect(to('signatureTerms', { visitor: approved, isRemake: true })).toBeUndefined();
  expect(to('signatureTerms', { visitor: { ...approved, isApproved: false }, isRemake: true })).toBe('dashboard');
  expect(to('sign', { visitor: { _tag: 'Anonymous' } })).toBe('publicWelcome');
});

it('leads to the check list before the last step of a due renewal, also after a remake, but not in a registration', () => {
  const due = { ...client, canCompleteRegistration: false, isApproved: true, isRenewalDue: true };
  const early = (changes: Partial<SigningVisit>) => to('signatureTerms', { isRenewalEarly: true, ...changes });
  expect([early({ visitor: due }), early({ visitor: due, isRemake: true })]).toEqual([
    'renewalCheckList',
    'renewalCheckList',
  ]);
  expect(early({ visitor: { ...due, canCompleteRegistration: true } })).toBeUndefined();
});
