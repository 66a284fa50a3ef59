import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Cents } from '../../kernel/money.ts';
import type { RiskProfile } from '../../suitability/suitability.ts';
import type { Distribution, Suggestion } from './distribution.ts';
import { distributionOf } from './distribution.rules.ts';
import type { Fund } from '../funds/fund.ts';
import type { Suggestions } from '../order-facts.ports.ts';

/** How much a client wants to invest, and in which funds. */
interface DistributionRequest {
  readonly funds: readonly Fund[];
  /** `undefined` before the questionnaire. */
  readonly riskProfile: RiskProfile | undefined;
  /** Gross. */
  readonly total: Cents;
}

/**
 * Suggests an amount for each fund. Never rejects. After a failure the client enters the amounts, and the answer says
 * why.
 */
export type SuggestDistribution = (request: DistributionRequest) => T.Task<Distribution>;

/**
 * Asks the server only when the risk profile and every position are known. An unknown position is not zero.
 *
 * @see spec B §4 Investment flow 4; decisions Q084, 0148
 */
export const makeSuggestDistribution =
  (suggestions: Suggestions): SuggestDistribution =>
  ({ funds, riskProfile, total }) => {
    const hasSuitability = riskProfile !== undefined;
    const held = funds.flatMap(({ position, ...fund }) => (position === undefined ? [] : [{ ...fund, position }]));
    const isKnown = held.length === funds.length;
    const asked: T.Task<E.Either<unknown, readonly Suggestion[]>> =
      hasSuitability && isKnown ? suggestions.of({ riskProfile, funds: held, total }) : nothingToGoBy;
    return pipe(
      asked,
      T.map((suggested) => distributionOf({ funds, hasSuitability, total, suggested })),
    );
  };

const nothingToGoBy = T.of(E.left(undefined));
