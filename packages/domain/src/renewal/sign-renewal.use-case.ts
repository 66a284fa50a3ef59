import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { RenewalFailure } from './renewal.errors.ts';
import type { Renewals } from './renewal.ports.ts';
import { isSignaturePolled, withMark } from './renewal.rules.ts';
import type { Renewal, RenewalSignature } from './renewal.ts';

/** Makes sure that there is a document to sign, and answers the token that opens it. */
export type OpenSigning = (clientId: number) => TE.TaskEither<RenewalFailure, RenewalSignature>;

/**
 * A document that waits is signed; only where none does the renewal is started again, which opens one. Two are never open.
 *
 * @see spec A §7 `renew/activeDocument`; decision Q133
 */
export const makeOpenSigning =
  (renewals: Renewals): OpenSigning =>
  (clientId) =>
    pipe(
      renewals.hasDocument,
      TE.chainW((hasDocument) => (hasDocument ? TE.right(undefined) : renewals.start(clientId))),
      TE.chainW(() => renewals.signature(clientId)),
    );

/** Looks once for the signature that is given elsewhere. @returns the renewal, moved on when it was signed */
export type FollowSignature = (clientId: number, renewal: Renewal) => TE.TaskEither<RenewalFailure, Renewal>;

/**
 * For whenever the window regains focus. No call is made but while the signature is awaited.
 *
 * @see spec A §4 Renewal, "the signature status is polled"; decisions Q130, Q132
 */
export const makeFollowSignature =
  (renewals: Pick<Renewals, 'signature' | 'mark'>): FollowSignature =>
  (clientId, renewal) =>
    isSignaturePolled(renewal)
      ? pipe(
          renewals.signature(clientId),
          TE.chainW(({ status }) =>
            status === 'signed'
              ? pipe(
                  renewals.mark('signed'),
                  TE.map(() => withMark(renewal, 'signed')),
                )
              : TE.right(renewal),
          ),
        )
      : TE.right(renewal);
