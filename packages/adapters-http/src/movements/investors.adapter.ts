import type { Investors } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { investorOf, InvestorWire } from './investors.codecs.ts';

/** Clients as far as orders need to know them. @see spec B §3 User (profile); decision 0002, client */
export const makeHttpInvestors = (http: HttpClient): Investors => ({
  of: (clientId) => pipe(http.get(`/clients/${clientId}`, InvestorWire), TE.map(investorOf)),
});
