import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../kernel/clock.ts';
import type { Instant } from '../../kernel/days.ts';
import { demandYes, type AskClient } from '../place-order.ts';
import type { OrderNotConfirmed } from '../movements.errors.ts';
import type { RecallOrders } from '../recall-orders.use-case.ts';
import { asksBeforeInvesting } from './investment.rules.ts';

/** There was an investment in the last two days, or the orders are unknown. */
export interface InvestAgain {
  readonly _tag: 'InvestAgain';
}

/**
 * Asks about a recent investment before the client sets the amounts. The client may go on after a right answer.
 *
 * @returns the moment up to which the client knows of their investments
 */
export type BeginInvesting = <F>(
  clientId: number,
  ask: AskClient<InvestAgain, F>,
) => TE.TaskEither<F | OrderNotConfirmed, Instant>;

interface Parts {
  readonly recall: RecallOrders;
  /** The server's time. */
  readonly clock: Clock;
}

/** @see spec B §4 Investment flow 1 and 2; decisions Q082, Q083 */
export const makeBeginInvesting =
  ({ recall, clock }: Parts): BeginInvesting =>
  (clientId, ask) =>
    pipe(
      TE.fromIO(clock.now),
      TE.tap((now) =>
        pipe(
          TE.fromTask(recall(clientId)),
          TE.chain((history) =>
            asksBeforeInvesting(history, now) ? demandYes(ask, { _tag: 'InvestAgain' }) : TE.right(true),
          ),
        ),
      ),
    );
