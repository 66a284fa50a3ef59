import type { TermItem, TermsToSign } from './fund-terms.ts';

/** The terms to sign, the conformity term first. @see spec B §4 Signing fund terms */
export const termItems = ({ fundNames, needsConformityTerm }: TermsToSign): readonly TermItem[] => [
  ...(needsConformityTerm ? [{ _tag: 'ConformityTerm' } as const] : []),
  ...fundNames.map((fundName) => ({ _tag: 'AdhesionTerm', fundName }) as const),
];

/** @see spec B §9 */
const CHECK_DELAY_MILLISECONDS = 500;

/**
 * When the screen checks the signature automatically, counted from the moment when the client comes to it or comes
 * back.
 *
 * @returns milliseconds; `undefined` when there is nothing to check
 * @see spec B §4 Signing fund terms; decision 0306
 */
export const automaticCheckDelay = (isSigned: boolean, { token }: TermsToSign): number | undefined =>
  isSigned || token === undefined ? undefined : CHECK_DELAY_MILLISECONDS;
