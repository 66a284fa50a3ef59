import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Purpose, Visitor } from './purpose.ts';
import type { RegistrationStep } from './registration-step.ts';
import { registrationAccess, type PageRequest } from './step-access.rules.ts';
import { EVERY_STEP } from '../testing/index.ts';

const client = (changes: Partial<Extract<Visitor, { _tag: 'Client' }>> = {}): Visitor => ({
  _tag: 'Client',
  canCompleteRegistration: false,
  isApproved: true,
  isRenewalDue: false,
  isSuitabilityDue: false,
  ...changes,
});

const anonymous: Visitor = { _tag: 'Anonymous' };

const unfinished = client({ canCompleteRegistration: true, isApproved: false });

const answerTo = (request: PageRequest, visitor: Visitor): string => {
  const answer = registrationAccess(request, visitor);
  return answer._tag === 'Open' ? 'open' : answer.to;
};

/** `open`, or the place of the redirect. */
const access = (step: RegistrationStep, visitor: Visitor, purpose: Purpose = 'new'): string =>
  answerTo({ step, purpose, isConditionMet: true }, visitor);

/** The same for a page whose own condition is false. */
const accessUnmet = (step: RegistrationStep, visitor: Visitor): string =>
  answerTo({ step, purpose: 'new', isConditionMet: false }, visitor);

describe('an anonymous visitor', () => {
  it('may read the invitation and the terms, start and choose a password', () => {
    for (const step of ['welcome', 'terms', 'start', 'definePassword'] as const)
      expect(access(step, anonymous)).toBe('open');
  });

  it('goes to the public welcome from every other page, for each purpose', () => {
    const closed = EVERY_STEP.filter((step) => !['welcome', 'terms', 'start', 'definePassword'].includes(step));
    expect(closed).toHaveLength(25);
    for (const step of closed)
      for (const purpose of ['new', 'renew', 'remake'] as const)
        expect(access(step, anonymous, purpose)).toBe('publicWelcome');
  });

  it('goes to the start when the condition of the page is false', () => {
    expect(accessUnmet('definePassword', anonymous)).toBe('start');
    expect(accessUnmet('start', anonymous)).toBe('welcome');
  });
});

describe('a client who can complete the registration', () => {
  it('starts on the page for signed-in clients', () => {
    for (const step of ['welcome', 'start', 'definePassword'] as const)
      expect(access(step, unfinished)).toBe('authStart');
    expect(access('authStart', unfinished)).toBe('open');
  });

  it('may open the terms and every page after the start, but no page of the renewal', () => {
    for (const step of ['terms', 'choosePlanner', 'equityData', 'success', 'suitabilityStart', 'sign'] as const)
      expect(access(step, unfinished)).toBe('open');
    expect([access('basicData', unfinished), access('renewalCheckList', unfinished)]).toEqual([
      'dashboard',
      'dashboard',
    ]);
  });

  it('goes back to that start when the condition of the page is false', () => {
    expect(accessUnmet('fatcaOtherCountry', unfinished)).toBe('authStart');
    expect(accessUnmet('authStart', unfinished)).toBe('open');
  });
});

describe('a client whose registration cannot be completed', () => {
  it('goes to the dashboard from every page', () => {
    for (const step of EVERY_STEP) expect(access(step, client())).toBe('dashboard');
  });

  it('may edit the form, answer and sign for a due renewal (decision Q018)', () => {
    const due = client({ isRenewalDue: true });
    for (const step of [
      'basicData',
      'pepData',
      'equityData',
      'suitabilityQuestions',
      'signatureTerms',
      'terms',
    ] as const)
      expect(access(step, due, 'renew')).toBe('open');
    expect(access('renewalCheckList', due)).toBe('open');
    expect(access('renewalCheckList', client(), 'renew')).toBe('dashboard');
    expect(access('equityData', client(), 'renew')).toBe('dashboard');
    expect(access('equityData', due, 'new')).toBe('dashboard');
    const request = { step: 'fatcaOtherCountry', purpose: 'renew', isConditionMet: false } as const;
    expect(registrationAccess(request, due)).toEqual({ _tag: 'Redirect', to: 'authStart' });
  });

  it('may change a part when approved or when the questionnaire is due (decision Q018)', () => {
    expect(access('suitabilityQuestions', client(), 'remake')).toBe('open');
    expect(access('suitabilityQuestions', client({ isApproved: false, isSuitabilityDue: true }), 'remake')).toBe(
      'open',
    );
    expect(access('suitabilityQuestions', client({ isApproved: false }), 'remake')).toBe('dashboard');
  });

  it('never starts a registration again, for each purpose', () => {
    const due = client({ isRenewalDue: true, isSuitabilityDue: true });
    const first = fc.constantFrom<RegistrationStep>('welcome', 'start', 'authStart', 'definePassword', 'choosePlanner');
    fc.assert(
      fc.property(first, fc.constantFrom<Purpose>('new', 'renew', 'remake'), (step, purpose) => {
        expect(access(step, due, purpose)).toBe('dashboard');
      }),
    );
  });
});
