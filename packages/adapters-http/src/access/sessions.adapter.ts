import type { Sessions, SignedInSession } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';

/**
 * Ends sessions over the portal API. The client's id fills the paths (decision Q006).
 *
 * @see spec A §7 Auth
 */
export const makeHttpSessions = (http: HttpClient): Sessions => {
  const end = (path: string, session: SignedInSession): TE.TaskEither<CallFailure, void> =>
    pipe(
      // The stored token, since leaving with an expired access token refreshes the pair first: unless another account
      // was added meanwhile, whose session must not end in this one's place.
      http.post(path, t.unknown, {
        body: (stored) => ({ refreshToken: (isOf(session, stored) ? stored : session).tokens.refresh }),
      }),
      TE.map(constVoid),
    );
  return {
    endApp: (session) => end(`auth/logoutApp/${session.clientId}`, session),
    endSession: (session) => end(`auth/logoutSession/${session.clientId}`, session),
    revoke: (session) => end('/revoke/session/token', session),
  };
};

const isOf = (session: SignedInSession, stored: SignedInSession | undefined): stored is SignedInSession =>
  stored?.clientId === session.clientId;
