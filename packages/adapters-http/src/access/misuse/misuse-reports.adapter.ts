import type { MisuseReports } from '@aroeira/domain/access';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/record.codec.ts';

/**
 * Reports a sign-in by somebody else over the portal API. The call has no session, so that an expired session of this
 * device cannot stop it (decision 0020).
 *
 * @see spec A §7 `auth/acessoIndevido`
 */
export const makeHttpMisuseReports = (http: HttpClient): MisuseReports => ({
  report: (loginId) =>
    http.post('auth/acessoIndevido', Unread, { acts: true, body: { loginId }, signedOut: { loginId: undefined } }),
});
