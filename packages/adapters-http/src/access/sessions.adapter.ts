import type { Sessions, SignedInSession } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { Unread } from '../http/ours.codec.ts';

/**
 * Ends sessions over the portal API. The client's id fills the paths (decision Q006).
 *
 * @see spec A §7 Auth
 */
export const makeHttpSessions = (http: HttpClient): Sessions => {
  const end = (
    path: string,
    tokensOf: (stored: SignedInSession | undefined) => SignedInSession['tokens'],
  ): TE.TaskEither<CallFailure, void> =>
    http.post(path, Unread, { acts: true, body: (stored) => ({ refreshToken: tokensOf(stored).refresh }) });
  // A sign-out with an expired access token renews the pair first, so the stored pair is the one to end.
  const latest = (session: SignedInSession) => (stored: SignedInSession | undefined) =>
    (stored?.clientId === session.clientId ? stored : session).tokens;
  return {
    endApp: (session) => end(`auth/logoutApp/${session.clientId}`, latest(session)),
    endSession: (session) => end(`auth/logoutSession/${session.clientId}`, latest(session)),
    // Ends a replaced session. The stored session may be its successor, even of the same client.
    revoke: (session) => end('/revoke/session/token', () => session.tokens),
  };
};
