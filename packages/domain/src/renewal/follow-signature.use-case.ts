import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { RenewalFailure } from './renewal.errors.ts';
import type { Renewals } from './renewal.ports.ts';
import { isSignaturePolled, withMark } from './renewal.rules.ts';
import type { Renewal } from './renewal.ts';

/** Asks once whether the client signed at the provider. @returns the renewal, at its next step after a signature */
type FollowSignature = (clientId: number, renewal: Renewal) => TE.TaskEither<RenewalFailure, Renewal>;

/** Makes a call only while the renewal waits for the signature. @see spec A §4 Renewal; decisions Q130, Q132 */
export const makeFollowSignature =
  (renewals: Pick<Renewals, 'signature' | 'mark'>): FollowSignature =>
  (clientId, renewal) =>
    isSignaturePolled(renewal)
      ? pipe(
          renewals.signature(clientId),
          TE.chainW(({ status }) =>
            status === 'signed'
              ? pipe(
                  renewals.mark(clientId, 'signed'),
                  TE.map(() => withMark(renewal, 'signed')),
                )
              : TE.right(renewal),
          ),
        )
      : TE.right(renewal);
