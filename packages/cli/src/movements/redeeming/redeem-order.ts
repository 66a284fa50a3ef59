import type {
  RedeemableFund,
  OrderingClient,
  OrderNotConfirmed,
  Redeeming,
  RedemptionFailure,
  RedemptionForm,
  RedemptionQuestion,
  BankAccount,
  HeldFund,
  RedemptionOrder,
} from '@aroeira/domain/movements';
import {
  ORDER_TEXTS,
  RECENT_QUESTIONS,
  redemptionFailureMessage,
  redemptionMessage,
  bankAccountLabel,
  redemptionCard,
  TOTAL_REDEMPTION_NOTICE,
  waitingNotice,
} from '@aroeira/domain/movements/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { EntryWire, FundWire, OPERATION_WORDS } from '@aroeira/adapters-http/movements';
import type { Task } from '../../command.ts';
import { confirm, confirmShown, type Prompt } from '../../confirm.ts';
import { refusalBy, type Refusal } from '../../refusal.ts';
import { tellHubNotice, type OrderCommand } from '../hub-notice.ts';
import { notConfirmed, orderMessage } from '../order-refusal.ts';
import type { Answer } from '../../output.ts';
import { facts } from '../../table.ts';

/** The redemption that the client confirms. @see spec B §4 Redemption flow 5, B §9 */
const redemptionToConfirm = (
  fund: RedeemableFund,
  order: RedemptionOrder,
  accounts: readonly BankAccount[],
): string => {
  const notice = waitingNotice(fund);
  const card = redemptionCard(fund, order, accounts);
  return [
    ORDER_TEXTS.confirmRedemption,
    '',
    facts([
      [ORDER_TEXTS.fund, card.fundName],
      [ORDER_TEXTS.amount, card.amount],
      [ORDER_TEXTS.destination, bankAccountLabel(card.account)],
      [ORDER_TEXTS.pricing, card.pricingTerm],
      [ORDER_TEXTS.settlement, card.settlementTerm],
    ]),
    '',
    ...(notice === undefined ? [] : [notice, '']),
    ...(order.operation === 'total-redemption' ? [TOTAL_REDEMPTION_NOTICE, ''] : []),
  ].join('\n');
};

/** @param repeated whether it was sent before, and had no answer @see decision 0218 */
const redemptionAnswer = (fund: HeldFund, order: RedemptionOrder, repeated: boolean): Answer => {
  const { termQuotation, termRescue } = FundWire.encode(fund);
  const operation = OPERATION_WORDS[order.operation];
  return {
    json: { operation, ...EntryWire.encode(order), termQuotation, termRescue, repeated },
    text: ORDER_TEXTS.redeemed,
  };
};

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
