import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { demandYes, type AskClient } from '../place-order.ts';
import type { FindTerms } from '../funds/find-terms.use-case.ts';
import type { InvestmentFailure, OrderNotConfirmed, TermsNotChecked, TermsNotSigned } from '../movements.errors.ts';
import type { RecallOrders } from '../recall-orders.use-case.ts';
import { makeBeginInvesting, type InvestAgain } from './begin-investing.use-case.ts';
import { checkInvestment } from './investment.rules.ts';
import type { InvestmentOrder } from './investment.ts';
import type { InvestmentRequest, RequestInvestment } from './request-investment.use-case.ts';
import type { OrderParts } from '../movements.ports.ts';

/** The questions to a client before an investment is sent. */
export type InvestmentQuestion = InvestAgain | { readonly _tag: 'ConfirmInvestment'; readonly order: InvestmentOrder };

/** Invests after the client has answered every question with yes. */
type Invest = <F>(
  request: InvestmentRequest & { readonly clientId: number },
  ask: AskClient<InvestmentQuestion, F>,
) => TE.TaskEither<F | InvestmentFailure | OrderNotConfirmed | TermsNotChecked | TermsNotSigned, InvestmentOrder>;

interface Parts extends Pick<OrderParts, 'clock'> {
  readonly recall: RecallOrders;
  readonly findTerms: FindTerms;
  readonly request: RequestInvestment;
}

/**
 * Checks the amounts, asks about a recent investment, checks the signed terms, asks for the confirmation, and sends the
 * order. It asks nothing about amounts that break a rule.
 *
 * @see spec B §4 Investment flow; decision Q083
 */
export const makeInvest =
  ({ recall, findTerms, request, clock }: Parts): Invest =>
  ({ clientId, ...wanted }, ask) =>
    pipe(
      TE.fromEither(checkInvestment(wanted.funds, wanted.entries)),
      TE.mapLeft((errors): InvestmentFailure => ({ _tag: 'Invalid', errors })),
      TE.bindTo('order'),
      TE.tap(() => makeBeginInvesting({ recall, clock })(clientId, ask)),
      TE.tap(({ order }) => demandSigned(findTerms(order))),
      TE.tap(({ order }) => demandYes(ask, { _tag: 'ConfirmInvestment', order })),
      TE.chainW(() => request({ ...wanted, repetition: 'unasked' }, ask)),
    );

const demandSigned = (found: ReturnType<FindTerms>): TE.TaskEither<TermsNotChecked | TermsNotSigned, void> =>
  pipe(
    found,
    TE.chainW((next) =>
      next._tag === 'Confirm' ? TE.right(undefined) : TE.left({ _tag: 'TermsNotSigned' as const, terms: next.terms }),
    ),
  );
