import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../kernel/clock.ts';
import type { Fund } from '../funds/fund.ts';
import type { InvestmentEntry, InvestmentOrder } from './investment.ts';
import { checkInvestment } from './investment.rules.ts';
import type { InvestmentFailure, OrderNotConfirmed } from '../movements.errors.ts';
import type { SubmittedOrders, OrderParts, OrderPorts, Repetition } from '../movements.ports.ts';
import { askAgain, placeAndRemember, sendAsking, type AskClient } from '../place-order.ts';
import { INVEST_AGAIN, type InvestAgain } from './begin-investing.use-case.ts';

/**
 * A confirmed investment. Each confirmation has a new `key`. A second attempt of the same confirmation keeps its key.
 */
export interface InvestmentRequest {
  readonly funds: readonly Fund[];
  readonly entries: readonly InvestmentEntry[];
  readonly key: string;
}

/** Invests in one or more funds. Never rejects. Asks when the server took the same order lately. */
export type RequestInvestment = <F>(
  request: InvestmentRequest & { readonly repetition: Repetition },
  ask: AskClient<InvestAgain, F>,
) => TE.TaskEither<F | InvestmentFailure | OrderNotConfirmed, InvestmentOrder>;

/**
 * Checks, places and remembers the order, as a redemption does.
 *
 * @see spec B §4 Investment flow; decisions Q083, Q087, 0302
 */
export const makeRequestInvestment =
  ({
    investments,
    submitted,
    clock,
  }: Pick<OrderPorts, 'investments'> & Pick<OrderParts, 'submitted' | 'clock'>): RequestInvestment =>
  ({ funds, entries, key, repetition }, ask) => {
    const remember = (order: InvestmentOrder) => rememberLines(submitted, clock)(funds, order);
    return pipe(
      TE.fromEither(checkInvestment(funds, entries)),
      TE.mapLeft((errors): InvestmentFailure => ({ _tag: 'Invalid', errors })),
      TE.tap((order) =>
        sendAsking((repeated) => placeAndRemember(investments.place(order, key, repeated), remember(order)), {
          repetition,
          code: 'investment_repeated',
          again: () => askAgain(ask, INVEST_AGAIN, true),
        }),
      ),
    );
  };

/** The movement list shows an investment in three funds as three movements. */
const rememberLines =
  (submitted: SubmittedOrders, clock: Clock) =>
  (funds: readonly Fund[], { lines }: InvestmentOrder): IO<void> =>
  () => {
    for (const { fundId, amount } of lines) {
      const fundName = funds.find(({ id }) => id === fundId)?.name ?? '';
      submitted.remember({ fundName, operation: 'investment', status: 'pending', amount, createdAt: clock.now() })();
    }
  };
