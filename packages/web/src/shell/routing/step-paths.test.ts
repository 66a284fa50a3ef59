import {
  nextStep,
  registering,
  registrationAccess,
  type PageRequest,
  type RegistrationStep,
  type Visitor,
} from '@aroeira/domain/registration';
import { EVERY_STEP, flowFacts } from '@aroeira/domain/registration/testing';
import { answeredNotice, journeyFor, renewalNotice } from '@aroeira/domain/renewal';
import { renewal } from '@aroeira/domain/renewal/testing';
import { describe, expect, it } from 'vitest';
import { patternOf } from './matching.ts';
import { PATHS } from './paths.ts';
import { PATH_OF_DESTINATION, STEP_PATHS } from './step-paths.ts';

const CLIENT = {
  _tag: 'Client',
  canCompleteRegistration: false,
  isApproved: true,
  isRenewalDue: false,
  isSuitabilityDue: false,
} as const satisfies Visitor;
const ANONYMOUS: Visitor = { _tag: 'Anonymous' };

/** The path that a visitor sees after they ask for a page: the page's own path, or the path that the rule gives. */
const opened = (step: RegistrationStep, visitor: Visitor, request: Partial<PageRequest> = {}): string => {
  const access = registrationAccess({ step, purpose: 'new', isConditionMet: true, ...request }, visitor);
  return access._tag === 'Open' ? STEP_PATHS[step] : PATH_OF_DESTINATION[access.to];
};

describe('the table of paths', () => {
  it('reaches every route of the registration by exactly one page', () => {
    const patterns = EVERY_STEP.map((step) => patternOf(STEP_PATHS[step], 'aroeira') ?? 'none');
    const routes = Object.keys(PATHS).filter((path) => /^\/registration(\/|$)/.test(path));
    expect(patterns).toHaveLength(routes.length);
    expect(new Set<string>(patterns)).toEqual(new Set(routes));
  });

  it('is public for the pages that the rule opens without a session, and for no other page', () => {
    for (const step of EVERY_STEP) {
      const isOpen = opened(step, ANONYMOUS) === STEP_PATHS[step];
      const pattern = patternOf(STEP_PATHS[step], 'aroeira');
      expect([step, pattern && PATHS[pattern]]).toEqual([step, isOpen ? 'public' : 'registration']);
    }
  });
});

describe('a visitor without a session', () => {
  it('opens the invitation, the terms, the start and the password [R232] [R233] [R234] [R235]', () => {
    expect(opened('welcome', ANONYMOUS)).toBe('/registration');
    expect(opened('terms', ANONYMOUS)).toBe('/registration/terms');
    expect(opened('start', ANONYMOUS)).toBe('/registration/form/start');
    expect(opened('definePassword', ANONYMOUS)).toBe('/registration/form/definePassword');
  });

  it('goes from every other page to /welcome [R231] [R236]', () => {
    const closed = EVERY_STEP.filter((step) => PATHS[patternOf(STEP_PATHS[step], 'aroeira') ?? '/'] !== 'public');
    expect(closed.map((step) => STEP_PATHS[step])).toContain('/registration/form/identification');
    for (const step of closed) expect([step, opened(step, ANONYMOUS)]).toEqual([step, '/welcome']);
  });

  it('goes to the start when the condition of a page does not hold [R238]', () => {
    expect(opened('definePassword', ANONYMOUS, { isConditionMet: false })).toBe('/registration/form/start');
  });
});

describe('a client with a session', () => {
  it('goes to /dashboard from every page when the registration cannot be completed [R230]', () => {
    for (const step of EVERY_STEP) expect([step, opened(step, CLIENT)]).toEqual([step, '/dashboard']);
  });

  it('starts at /registration/form/authStart when the registration can be completed [R237]', () => {
    const unfinished = { ...CLIENT, canCompleteRegistration: true, isApproved: false };
    for (const step of ['welcome', 'start', 'definePassword', 'authStart'] as const)
      expect(opened(step, unfinished)).toBe('/registration/form/authStart');
    const fallback = opened('fatcaOtherCountry', unfinished, { isConditionMet: false });
    expect(fallback).toBe('/registration/form/authStart');
  });
});

describe('the next page', () => {
  /** The path of the page that follows another one in a journey. */
  const after = (step: RegistrationStep, journey: ReturnType<typeof registering>): string | undefined => {
    const next = nextStep(journey, step);
    return next && STEP_PATHS[next];
  };

  it('is /registration/form/fatcaOtherCountry after the declaration of another country [R302]', () => {
    const facts = flowFacts({ hasFatca: true, taxDeclaration: 'crs' });
    expect(after('fatcaData', registering(facts))).toBe('/registration/form/fatcaOtherCountry');
  });

  it('is /registration/signature/success at the end of the signature, and no page follows it [R385]', () => {
    const journey = registering(flowFacts());
    expect(after('signatureTerms', journey)).toBe('/registration/signature/sign');
    expect(after('sign', journey)).toBe('/registration/signature/signedTerms');
    expect(after('signedTerms', journey)).toBe('/registration/signature/success');
    expect(after('signatureSuccess', journey)).toBeUndefined();
  });

  it('is /registration/renew after the equity data of a renewal [R400]', () => {
    expect(after('equityData', journeyFor('renew')(flowFacts()))).toBe('/registration/renew');
  });
});

describe('the notice of a renewal', () => {
  const pathOf = (notice: ReturnType<typeof renewalNotice>): string | undefined =>
    notice.redirect && PATH_OF_DESTINATION[notice.redirect];

  it('sends the client of an expired renewal to /registration/renew [R391]', () => {
    expect(pathOf(renewalNotice(renewal({ status: 'expired' }), 'first'))).toBe('/registration/renew');
  });

  it('opens /registration/renew when the client starts the renewal [R404]', () => {
    expect(pathOf(answeredNotice('start'))).toBe('/registration/renew');
  });

  it('brings the client back to the dashboard after the signature, with the success modal [R395]', () => {
    const notice = renewalNotice(renewal({ step: 'signed' }), 'first');
    expect([pathOf(notice), notice.modal]).toEqual(['/dashboard', 'finished']);
  });
});
