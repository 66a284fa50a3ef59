import { expect, it } from 'vitest';
import { conformityCheck } from '../testing/index.ts';
import { conformityStateOf, needsSigningCity } from './conformity-term.rules.ts';

const last = (status: 'started' | 'signed' | 'other') => ({ last: { status, url: undefined } });
const stateOf = (changes: Parameters<typeof conformityCheck>[0]) => conformityStateOf(conformityCheck(changes));

it('is not signed, started or signed', () => {
  expect(stateOf({})).toBe('notSigned');
  expect(stateOf(last('started'))).toBe('started');
  expect(stateOf({ needsSignature: false, ...last('signed') })).toBe('signed');
});

it('is not signed when a new signature is needed after an old one, or after a word that says nothing', () => {
  expect([stateOf(last('signed')), stateOf(last('other'))]).toEqual(['notSigned', 'notSigned']);
});

it('is not needed without a term that waits or is signed', () => {
  expect(stateOf({ needsSignature: false })).toBe('notNeeded');
  expect(stateOf({ needsSignature: false, ...last('other') })).toBe('notNeeded');
});

it('needs the city before a signature alone', () => {
  const term = (state: 'notSigned' | 'started' | 'signed' | 'notNeeded', signingCity?: string) =>
    needsSigningCity({ state, signUrl: undefined, signedUrl: undefined, formId: 31, signingCity });
  expect([term('notSigned'), term('started'), term('signed'), term('notNeeded')]).toEqual([true, true, false, false]);
  expect(term('notSigned', 'Santos')).toBe(false);
});
