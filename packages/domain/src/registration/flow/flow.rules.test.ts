import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep, previousStep, registering, type FlowFacts } from './flow.rules.ts';
import { STEP_PROGRESS, type RegistrationStep } from './registration-step.ts';
import { flowFacts } from '../testing/index.ts';

const next = (step: RegistrationStep, facts: Partial<FlowFacts> = {}) => nextStep(registering(flowFacts(facts)), step);
const previous = (step: RegistrationStep, facts: Partial<FlowFacts> = {}) =>
  previousStep(registering(flowFacts(facts)), step);

/** Every page from one on, as a client goes through them. */
const walk = (facts: Partial<FlowFacts>, from: RegistrationStep): readonly RegistrationStep[] => {
  const after = next(from, facts);
  return after === undefined ? [from] : [from, ...walk(facts, after)];
};

describe('a new client', () => {
  it('starts, chooses a password and then a planner [R252]', () => {
    expect(walk({ isSignedIn: false }, 'welcome').slice(0, 4)).toEqual([
      'welcome',
      'start',
      'definePassword',
      'choosePlanner',
    ]);
  });

  it('completes the registration without a password when they are signed in (decision Q021)', () => {
    expect(next('authStart')).toBe('choosePlanner');
    expect(previous('choosePlanner')).toBe('authStart');
  });

  it('chooses a planner unless they have a pension and a planner [R253] [R254]', () => {
    expect(next('authStart', { hasPension: true, plannerId: 9 })).toBe('identification');
    expect(next('authStart', { hasPension: true })).toBe('choosePlanner');
    expect(next('authStart', { plannerId: 9 })).toBe('choosePlanner');
    expect(previous('identification', { hasPension: true, plannerId: 9 })).toBe('authStart');
  });

  it('gives identification, personal data, address and tax information in this order [R261]', () => {
    expect(walk({}, 'choosePlanner').slice(1, 5)).toEqual([
      'identification',
      'personalData',
      'addressData',
      'taxInformation',
    ]);
  });

  it('sees the PEP page only with an office or a relation [R262] [R263]', () => {
    expect(next('taxInformation', { hasWorked: true })).toBe('pepData');
    expect(next('taxInformation', { hasRelation: true })).toBe('pepData');
    expect(next('taxInformation')).toBe('bankAccounts');
  });

  it('sees the FATCA page only after a yes to the FATCA question [R264] [R265]', () => {
    expect(next('taxInformation', { hasFatca: true })).toBe('fatcaData');
    expect(next('pepData', { hasWorked: true, hasFatca: true })).toBe('fatcaData');
    expect(next('pepData', { hasWorked: true })).toBe('bankAccounts');
  });

  it('continues with the bank accounts after a FATCA declaration, and with the other country after any other [R301] [R266]', () => {
    expect(next('fatcaData', { hasFatca: true, taxDeclaration: 'fatca' })).toBe('bankAccounts');
    expect(next('fatcaData', { hasFatca: true, taxDeclaration: 'crs' })).toBe('fatcaOtherCountry');
    expect(next('fatcaOtherCountry', { hasFatca: true, taxDeclaration: 'crs' })).toBe('bankAccounts');
  });

  it('skips the profession while the client is in office [R267]', () => {
    expect(next('bankAccounts')).toBe('professionalInformation');
    expect(next('bankAccounts', { isCurrentlyInOffice: true })).toBe('equityData');
    expect(previous('equityData', { isCurrentlyInOffice: true })).toBe('bankAccounts');
  });

  it('ends with success, questionnaire, terms and signature [R268]', () => {
    expect(walk({}, 'equityData')).toEqual([
      'equityData',
      'success',
      'suitabilityStart',
      'suitabilityQuestions',
      'suitabilityProcess',
      'suitabilitySuccess',
      'signatureTerms',
      'sign',
      'signedTerms',
      'signatureSuccess',
    ]);
  });

  it('returns from a side page to the page that opened it', () => {
    expect([next('setBankAccount'), previous('setBankAccount')]).toEqual(['bankAccounts', 'bankAccounts']);
    expect([next('signFullscreen'), next('terms')]).toEqual(['sign', 'welcome']);
  });

  it('has no page before the first one, after the last one, or around a page of the renewal', () => {
    expect(previous('welcome', { isSignedIn: false })).toBeUndefined();
    expect(previous('authStart')).toBeUndefined();
    expect(next('signatureSuccess')).toBeUndefined();
    expect([next('basicData'), previous('basicData')]).toEqual([undefined, undefined]);
  });
});

describe('the flow, for all answers', () => {
  const anyFacts = fc.record({
    isSignedIn: fc.boolean(),
    hasPension: fc.boolean(),
    plannerId: fc.constantFrom(undefined, 9),
    hasWorked: fc.boolean(),
    hasRelation: fc.boolean(),
    hasFatca: fc.boolean(),
    taxDeclaration: fc.constantFrom('fatca' as const, 'crs' as const, undefined),
    isCurrentlyInOffice: fc.boolean(),
  });

  it('never goes back in its progress, and has only the values of the specification [R269]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const shown = walk(facts, facts.isSignedIn ? 'authStart' : 'start').flatMap(
          (step) => STEP_PROGRESS[step] ?? [],
        );
        expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      }),
    );
    expect([...new Set(Object.values(STEP_PROGRESS))]).toEqual([10, 20, 25, 30, 40, 50, 60, 63, 66, 68, 70, 90]);
  });

  it('returns to the same page after one page forward and one back', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const steps = walk(facts, facts.isSignedIn ? 'authStart' : 'welcome');
        expect(steps.slice(1).map((step) => previous(step, facts))).toEqual(steps.slice(0, -1));
      }),
    );
  });
});
