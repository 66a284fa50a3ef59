import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { SignedTerm } from './signature.ts';
import type { SignatureParts } from './signatures.ports.ts';

/** Reads the signed adhesion terms of a client. */
export type ReadSignedTerms = (clientId: number) => TE.TaskEither<CallFailure, readonly SignedTerm[]>;

/** Has the missing PDFs made first: no part of signing. @see spec A §2 "/signedTerms", A §7; decision 0214 */
export const makeReadSignedTerms =
  ({ signatures, forms }: SignatureParts): ReadSignedTerms =>
  (clientId) =>
    pipe(
      forms.form(clientId),
      TE.chain(({ formId }) => signatures.fill(formId)),
      TE.chain(() => signatures.signedTerms),
    );
