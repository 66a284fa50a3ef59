import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isRefusedWith } from '../../kernel/call-failure.ts';
import { askAgain, demandYes, type AskClient, placeAndRemember, sendAsking } from '../place-order.ts';
import type { OrderNotConfirmed, RedemptionFailure } from '../movements.errors.ts';
import type { OrderParts, OrderPorts, Repetition } from '../movements.ports.ts';
import type { RecallOrders } from '../recall-orders.use-case.ts';
import type { History } from '../recent-orders.rules.ts';
import {
  checkRedemption,
  waitingRedemptions,
  asksBeforeRepeating,
  hasRepeatedSince,
  traceOfRedemption,
} from './redemption.rules.ts';
import type { RedeemableFund, RedemptionForm, RedemptionOrder } from './redemption.ts';

/** The questions to a client before a redemption is sent. */
export type RedemptionQuestion =
  /** There was the same redemption in the last two days, or the orders are unknown. */
  { readonly _tag: 'RedeemAgain' } | { readonly _tag: 'ConfirmRedemption'; readonly order: RedemptionOrder };

const AGAIN: RedemptionQuestion = { _tag: 'RedeemAgain' };

/** A redemption. Each confirmation has a new `key`. A second attempt of the same confirmation keeps its key. */
interface Wanted {
  readonly fund: RedeemableFund;
  readonly form: RedemptionForm;
  readonly key: string;
}

/** Redeems after the client has answered every question with yes. */
export type Redeem = <F>(
  request: Wanted & Pick<History, 'movements'> & { readonly clientId: number },
  ask: AskClient<RedemptionQuestion, F>,
) => TE.TaskEither<F | RedemptionFailure | OrderNotConfirmed, RedemptionOrder>;

interface Parts extends Pick<OrderPorts, 'redemptions'>, Pick<OrderParts, 'submitted' | 'clock'> {
  readonly recall: RecallOrders;
}

/**
 * Checks the form, asks before a repeated redemption, asks for the confirmation, and sends and remembers the order. It
 * asks nothing about a form that breaks a rule. The first question makes no call: it reads the movement list that the
 * form opened with, and the orders that this session sent. After the confirmation the list is read anew, because
 * another tab or device may have redeemed meanwhile. The server looks last.
 *
 * @see spec B §4 Redemption flow 4 and 5; decisions Q083, Q087, 0302
 */
export const makeRedeem =
  ({ recall, redemptions, submitted, clock }: Parts): Redeem =>
  ({ clientId, movements, ...wanted }, ask) => {
    const recalled = TE.fromTask<History, never>(recall(clientId));
    const remember = (order: RedemptionOrder) => () =>
      submitted.remember(traceOfRedemption(wanted.fund, order, clock.now()))();
    const send = (order: RedemptionOrder) => (repetition: Repetition) =>
      pipe(
        placeAndRemember(redemptions.place(order, wanted.key, repetition), remember(order)),
        TE.orElseW(
          (failure): TE.TaskEither<RedemptionFailure, never> =>
            isRefusedWith(failure, 'validation')
              ? TE.flatMap(recalled, (now) => TE.left(movedFund(wanted.fund, now)))
              : TE.left(failure),
        ),
      );
    return pipe(
      TE.fromEither(checkRedemption(wanted.fund)(wanted.form)),
      TE.mapLeft((errors): RedemptionFailure => ({ _tag: 'Invalid', errors })),
      TE.bindTo('order'),
      TE.let('trace', ({ order }) => traceOfRedemption(wanted.fund, order, clock.now())),
      TE.let('known', (): History => ({ movements, submitted: submitted.all() })),
      TE.bindW('first', ({ known, trace }) => askAgain(ask, AGAIN, asksBeforeRepeating(known, trace))),
      TE.tap(({ order }) => demandYes(ask, { _tag: 'ConfirmRedemption', order })),
      TE.bindW('now', () => recalled),
      TE.tap(({ order, now }) => TE.fromEither(checkUnmoved(wanted, order, now))),
      TE.bindW('second', ({ known, trace, now }) =>
        askAgain(ask, AGAIN, hasRepeatedSince(now.movements, known, trace)),
      ),
      TE.tap(({ order, first, second }) =>
        sendAsking(send(order), {
          repetition: second === 'confirmed' ? second : first,
          code: 'redemption_repeated',
          again: () => askAgain(ask, AGAIN, true),
        }),
      ),
      TE.map(({ order }) => order),
    );
  };

/** The order must still be what the form makes of the fund. A list that failed to load says nothing against it. */
const checkUnmoved = (
  { fund, form }: Wanted,
  { amount }: RedemptionOrder,
  now: History,
): E.Either<RedemptionFailure, void> => {
  if (now.movements === undefined) return E.right(undefined);
  const again = checkRedemption({ ...fund, waiting: waitingRedemptions(fund, now) })(form);
  return E.isRight(again) && again.right.amount === amount ? E.right(undefined) : E.left(movedFund(fund, now));
};

const movedFund = (fund: RedeemableFund, now: History): RedemptionFailure => ({
  _tag: 'FundMoved',
  fund: { ...fund, waiting: waitingRedemptions(fund, now) },
});
