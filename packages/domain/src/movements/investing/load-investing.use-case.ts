import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Fund } from '../funds/fund.ts';
import type { LoadFunds } from '../funds/load-funds.use-case.ts';
import type { FundsNotLoaded } from '../movements.errors.ts';
import type { OrderPorts } from '../movements.ports.ts';
import type { OrderingClient } from '../ordering-client.ts';

/** The choices of a client who invests. */
export interface Investing {
  readonly funds: readonly Fund[];
  readonly client: OrderingClient;
}

/** Loads the choices of a client who may invest. The caller checks that they may. */
export type LoadInvesting = (clientId: number) => TE.TaskEither<FundsNotLoaded | CallFailure, Investing>;

interface Parts extends Pick<OrderPorts, 'clients'> {
  readonly loadFunds: LoadFunds;
}

/** Reads the funds, then the client. @see spec B §4 Investment flow */
export const makeLoadInvesting =
  ({ loadFunds, clients }: Parts): LoadInvesting =>
  (clientId) =>
    pipe(
      loadFunds(clientId),
      TE.bindTo('funds'),
      TE.bindW('client', () => clients.of(clientId)),
    );
