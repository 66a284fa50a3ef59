import type { Consents, ConsentsOfDevice } from '@aroeira/domain/access';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import type { CallOptions } from '../../http/request.ts';
import { PROVISIONAL_PATHS } from '../../http/provisional-paths.ts';
import { ConsentWire } from '../access.codecs.ts';

/**
 * Consents over the portal API, asked by the stored session. The specification shows no path: these are provisional
 * (decision Q043).
 *
 * @see spec A §3 Consent status, A §7 Auth
 */
export const makeHttpConsents = (http: HttpClient): Consents => consentsOver(http, {});

/** The same before the password: the call carries the Login-ID of the account and no token (decision 0011). */
export const makeHttpConsentsOfDevice =
  (http: HttpClient): ConsentsOfDevice =>
  ({ loginId }) =>
    consentsOver(http, { signedOut: { loginId } });

const consentsOver = (http: HttpClient, caller: Pick<CallOptions, 'signedOut'>): Consents => ({
  status: (document) =>
    pipe(
      http.get(PROVISIONAL_PATHS.consentStatus, ConsentWire, {
        acts: false,
        shows: ['document', 'accepted'],
        query: { document },
        ...caller,
      }),
      TE.map(({ UID, accepted }) => ({ uid: UID, isAccepted: accepted })),
    ),
  answer: ({ uid, document, isAccepted, terms }) =>
    pipe(
      http.post(PROVISIONAL_PATHS.consentStatus, t.unknown, {
        acts: true,
        shows: ['document', 'accepted', 'terms'],
        body: { UID: uid, document, accepted: isAccepted, terms },
        ...caller,
      }),
      TE.map(constVoid),
    ),
});
