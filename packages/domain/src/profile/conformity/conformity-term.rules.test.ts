import { expect, it } from 'vitest';
import { conformityCheck, SIGN_URL } from '../testing/index.ts';
import type { ConformityStanding } from './conformity-term.ts';
import { conformityStandingOf, needsSigningCity } from './conformity-term.rules.ts';

const last = (status: 'started' | 'signed' | 'other') => ({ last: { status, url: undefined } });
const stateOf = (changes: Parameters<typeof conformityCheck>[0]) =>
  conformityStandingOf(conformityCheck(changes)).state;

it('is not signed, started or signed', () => {
  expect(stateOf({})).toBe('notSigned');
  expect(stateOf(last('started'))).toBe('started');
  expect(stateOf({ toSign: undefined, ...last('signed') })).toBe('signed');
});

it('is not signed when a new signature is needed after an old one, or after a word that says nothing', () => {
  expect([stateOf(last('signed')), stateOf(last('other'))]).toEqual(['notSigned', 'notSigned']);
});

it('is not needed without a term that waits or is signed', () => {
  expect(stateOf({ toSign: undefined })).toBe('notNeeded');
  expect(stateOf({ toSign: undefined, ...last('other') })).toBe('notNeeded');
});

it('needs the city before a signature alone', () => {
  const term = (standing: ConformityStanding, signingCity?: string) =>
    needsSigningCity({ ...standing, formId: 31, signingCity });
  const waiting = (state: 'notSigned' | 'started') => ({ state, signUrl: SIGN_URL });
  expect([term(waiting('notSigned')), term(waiting('started'))]).toEqual([true, true]);
  expect([term({ state: 'signed', signedUrl: undefined }), term({ state: 'notNeeded' })]).toEqual([false, false]);
  expect(term(waiting('notSigned'), 'Santos')).toBe(false);
});
