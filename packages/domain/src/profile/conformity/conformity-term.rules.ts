import type { ConformityCheck, ConformityTerm } from './conformity-term.ts';

/**
 * The state of the term. What is needed now counts more than an older signature.
 *
 * @see spec B §4 Conformity term; decision 0200
 */
export const conformityStateOf = ({ needsSignature, last }: ConformityCheck): ConformityTerm['state'] => {
  if (needsSignature) return last?.status === 'started' ? 'started' : 'notSigned';
  return last?.status === 'signed' ? 'signed' : 'notNeeded';
};

/** Whether the client must say their city before the term. @see spec B §4 Conformity term */
export const needsSigningCity = ({ state, signingCity }: ConformityTerm): boolean =>
  (state === 'notSigned' || state === 'started') && signingCity === undefined;
