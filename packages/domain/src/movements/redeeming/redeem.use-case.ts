import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../kernel/clock.ts';
import { demandYes, type AskClient } from '../client-question.ts';
import type { OrderNotConfirmed, RedemptionFailure } from '../movements.errors.ts';
import type { SubmittedOrders } from '../movements.ports.ts';
import type { History } from '../recent-orders.rules.ts';
import { checkRedemption } from './redemption.rules.ts';
import type { RedemptionOrder } from './redemption.ts';
import { asksBeforeRepeating, traceOfRedemption } from './repeated-redemption.rules.ts';
import type { RedemptionRequest, RequestRedemption } from './request-redemption.use-case.ts';

/** The questions to a client before a redemption is sent. */
export type RedemptionQuestion =
  /** There was the same redemption in the last two days, or the orders are unknown. */
  { readonly _tag: 'RedeemAgain' } | { readonly _tag: 'ConfirmRedemption'; readonly order: RedemptionOrder };

/** Redeems after the client has answered every question with yes. */
export type Redeem = <F>(
  request: RedemptionRequest & Pick<History, 'movements'>,
  ask: AskClient<RedemptionQuestion, F>,
) => TE.TaskEither<F | RedemptionFailure | OrderNotConfirmed, RedemptionOrder>;

interface Parts {
  readonly submitted: Pick<SubmittedOrders, 'all'>;
  readonly request: RequestRedemption;
  /** The server's time. */
  readonly clock: Clock;
}

/**
 * Checks the form, asks before a repeated redemption, asks for the confirmation, and sends the order. It asks nothing
 * about a form that breaks a rule. The check for a repetition makes no call: it reads the movement list that the form opened
 * with, and the orders that this session sent.
 *
 * @see spec B §4 Redemption flow 4 and 5; decision Q083
 */
export const makeRedeem =
  ({ submitted, request, clock }: Parts): Redeem =>
  ({ movements, ...wanted }, ask) =>
    pipe(
      TE.fromEither(checkRedemption(wanted.fund)(wanted.form)),
      TE.mapLeft((errors): RedemptionFailure => ({ _tag: 'Invalid', errors })),
      TE.bindTo('order'),
      TE.tap(({ order }) =>
        asksBeforeRepeating(
          { movements, submitted: submitted.all() },
          traceOfRedemption(wanted.fund, order, clock.now()),
        )
          ? demandYes(ask, { _tag: 'RedeemAgain' })
          : TE.right(true),
      ),
      TE.tap(({ order }) => demandYes(ask, { _tag: 'ConfirmRedemption', order })),
      TE.chainW(() => request(wanted)),
    );
