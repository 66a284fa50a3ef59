import {
  registrationAccess,
  type PageRequest,
  type RegistrationStep,
  type Visitor,
} from '@aroeira/domain/registration';
import { EVERY_STEP } from '@aroeira/domain/registration/testing';
import { describe, expect, it } from 'vitest';
import { patternOf } from './matching.ts';
import { PATHS, PATH_OF_DESTINATION, STEP_PATHS } from './paths.ts';

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
});
