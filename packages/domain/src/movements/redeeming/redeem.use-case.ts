import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../kernel/clock.ts';
import { demandYes, type AskClient } from '../client-question.ts';
import type { OrderNotConfirmed, RedemptionFailure } from '../movements.errors.ts';
import type { RecallOrders } from '../recall-orders.use-case.ts';
import { checkRedemption } from './redemption.rules.ts';
import type { RedemptionOrder } from './redemption.ts';
import { asksBeforeRepeating, traceOfRedemption } from './repeated-redemption.rules.ts';
import type { RedemptionRequest, RequestRedemption } from './request-redemption.use-case.ts';

/** The questions to a client before a redemption is sent. */
export type RedemptionQuestion =
  /** There was the same redemption in the last two days, or the orders are unknown. */
  { readonly _tag: 'RedeemAgain' } | { readonly _tag: 'ConfirmRedemption'; readonly order: RedemptionOrder };

/** Redeems after the client has answered every question with yes. */
type Redeem = <F>(
  request: RedemptionRequest & { readonly clientId: number },
  ask: AskClient<RedemptionQuestion, F>,
) => TE.TaskEither<F | RedemptionFailure | OrderNotConfirmed, RedemptionOrder>;

interface Parts {
  readonly recall: RecallOrders;
  readonly request: RequestRedemption;
  /** The server's time. */
  readonly clock: Clock;
}

/**
 * Checks the form, asks before a repeated redemption, asks for the confirmation, and sends the order. It asks nothing
 * about a form that breaks a rule.
 *
 * @see spec B §4 Redemption flow 4 and 5; decision Q083
 */
export const makeRedeem =
  ({ recall, request, clock }: Parts): Redeem =>
  ({ clientId, ...wanted }, ask) =>
    pipe(
      TE.fromEither(checkRedemption(wanted.fund)(wanted.form)),
      TE.mapLeft((errors): RedemptionFailure => ({ _tag: 'Invalid', errors })),
      TE.bindTo('order'),
      TE.bind('history', () => TE.fromTask(recall(clientId))),
      TE.tap(({ order, history }) =>
        asksBeforeRepeating(history, traceOfRedemption(wanted.fund, order, clock.now()))
          ? demandYes(ask, { _tag: 'RedeemAgain' })
          : TE.right(true),
      ),
      TE.tap(({ order }) => demandYes(ask, { _tag: 'ConfirmRedemption', order })),
      TE.chainW(() => request(wanted)),
    );
