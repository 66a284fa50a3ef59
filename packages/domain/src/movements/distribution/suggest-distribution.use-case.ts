import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Cents } from '../../kernel/money.ts';
import type { Distribution } from './distribution.ts';
import { distributionOf, hasAmounts, suggestionsOf } from './distribution.rules.ts';
import type { Fund } from '../funds/fund.ts';
import type { Suggestions } from '../movements.ports.ts';
import type { OrderingClient } from '../ordering-client.ts';

type Suggested = Parameters<typeof distributionOf>[0]['suggested'];

/** How much a client wants to invest, and in which funds. */
interface DistributionRequest {
  readonly funds: readonly Fund[];
  readonly client: Pick<OrderingClient, 'id' | 'riskProfile' | 'birthDate'>;
  /** Gross. */
  readonly total: Cents;
}

/**
 * Suggests an amount for each fund. Never rejects. After a failure the client enters the amounts, and the answer says
 * why.
 */
export type SuggestDistribution = (request: DistributionRequest) => T.Task<Distribution>;

/**
 * Asks the server only when the risk profile and every position are known. An unknown position is not zero. The call
 * that takes the total comes first. Only when it suggests no amount, the shares of the profile are asked for.
 *
 * @see spec B §4 Investment flow 4; decisions Q084, 0148, 0199
 */
export const makeSuggestDistribution =
  (suggestions: Suggestions): SuggestDistribution =>
  ({ funds, client: { id: clientId, riskProfile, birthDate }, total }) => {
    const decide = (suggested: Suggested): Distribution =>
      distributionOf({ funds, hasSuitability: riskProfile !== undefined, total, suggested });
    const held = funds.flatMap(({ position, ...fund }) => (position === undefined ? [] : [{ ...fund, position }]));
    if (riskProfile === undefined || held.length < funds.length) return T.of(decide(E.left(undefined)));
    return pipe(
      suggestions.of({ riskProfile, funds: held, total }),
      TE.chain((first) =>
        hasAmounts(first) || birthDate === undefined
          ? TE.right(first)
          : pipe(
              suggestions.byProfile({ clientId, riskProfile, birthDate, funds: held }),
              TE.map((shares) => suggestionsOf(shares, total)),
            ),
      ),
      T.map(decide),
    );
  };
