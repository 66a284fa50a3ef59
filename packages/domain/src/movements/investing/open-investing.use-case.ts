import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { GatherStanding, StandingClient } from '../../registration/flags/gather-standing.use-case.ts';
import { permissionsOf } from '../../registration/flags/permissions.rules.ts';
import type { CannotInvest, FundsNotLoaded } from '../movements.errors.ts';
import type { Investing, LoadInvesting } from './load-investing.use-case.ts';

type OpenInvesting = (client: StandingClient) => TE.TaskEither<CannotInvest | FundsNotLoaded | CallFailure, Investing>;

interface Parts {
  readonly gatherStanding: GatherStanding;
  readonly loadInvesting: LoadInvesting;
}

/**
 * Opens the form of an investment for a client who may invest. Asks first whether the client may.
 *
 * @see spec A §6, B §4 Investment flow, B §6; decisions Q003, Q106
 */
export const makeOpenInvesting =
  ({ gatherStanding, loadInvesting }: Parts): OpenInvesting =>
  (client) =>
    pipe(
      gatherStanding(client),
      TE.map((standing) => permissionsOf(standing).investing),
      TE.filterOrElseW(
        ({ isOpen }) => isOpen,
        ({ reason }): CannotInvest => ({ _tag: 'CannotInvest', reason }),
      ),
      TE.chainW(() => loadInvesting(client.clientId)),
    );
