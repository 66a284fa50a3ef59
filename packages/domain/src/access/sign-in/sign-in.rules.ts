import { holdOn, type StoredHold } from '../session/hold.rules.ts';
import type { Session } from '../session.ts';

/** Where a client goes after a sign-in. */
export type Destination = StoredHold | 'dashboard';

/**
 * Where a client goes once password, code and consent are done.
 *
 * @see spec A §4 Sign-in 4; decision Q148
 */
export const afterSignIn = (session: Session): Destination => holdOn(session) ?? 'dashboard';
