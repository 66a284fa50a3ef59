import type { Suggestions } from '@aroeira/domain/movements';
import { RISK_PROFILES } from '@aroeira/domain/suitability';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { Id } from '../http/id.codec.ts';
import { CentsFromReais } from '../http/money.codec.ts';
import { recordOnWire } from '../http/record.codec.ts';

/** @see decision 0148 */
const SuggestionWire = recordOnWire('Suggestion', { fundId: Id, amount: CentsFromReais }, { amount: 'suggestion' });

/** Suggested distributions over the portal API. @see spec B §7 `client/investments/distribution`; decision Q084 */
export const makeHttpSuggestions = (http: HttpClient): Suggestions => ({
  of: ({ riskProfile, funds, total }) =>
    http.post('/client/investments/distribution', t.array(SuggestionWire), {
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
});
