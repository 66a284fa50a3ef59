import type { MisuseReports } from '@aroeira/domain/access';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';

/**
 * Reports a sign-in by somebody else over the portal API. The call has no session, so that an expired session of this
 * device cannot stop it (decision 0020).
 *
 * @see spec A §7 `auth/acessoIndevido`
 */
export const makeHttpMisuseReports = (http: HttpClient): MisuseReports => ({
  report: (loginId) =>
    pipe(
      http.post('auth/acessoIndevido', t.unknown, { acts: true, body: { loginId }, signedOut: { loginId: undefined } }),
      TE.map(constVoid),
    ),
});
