import type { MainAccounts } from '@aroeira/domain/access';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { PROVISIONAL_PATHS } from '../../http/provisional-paths.ts';
import type { HttpClient } from '../../http/http-client.ts';

/**
 * The main account over the portal API, on a provisional path (decision Q043). The client chooses it without a
 * session, so the call carries the Login-ID of the account (decision 0011).
 *
 * @see spec A §7 "Set main account (payload id)"
 */
export const makeHttpMainAccounts = (http: HttpClient): MainAccounts => ({
  set: ({ clientId, loginId }) =>
    pipe(
      http.post(PROVISIONAL_PATHS.mainAccount, t.unknown, {
        acts: true,
        shows: ['id'],
        body: { id: clientId },
        signedOut: { loginId },
      }),
      TE.map(constVoid),
    ),
});
