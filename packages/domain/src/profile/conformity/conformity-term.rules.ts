import type { ConformityCheck, ConformityStanding, ConformityTerm } from './conformity-term.ts';

/** What is needed now counts more than an older signature. @see spec B §4 Conformity term; decision 0200 */
export const conformityStandingOf = ({ toSign, last }: ConformityCheck): ConformityStanding => {
  if (toSign !== undefined)
    return { state: last?.status === 'started' ? 'started' : 'notSigned', signUrl: toSign.signUrl };
  return last?.status === 'signed' ? { state: 'signed', signedUrl: last.url } : { state: 'notNeeded' };
};

/** Whether the client must say their city before the term. @see spec B §4 Conformity term */
export const needsSigningCity = ({ state, signingCity }: ConformityTerm): boolean =>
  (state === 'notSigned' || state === 'started') && signingCity === undefined;
