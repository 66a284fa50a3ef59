import {
  asksBeforeInvesting,
  checkInvestment,
  investmentFailureMessage,
  investmentMessage,
  RECENT_QUESTIONS,
  type Fund,
  type InvestmentEntry,
  type InvestmentFailure,
} from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { refusalBy, type Refusal } from '../../refusal.ts';
import { investmentAnswer, investmentToConfirm } from './invest-answer.ts';
import { investmentErrorJson } from './investment-error.ts';
import type { Investing } from './investing.ts';
import { demandYes, historyOf, show } from '../order-questions.ts';

/** Checks, asks both questions of the flow, and orders. @see spec B §4 Investment flow */
export const placeInvestment = (app: App, investing: Investing, entries: readonly InvestmentEntry[]): Task =>
  pipe(
    TE.fromEither(checkInvestment(investing.funds, entries)),
    TE.mapLeft((errors) => investmentRefusal(investing.funds)({ _tag: 'Invalid', errors })),
    TE.tap(() => askIfRecent(app, investing.session.clientId)),
    TE.tap((order) => show(app, investmentToConfirm(investing, order))),
    TE.tap(() => demandYes(app, 'Confirmar?')),
    TE.chain(() =>
      pipe(
        app.orders.invest({ funds: investing.funds, entries, key: crypto.randomUUID() }),
        TE.mapLeft(investmentRefusal(investing.funds)),
      ),
    ),
    TE.map((order) => investmentAnswer(investing.funds, order)),
  );

const askIfRecent = (app: App, clientId: number): TE.TaskEither<Refusal, boolean> =>
  pipe(
    TE.fromTask(historyOf(app, clientId)),
    TE.chain((history) => {
      const { body, question } = RECENT_QUESTIONS.investment;
      return asksBeforeInvesting(history, app.serverClock.now())
        ? demandYes(app, `${body} ${question}`)
        : TE.right(true);
    }),
  );

/** The sentence of the whole, or of the first field that is wrong and then of each, by the fund of its line. */
const investmentRefusal =
  (funds: readonly Fund[]) =>
  (failure: InvestmentFailure): Refusal => {
    const errors = failure._tag === 'Invalid' ? failure.errors : [];
    const [first] = errors;
    if (first === undefined) return refusalBy(investmentFailureMessage)(failure);
    return {
      ...refusalBy(investmentMessage)(first),
      errors: errors.map((error) => ({ name: fundName(funds, error.fundId), json: investmentErrorJson(error) })),
    };
  };

const fundName = (funds: readonly Fund[], fundId: number): string =>
  funds.find(({ id }) => id === fundId)?.name ?? `Fundo ${fundId}`;
