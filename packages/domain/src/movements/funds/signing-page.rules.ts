import * as E from 'fp-ts/Either';
import type { PaperStatus, TermsToSign } from './fund-terms.ts';

/** The page on which a client signs the papers. @see spec B §4 Signing fund terms; decisions Q090, 0306 */
export type SigningPage =
  /** The page was opened without papers. */
  | { readonly _tag: 'TermsMissing' }
  | {
      readonly _tag: 'Unsigned';
      readonly terms: TermsToSign;
      readonly isChecking: boolean;
      /** What the last check found, if the client is to know it. */
      readonly told: 'failed' | 'waiting' | undefined;
    }
  | { readonly _tag: 'Signed'; readonly terms: TermsToSign }
  /** The client refused these papers at the provider. Only new ones can be signed. */
  | { readonly _tag: 'Refused'; readonly terms: TermsToSign };

export const openSigningPage = (terms: TermsToSign | undefined): SigningPage =>
  terms === undefined ? { _tag: 'TermsMissing' } : { _tag: 'Unsigned', terms, isChecking: false, told: undefined };

/** The token of the check that may begin now. `undefined` when there is nothing to check, or a check runs already. */
export const tokenToCheck = (page: SigningPage): string | undefined =>
  page._tag === 'Unsigned' && !page.isChecking ? page.terms.token : undefined;

/** A check begins. */
export const checking = (page: SigningPage): SigningPage =>
  page._tag === 'Unsigned' ? { ...page, isChecking: true, told: undefined } : page;

/**
 * The answer of a check. A signature and a refusal change the page for good.
 *
 * @param isAwaited the client waits for the answer: they asked for the check, or come back from the page of the
 * provider. They hear then that the papers are not signed yet. A client who has just come knows it
 */
export const checked = (page: SigningPage, answer: E.Either<unknown, PaperStatus>, isAwaited: boolean): SigningPage => {
  if (page._tag !== 'Unsigned') return page;
  if (E.isLeft(answer)) return { ...page, isChecking: false, told: 'failed' };
  switch (answer.right) {
    case 'signed':
      return { _tag: 'Signed', terms: page.terms };
    case 'refused':
      return { _tag: 'Refused', terms: page.terms };
    case 'waiting':
      return { ...page, isChecking: false, told: isAwaited ? 'waiting' : undefined };
  }
};
