import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { flagsOf } from '../../registration/flags/flags.rules.ts';
import type { GatherStanding, StandingClient } from '../../registration/flags/gather-standing.use-case.ts';
import type { Fund } from '../funds/fund.ts';
import type { LoadFunds } from '../funds/load-funds.use-case.ts';
import type { CannotInvest, FundsNotLoaded } from '../movements.errors.ts';
import type { OrderingClients } from '../order-facts.ports.ts';
import type { OrderingClient } from '../ordering-client.ts';

/** The choices of a client who invests. */
export interface Investing {
  readonly funds: readonly Fund[];
  readonly client: OrderingClient;
}

type OpenInvesting = (client: StandingClient) => TE.TaskEither<CannotInvest | FundsNotLoaded | CallFailure, Investing>;

interface Parts {
  readonly gatherStanding: GatherStanding;
  readonly loadFunds: LoadFunds;
  readonly clients: OrderingClients;
}

/**
 * Opens the form of an investment for a client who may invest. Reads the flag, then the funds, then the client.
 *
 * @see spec B §4 Investment flow, B §6
 */
export const makeOpenInvesting =
  ({ gatherStanding, loadFunds, clients }: Parts): OpenInvesting =>
  (client) =>
    pipe(
      gatherStanding(client),
      TE.map((standing) => flagsOf(standing).canInvest),
      TE.filterOrElseW(
        ({ value }) => value,
        ({ reason }): CannotInvest => ({ _tag: 'CannotInvest', reason }),
      ),
      TE.chainW(() => loadFunds(client.clientId)),
      TE.bindTo('funds'),
      TE.bindW('client', () => clients.of(client.clientId)),
    );
