import type { Consents } from '@aroeira/domain/access';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { ConsentWire } from './access.codecs.ts';

/**
 * Consents over the portal API. The specification shows no path: these are provisional (decision Q043).
 *
 * @see spec A §3 Consent status, A §7 Auth
 */
export const makeHttpConsents = (http: HttpClient): Consents => ({
  status: (document) =>
    pipe(
      http.get('consent/status', ConsentWire, { query: { document } }),
      TE.map(({ UID, accepted }) => ({ uid: UID, isAccepted: accepted })),
    ),
  answer: ({ uid, document, isAccepted, terms }) =>
    pipe(
      http.post('consent/status', t.unknown, { body: { UID: uid, document, accepted: isAccepted, terms } }),
      TE.map(constVoid),
    ),
});
