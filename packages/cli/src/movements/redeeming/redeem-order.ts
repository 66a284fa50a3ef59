import type { SignedInSession } from '@aroeira/domain/access';
import {
  asksBeforeRepeating,
  checkRedemption,
  heldFundOf,
  LIST_TEXTS,
  RECENT_QUESTIONS,
  redemptionBlockMessage,
  redemptionFailureMessage,
  redemptionMessage,
  traceOfRedemption,
  type Fund,
  type HeldFund,
  type OrderingClient,
  type RedemptionFailure,
  type RedemptionForm,
  type RedemptionOrder,
} from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { refusal, refusalBy, type Refusal } from '../../refusal.ts';
import { fundIn } from '../funds/client-funds.ts';
import { demandYes, historyOf, show } from '../order-questions.ts';
import { redemptionAnswer, redemptionToConfirm } from './redeem-answer.ts';

/** What a client who redeems has in hand. */
interface Redeeming {
  readonly session: SignedInSession;
  readonly fund: HeldFund;
  readonly client: OrderingClient;
  readonly form: RedemptionForm;
}

/** The fund to redeem from, when something is held of it. @see spec B §4 Redemption flow 1 */
export const heldFundIn = (funds: readonly Fund[], fundId: number): E.Either<Refusal, HeldFund> =>
  funds.length === 0
    ? E.left(refusal('nothing_to_redeem', LIST_TEXTS.nothingToRedeem))
    : pipe(
        fundIn(funds, fundId),
        E.chain((fund) => pipe(heldFundOf(fund), E.mapLeft(refusalBy(redemptionBlockMessage)))),
      );

/** Checks, asks both questions of the flow, and orders. @see spec B §4 Redemption flow */
export const placeRedemption = (app: App, { session, fund, client, form }: Redeeming): Task =>
  pipe(
    TE.fromEither(checkRedemption(fund)(form)),
    TE.mapLeft((errors) => redemptionRefusal({ _tag: 'Invalid', errors })),
    TE.tap((order) => askIfRepeated(app, session.clientId, { fund, order })),
    TE.tap((order) => show(app, redemptionToConfirm(fund, order, client.accounts))),
    TE.tap(() => demandYes(app, 'Resgatar?')),
    TE.chain(() => pipe(app.orders.redeem({ fund, form, key: crypto.randomUUID() }), TE.mapLeft(redemptionRefusal))),
    TE.map((order) => redemptionAnswer(fund, order)),
  );

const askIfRepeated = (
  app: App,
  clientId: number,
  { fund, order }: { readonly fund: HeldFund; readonly order: RedemptionOrder },
): TE.TaskEither<Refusal, boolean> =>
  pipe(
    TE.fromTask(historyOf(app, clientId)),
    TE.chain((history) =>
      asksBeforeRepeating(history, traceOfRedemption(fund, order, app.serverClock.now()))
        ? demandYes(app, RECENT_QUESTIONS.redemption.question)
        : TE.right(true),
    ),
  );

/** The first field that is wrong, or the sentence of the whole. */
const redemptionRefusal = (failure: RedemptionFailure): Refusal => {
  const [first] = failure._tag === 'Invalid' ? failure.errors : [];
  return first === undefined ? refusalBy(redemptionFailureMessage)(failure) : refusalBy(redemptionMessage)(first);
};
