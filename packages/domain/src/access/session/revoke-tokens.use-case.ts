import * as E from 'fp-ts/Either';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { SignOutFailure } from '../access.errors.ts';
import type { SignInParts } from '../access.ports.ts';
import { changeSessionOf } from '../device-memory.ts';
import { withSession, type SignOut } from './stored-session.ts';

/**
 * Revokes the tokens of the session that the client left open before /login. The device keeps the profile. It drops the
 * tokens even when the server does not answer.
 *
 * @see spec A §2 Login screen; decisions Q030, Q037
 */
export const makeRevokeTokens = ({ sessions, memory }: Pick<SignInParts, 'sessions' | 'memory'>): SignOut =>
  withSession(memory, (session) => async () => {
    const answer = await sessions.revoke(session)();
    changeSessionOf(memory, session, (stored) => ({ ...stored, tokens: undefined }));
    return E.mapLeft((why: CallFailure): SignOutFailure => ({ _tag: 'RevokeFailed', why }))(answer);
  });
