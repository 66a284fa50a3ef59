import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Instant } from '../../kernel/days.ts';
import { askAgain, type AskClient } from '../place-order.ts';
import type { OrderNotConfirmed } from '../movements.errors.ts';
import type { RecallOrders } from '../recall-orders.use-case.ts';
import type { History } from '../recent-orders.rules.ts';
import { asksBeforeInvesting } from './investment.rules.ts';
import type { OrderParts } from '../movements.ports.ts';

/** There was an investment in the last two days, or the orders are unknown. */
export interface InvestAgain {
  readonly _tag: 'InvestAgain';
}
export const INVEST_AGAIN: InvestAgain = { _tag: 'InvestAgain' };

/** What an investment begins with. */
export interface Begun extends Pick<History, 'movements'> {
  /** The moment up to which the client knows of their investments. */
  readonly begunAt: Instant;
}

/** Asks about a recent investment before the client sets the amounts. The client may go on after a right answer. */
export type BeginInvesting = <F>(
  clientId: number,
  ask: AskClient<InvestAgain, F>,
) => TE.TaskEither<F | OrderNotConfirmed, Begun>;

interface Parts extends Pick<OrderParts, 'clock'> {
  readonly recall: RecallOrders;
}

/** @see spec B §4 Investment flow 1 and 2; decisions Q082, Q083 */
export const makeBeginInvesting =
  ({ recall, clock }: Parts): BeginInvesting =>
  (clientId, ask) =>
    pipe(
      TE.fromIO(clock.now),
      TE.bindTo('begunAt'),
      TE.bind('history', () => TE.fromTask(recall(clientId))),
      TE.tap(({ begunAt, history }) => askAgain(ask, INVEST_AGAIN, asksBeforeInvesting(history, begunAt))),
      TE.map(({ begunAt, history: { movements } }) => ({ begunAt, movements })),
    );
