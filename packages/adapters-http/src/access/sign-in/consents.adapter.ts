import type { Consents, ConsentsOfDevice } from '@aroeira/domain/access';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/ours.codec.ts';
import { PROVISIONAL_PATHS } from '../../http/provisional-paths.ts';
import type { CallOptions } from '../../http/transport.ts';
import { ConsentWire } from '../access.codecs.ts';

/**
 * Consents over the portal API, with the stored session. The paths are provisional, because the specification shows
 * none (decision Q043).
 *
 * @see spec A §3 Consent status, A §7 Auth
 */
export const makeHttpConsents = (http: HttpClient): Consents => consentsOver(http, {});

/** Consents before the password. The call carries the Login-ID of the account and no token (decision 0011). */
export const makeHttpConsentsOfDevice =
  (http: HttpClient): ConsentsOfDevice =>
  ({ loginId }) =>
    consentsOver(http, { signedOut: { loginId } });

const consentsOver = (http: HttpClient, caller: Pick<CallOptions, 'signedOut'>): Consents => ({
  status: (document) =>
    http.get(PROVISIONAL_PATHS.consentStatus, ConsentWire, {
      acts: false,
      shows: ['document', 'accepted'],
      query: { document },
      ...caller,
    }),
  answer: ({ uid, document, isAccepted, terms }) =>
    http.post(PROVISIONAL_PATHS.consentStatus, Unread, {
      acts: true,
      shows: ['document', 'accepted', 'terms'],
      body: { ...ConsentWire.encode({ uid, isAccepted }), document, terms },
      ...caller,
    }),
});
