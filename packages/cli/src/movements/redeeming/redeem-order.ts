import type {
  RedeemableFund,
  OrderingClient,
  OrderNotConfirmed,
  Redeeming,
  RedemptionFailure,
  RedemptionForm,
  RedemptionQuestion,
} from '@aroeira/domain/movements';
import {
  ORDER_TEXTS,
  RECENT_QUESTIONS,
  redemptionFailureMessage,
  redemptionMessage,
} from '@aroeira/domain/movements/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from '../../command.ts';
import { confirm, confirmShown, type Prompt } from '../../confirm.ts';
import { refusalBy, type Refusal } from '../../refusal.ts';
import { tellHubNotice, type OrderCommand } from '../hub-notice.ts';
import { notConfirmed, orderMessage } from '../order-refusal.ts';
import { redemptionAnswer, redemptionToConfirm } from './redeem-answer.ts';

/** The redemption that the command line asks for. */
interface Wanted {
  readonly clientId: number;
  readonly movements: Redeeming['movements'];
  readonly fund: RedeemableFund;
  readonly client: OrderingClient;
  readonly form: RedemptionForm;
}

/** Orders, and asks the questions of the flow. @see spec B §4 Redemption flow */
export const placeRedemption = (app: OrderCommand, { client, ...wanted }: Wanted): Task =>
  pipe(
    TE.fromTask(tellHubNotice(app)),
    TE.chain(() =>
      app.orders.redeem({ ...wanted, key: crypto.randomUUID() }, (question) =>
        ask(app, { ...wanted, client }, question),
      ),
    ),
    TE.bimap(redemptionRefusal, (order) => redemptionAnswer(wanted.fund, order, app.orders.isRepeated())),
  );

const ask = (app: Prompt, { fund, client }: Wanted, question: RedemptionQuestion): TE.TaskEither<Refusal, boolean> => {
  switch (question._tag) {
    case 'RedeemAgain':
      return confirm(app, RECENT_QUESTIONS.redemption.question);
    case 'ConfirmRedemption':
      return confirmShown(app, redemptionToConfirm(fund, question.order, client.accounts), `${ORDER_TEXTS.redeem}?`);
  }
};

/** The sentence of the first error, or of the whole order. */
const redemptionRefusal = (failure: Refusal | RedemptionFailure | OrderNotConfirmed): Refusal => {
  if (!('_tag' in failure)) return failure;
  if (failure._tag === 'NotConfirmed') return notConfirmed;
  const [first] = failure._tag === 'Invalid' ? failure.errors : [];
  return first === undefined
    ? refusalBy(orderMessage(redemptionFailureMessage))(failure)
    : refusalBy(redemptionMessage)(first);
};
