import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { StandingClient } from '../registration/flags/gather-standing.use-case.ts';
import type { FindProgress, RegistrationProgress } from '../registration/flow/find-progress.use-case.ts';
import type { RegistrationPlaces } from '../registration/flow/registration-place.ports.ts';
import type { RegistrationDestination } from '../registration/flow/registration-step.ts';
import { continueAt, isAdjusting } from '../registration/flow/resume.rules.ts';
import type { LoadRenewal } from './load-renewal.use-case.ts';
import { renewalNotice } from './renewal.rules.ts';
import type { RenewingClient } from './renewal.ts';

/** The page that the portal opens for a client, and the page that is due, to which a page without questions leads. */
export interface NextPage extends Pick<RegistrationProgress, 'due'> {
  readonly opens: RegistrationDestination;
}

/** Finds the page that the portal opens for a client who signs in. */
type FindNextPage = (client: StandingClient & RenewingClient) => TE.TaskEither<CallFailure, NextPage>;

interface Parts {
  readonly findProgress: FindProgress;
  readonly loadRenewal: LoadRenewal;
  readonly place: Pick<RegistrationPlaces, 'read'>;
}

/** Without a page due: where the dashboard first leads. @see spec A §4 Renewal, A §2; decisions Q019, 0151 */
export const makeFindNextPage =
  ({ findProgress, loadRenewal, place: places }: Parts): FindNextPage =>
  (client) =>
    pipe(
      sequenceS(TE.ApplyPar)({ progress: findProgress(client), loaded: TE.fromTask(loadRenewal(client)) }),
      TE.map(({ progress: { due, facts, flags }, loaded }) => {
        if (due === undefined) return { due, opens: renewalNotice(loaded.renewal, 'first').redirect ?? 'dashboard' };
        const place = O.toUndefined(places.read());
        const saved = place?.clientId === client.clientId ? place.saved : undefined;
        return { due, opens: continueAt({ due, facts, saved, isAdjusting: isAdjusting(flags) }) };
      }),
    );
