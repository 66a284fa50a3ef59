import type { Suggestions } from '@aroeira/domain/movements';
import { RISK_PROFILES } from '@aroeira/domain/suitability';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { Id } from '../http/id.codec.ts';
import { CentsFromReais } from '../http/money.codec.ts';

/** @see decision 0148 */
const DistributionWire = t.array(t.type({ fundId: Id, suggestion: CentsFromReais }));

/** Suggested distributions over the portal API. @see spec B §7 `client/investments/distribution`; decision Q084 */
export const makeHttpSuggestions = (http: HttpClient): Suggestions => ({
  of: ({ riskProfile, funds, total }) =>
    pipe(
      http.post('/client/investments/distribution', DistributionWire, {
        // A POST that only calculates.
        acts: false,
        shows: ['fundId', 'totalAmount', 'totalInvestment', 'suitability', 'suggestion'],
        body: {
          suitability: RISK_PROFILES.indexOf(riskProfile) + 1,
          clientDataPositions: funds.map(({ id, position }) => ({
            fundId: id,
            totalAmount: CentsFromReais.encode(position),
          })),
          totalInvestment: CentsFromReais.encode(total),
        },
      }),
      TE.map((lines) => lines.map(({ fundId, suggestion }) => ({ fundId, amount: suggestion }))),
    ),
});
