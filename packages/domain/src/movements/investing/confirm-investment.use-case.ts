import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Instant } from '../../kernel/days.ts';
import { askAgain, type AskClient } from '../place-order.ts';
import type { InvestmentFailure, OrderNotConfirmed } from '../movements.errors.ts';
import type { RecallOrders } from '../recall-orders.use-case.ts';
import { INVEST_AGAIN, type InvestAgain } from './begin-investing.use-case.ts';
import type { InvestmentOrder } from './investment.ts';
import { hasInvestedSince } from './investment.rules.ts';
import type { InvestmentRequest, RequestInvestment } from './request-investment.use-case.ts';

/** A confirmed investment, and the moment up to which the client knows of their investments. */
interface ConfirmedInvestment extends InvestmentRequest {
  readonly clientId: number;
  readonly begunAt: Instant;
}

/** Sends a confirmed investment. Asks when another tab or device invested meanwhile: by the list, or as the server says. */
export type ConfirmInvestment = <F>(
  confirmed: ConfirmedInvestment,
  ask: AskClient<InvestAgain, F>,
) => TE.TaskEither<F | OrderNotConfirmed | InvestmentFailure, InvestmentOrder>;

/** @see spec B §4 Investment flow 2; decisions Q083, 0201 */
export const makeConfirmInvestment =
  ({ recall, request }: { readonly recall: RecallOrders; readonly request: RequestInvestment }): ConfirmInvestment =>
  ({ clientId, begunAt, ...wanted }, ask) =>
    pipe(
      TE.fromTask(recall(clientId)),
      TE.chain((history) => askAgain(ask, INVEST_AGAIN, hasInvestedSince(history, begunAt))),
      TE.chainW((repetition) => request({ ...wanted, repetition }, ask)),
    );
