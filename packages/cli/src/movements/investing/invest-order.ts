import type {
  Fund,
  InvestmentEntry,
  Investing,
  InvestmentFailure,
  InvestmentQuestion,
  OrderNotConfirmed,
  TermsNotChecked,
  TermsNotSigned,
} from '@aroeira/domain/movements';
import {
  investmentFailureMessage,
  investmentMessage,
  ORDER_TEXTS,
  RECENT_QUESTIONS,
  SIGNING_TEXTS,
  termsNotSignedMessage,
} from '@aroeira/domain/movements/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from '../../command.ts';
import { confirm, confirmShown, type Prompt } from '../../confirm.ts';
import { refusalBy, type Refusal } from '../../refusal.ts';
import { tellHubNotice, type OrderCommand } from '../hub-notice.ts';
import { listRefusal, notConfirmed, orderMessage } from '../order-refusal.ts';
import { investmentAnswer, investmentToConfirm } from './invest-answer.ts';
import { investmentErrorJson } from './investment-error.ts';

/** The investment that the command line asks for. */
interface Wanted {
  readonly clientId: number;
  readonly investing: Investing;
  readonly entries: readonly InvestmentEntry[];
}

/** Orders, and asks the questions of the flow. @see spec B §4 Investment flow */
export const placeInvestment = (app: OrderCommand, { clientId, investing, entries }: Wanted): Task =>
  pipe(
    TE.fromTask(tellHubNotice(app)),
    TE.chain(() =>
      app.orders.invest({ clientId, funds: investing.funds, entries, key: crypto.randomUUID() }, ask(app, investing)),
    ),
    TE.bimap(investmentRefusal(investing.funds), (order) =>
      investmentAnswer(investing.funds, order, app.orders.isRepeated()),
    ),
  );

const ask =
  (app: Prompt, investing: Investing) =>
  (question: InvestmentQuestion): TE.TaskEither<Refusal, boolean> => {
    switch (question._tag) {
      case 'InvestAgain':
        return confirm(app, `${RECENT_QUESTIONS.investment.body} ${RECENT_QUESTIONS.investment.question}`);
      case 'ConfirmInvestment':
        return confirmShown(app, investmentToConfirm(investing, question.order), `${ORDER_TEXTS.confirm}?`);
    }
  };

/** The sentence of the first error with the errors of all lines, or else the sentence of the whole order. */
const investmentRefusal =
  (funds: readonly Fund[]) =>
  (failure: Refusal | InvestmentFailure | OrderNotConfirmed | TermsNotChecked | TermsNotSigned): Refusal => {
    if (!('_tag' in failure)) return failure;
    if (failure._tag === 'NotConfirmed') return notConfirmed;
    if (failure._tag === 'TermsNotChecked') return listRefusal(SIGNING_TEXTS.checkFailed)(failure.why);
    if (failure._tag === 'TermsNotSigned')
      return refusalBy(({ terms }: TermsNotSigned) => termsNotSignedMessage(terms))(failure);
    const errors = failure._tag === 'Invalid' ? failure.errors : [];
    const [first] = errors;
    if (first === undefined) return refusalBy(orderMessage(investmentFailureMessage))(failure);
    return {
      ...refusalBy(investmentMessage)(first),
      errors: errors.map((error) => ({ name: fundName(funds, error.fundId), json: investmentErrorJson(error) })),
    };
  };

const fundName = (funds: readonly Fund[], fundId: number): string =>
  funds.find(({ id }) => id === fundId)?.name ?? `Fundo ${fundId}`;
