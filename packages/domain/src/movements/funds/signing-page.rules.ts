import * as E from 'fp-ts/Either';
import type { TermsToSign } from './fund-terms.ts';

/** The page on which a client signs the papers. @see spec B §4 Signing fund terms; decisions Q088, Q090 */
export type SigningPage =
  /** The page was opened without papers. */
  | { readonly _tag: 'TermsMissing' }
  | {
      readonly _tag: 'Unsigned';
      readonly terms: TermsToSign;
      readonly isChecking: boolean;
      /** The last check failed. */
      readonly hasFailed: boolean;
    }
  | { readonly _tag: 'Signed'; readonly terms: TermsToSign };

export const openSigningPage = (terms: TermsToSign | undefined): SigningPage =>
  terms === undefined ? { _tag: 'TermsMissing' } : { _tag: 'Unsigned', terms, isChecking: false, hasFailed: false };

/** The token of the check that may begin now. `undefined` when there is nothing to check, or a check runs already. */
export const tokenToCheck = (page: SigningPage): string | undefined =>
  page._tag === 'Unsigned' && !page.isChecking ? page.terms.token : undefined;

/** A check begins. */
export const checking = (page: SigningPage): SigningPage =>
  page._tag === 'Unsigned' ? { ...page, isChecking: true, hasFailed: false } : page;

/** The answer of a check. Only a signature changes the page for good: a signed page stays signed. */
export const checked = (page: SigningPage, isSigned: E.Either<unknown, boolean>): SigningPage => {
  if (page._tag !== 'Unsigned') return page;
  return E.isRight(isSigned) && isSigned.right
    ? { _tag: 'Signed', terms: page.terms }
    : { ...page, isChecking: false, hasFailed: E.isLeft(isSigned) };
};
