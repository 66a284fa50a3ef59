import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { RenewalFailure } from './renewal.errors.ts';
import type { Renewals } from './renewal.ports.ts';
import type { RenewalSignature } from './renewal.ts';

/** Makes sure that there is a document to sign, and answers the token that opens it. */
type OpenSigning = (clientId: number) => TE.TaskEither<RenewalFailure, RenewalSignature>;

/** Without a document it starts the renewal again, and the server opens one. @see spec A §7; decision Q133 */
export const makeOpenSigning =
  (renewals: Pick<Renewals, 'hasDocument' | 'start' | 'signature'>): OpenSigning =>
  (clientId) =>
    pipe(
      renewals.hasDocument,
      TE.chainW((hasDocument) => (hasDocument ? TE.right(undefined) : renewals.start(clientId))),
      TE.chainW(() => renewals.signature(clientId)),
    );
