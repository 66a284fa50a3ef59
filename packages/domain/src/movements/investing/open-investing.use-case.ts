import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { GatherStanding, StandingClient } from '../../registration/flags/gather-standing.use-case.ts';
import { permissionsOf } from '../../registration/flags/permissions.rules.ts';
import type { LoadFunds } from '../funds/load-funds.use-case.ts';
import type { CannotInvest, FundsNotLoaded } from '../movements.errors.ts';
import type { OrderingClients } from '../order-facts.ports.ts';
import { makeLoadInvesting, type Investing } from './load-investing.use-case.ts';

type OpenInvesting = (client: StandingClient) => TE.TaskEither<CannotInvest | FundsNotLoaded | CallFailure, Investing>;

interface Parts {
  readonly gatherStanding: GatherStanding;
  readonly loadFunds: LoadFunds;
  readonly clients: OrderingClients;
}

/**
 * Opens the form of an investment for a client who may invest. Asks first whether the client may.
 *
 * @see spec A §6, B §4 Investment flow, B §6; decisions Q003, Q106
 */
export const makeOpenInvesting =
  ({ gatherStanding, ...parts }: Parts): OpenInvesting =>
  (client) =>
    pipe(
      gatherStanding(client),
      TE.map((standing) => permissionsOf(standing).investing),
      TE.filterOrElseW(
        ({ isOpen }) => isOpen,
        ({ reason }): CannotInvest => ({ _tag: 'CannotInvest', reason }),
      ),
      TE.chainW(() => makeLoadInvesting(parts)(client.clientId)),
    );
