import type { FundTerms, PaperStatus } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { field } from '../http/record.codec.ts';
import { TermsWire } from './fund-terms.codecs.ts';

/** The words of the wire. The specification names 'signed' alone. */
const statusIn = (word: string): PaperStatus => (word === 'signed' || word === 'refused' ? word : 'waiting');

/** The terms of funds over the portal API. @see spec B §7 Investing and redeeming; decisions 0195, 0306 */
export const makeHttpFundTerms = (http: HttpClient): FundTerms => ({
  toSign: (fundIds) =>
    http.post('/investments/verifySignedTerms', TermsWire, {
      // It draws papers up at most, and signs nothing.
      acts: false,
      shows: ['fundIds', 'name', 'compliance'],
      body: { fundIds },
    }),
  statusOf: (token) =>
    pipe(
      http.get(`/investments/checkSignedStatus/${encodeURIComponent(token)}`, field('status', t.string), {
        acts: false,
        shows: ['status'],
      }),
      TE.map(statusIn),
    ),
});
