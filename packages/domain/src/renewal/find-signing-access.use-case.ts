import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Standing } from '../registration/flags/flag.ts';
import { editorOf } from '../registration/flow/page-access.rules.ts';
import {
  opensAfterSigning,
  signingRedirect,
  type SigningStep,
  type SigningVisit,
} from '../signature/signing-access.rules.ts';
import type { SigningClosed } from '../signature/signature.ts';
import { isRenewalDue, waitsFor } from './renewal.rules.ts';
import type { Renewal } from './renewal.ts';

/** Finds out why a page of the signature is closed to a client, and where they go. `undefined` opens it. */
type FindSigningAccess<C> = (
  client: C,
  step: SigningStep,
  /** What the client did before in this session. */
  visit: Pick<SigningVisit, 'isRemake' | 'hasAccepted' | 'hasSigned'>,
) => TE.TaskEither<CallFailure, SigningClosed | undefined>;

interface Parts<C> {
  readonly loadStanding: (client: C) => TE.TaskEither<CallFailure, Omit<Standing, 'position'>>;
  /** A renewal that failed to load counts as ok. */
  readonly renewalOf: (client: C) => T.Task<Renewal>;
}

/** Pages after the signature need no call. @see spec A §2 Routing rules, A §4; decisions Q018, 0222, 0290 */
export const makeFindSigningAccess =
  <C>({ loadStanding, renewalOf }: Parts<C>): FindSigningAccess<C> =>
  (client, step, visit) =>
    opensAfterSigning(step, visit)
      ? TE.right(undefined)
      : pipe(
          sequenceS(TE.ApplyPar)({ standing: loadStanding(client), renewal: TE.fromTask(renewalOf(client)) }),
          TE.map(({ standing, renewal }) => {
            // A remake signs after the questionnaire, which is no longer due.
            const due = { isRenewalDue: isRenewalDue(renewal.status), isSuitabilityDue: false };
            const { visitor, reason } = editorOf(standing, due);
            const { checkList } = standing;
            const isRenewalEarly = waitsFor('signature', renewal);
            const to = signingRedirect(step, { ...visit, visitor, checkList, isRenewalEarly });
            return to && { _tag: 'SigningClosed', to, reason };
          }),
        );
