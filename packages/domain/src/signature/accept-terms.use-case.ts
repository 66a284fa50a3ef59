import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ListedTerm, SigningFailure } from './signature.ts';
import type { SignatureParts } from './signatures.ports.ts';
import { checkTerms } from './terms.rules.ts';

/** Accepts the checked terms. @returns their ids */
export type AcceptTerms = (
  clientId: number,
  terms: readonly ListedTerm[],
) => TE.TaskEither<SigningFailure, readonly number[]>;

/** Asks nothing of the server before the client checked a term. @see spec A §5 Registration, Terms */
export const makeAcceptTerms =
  ({ signatures, forms }: SignatureParts): AcceptTerms =>
  (clientId, terms) =>
    pipe(
      TE.fromEither(checkTerms(terms)),
      TE.chainFirstW((termIds) =>
        pipe(
          forms.form(clientId),
          TE.chain(({ formId }) => signatures.accept({ formId, termIds })),
        ),
      ),
    );
