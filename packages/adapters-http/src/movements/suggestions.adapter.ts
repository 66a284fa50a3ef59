import type { HeldFund, Suggestions } from '@aroeira/domain/movements';
import { RISK_PROFILES, type RiskProfile } from '@aroeira/domain/suitability';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { Id, CentsFromReais } from '../http/values.codec.ts';
import { recordOnWire } from '../http/record.codec.ts';

/** @see decision 0148 */
const SuggestionWire = recordOnWire('Suggestion', { fundId: Id, amount: CentsFromReais }, { amount: 'suggestion' });

/** @see decision 0199 */
const ShareWire = recordOnWire('Share', { fundId: Id, percent: t.number }, {});

const positionsOf = (funds: readonly HeldFund[]): readonly object[] =>
  funds.map(({ id, position }) => ({ fundId: id, totalAmount: CentsFromReais.encode(position) }));

const profileId = (profile: RiskProfile): number => RISK_PROFILES.indexOf(profile) + 1;

/** Suggested distributions over the portal API. @see spec B §7 Position and yield; decisions Q084, 0199 */
export const makeHttpSuggestions = (http: HttpClient): Suggestions => ({
  of: ({ riskProfile, funds, total }) =>
    http.post('/client/investments/distribution', t.array(SuggestionWire), {
      // A POST that only calculates.
      acts: false,
      shows: ['fundId', 'totalAmount', 'totalInvestment', 'suitability', 'suggestion'],
      body: {
        suitability: profileId(riskProfile),
        clientDataPositions: positionsOf(funds),
        totalInvestment: CentsFromReais.encode(total),
      },
    }),
  byProfile: ({ clientId, riskProfile, birthDate, funds }) =>
    http.post(`/painel/clients/painel_client_suggest_profile/${clientId}`, t.array(ShareWire), {
      // A POST that only calculates.
      acts: false,
      shows: ['fundId', 'totalAmount', 'percent', 'profile'],
      body: { profile: profileId(riskProfile), fundsPosition: positionsOf(funds), birthDate },
    }),
});
