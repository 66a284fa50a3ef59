import type { MainAccounts } from '@aroeira/domain/access';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/record.codec.ts';
import { PROVISIONAL_PATHS } from '../../http/provisional-paths.ts';

/**
 * The main account over the portal API, on a provisional path (decision Q043). The client chooses it without a
 * session, so the call carries the Login-ID of the account (decision 0011).
 *
 * @see spec A §7 "Set main account (payload id)"
 */
export const makeHttpMainAccounts = (http: HttpClient): MainAccounts => ({
  set: ({ clientId, loginId }) =>
    http.post(PROVISIONAL_PATHS.mainAccount, Unread, {
      acts: true,
      shows: ['id'],
      body: { id: clientId },
      signedOut: { loginId },
    }),
});
