import * as TE from 'fp-ts/TaskEither';
import { isSpared, type SparedParts } from './spared-session.ts';
import type { SignOut } from './stored-session.ts';

/**
 * Revokes the tokens of the session that the client left open before /login, unless this tab spares it.
 *
 * @see spec A §2 Login screen, A §4 Sign-in 2; decision 0310
 */
export const makeArriveAtSignIn =
  ({ revokeTokens, ...parts }: SparedParts & { readonly revokeTokens: SignOut }): SignOut =>
  () =>
    (isSpared(parts) ? TE.right(undefined) : revokeTokens)();
