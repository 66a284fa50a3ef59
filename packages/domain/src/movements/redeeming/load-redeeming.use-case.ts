import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { LoadFunds } from '../funds/load-funds.use-case.ts';
import type { FundsNotLoaded, RedemptionBlock } from '../movements.errors.ts';
import type { OrderPorts } from '../movements.ports.ts';
import type { OrderingClient } from '../ordering-client.ts';
import type { History } from '../recent-orders.rules.ts';
import type { RecallOrders } from '../recall-orders.use-case.ts';
import { heldFundIn } from './redemption.rules.ts';
import type { RedeemableFund } from './redemption.ts';

/** The choices of a client who redeems. */
export interface Redeeming {
  readonly fund: RedeemableFund;
  readonly client: OrderingClient;
  /** The orders of the client when the form opened. Absent when they failed to load. */
  readonly movements: History['movements'];
}

export type LoadRedeeming = (
  clientId: number,
  fundId: number,
) => TE.TaskEither<FundsNotLoaded | RedemptionBlock | CallFailure, Redeeming>;

interface Parts extends Pick<OrderPorts, 'clients'> {
  readonly recall: RecallOrders;
  readonly loadFunds: LoadFunds;
}

/**
 * Opens the form of a redemption for a fund that the client holds. Reads the funds, the orders, then the client. The
 * form also opens when the orders failed to load.
 *
 * @see spec B §4 Redemption flow 1; decision 0193
 */
export const makeLoadRedeeming =
  ({ recall, loadFunds, clients }: Parts): LoadRedeeming =>
  (clientId, fundId) =>
    pipe(
      loadFunds(clientId),
      TE.bindTo('funds'),
      TE.bind('history', () => TE.fromTask(recall(clientId))),
      TE.bindW('fund', ({ funds, history }) => TE.fromEither(heldFundIn(fundId, history)(funds))),
      TE.bindW('client', () => clients.of(clientId)),
      TE.map(({ fund, client, history: { movements } }) => ({ fund, client, movements })),
    );
