import * as O from 'fp-ts/Option';
import { holdOn, type StoredHold } from './hold.rules.ts';
import { mayEnter, type Session } from '../session.ts';

/**
 * What a window finds when it gets the focus back. Meanwhile the client may have signed in or out in another window, or
 * the server may have demanded a step there.
 */
type Resync = 'same' | 'gone' | 'changed' | StoredHold;

/**
 * Compares the account on the screen with the account that this device stores.
 *
 * @param shown the client's id, or `undefined` when the window shows no screen of a client
 * @param stored the session that this device keeps now. A session that does not open the portal counts as no session
 * @see spec A §2 Routing rules; decision 0157
 */
export const resync = (shown: number | undefined, stored: O.Option<Session>): Resync => {
  const session = O.toUndefined(O.filter(mayEnter)(stored));
  if (session === undefined) return 'gone';
  if (session.clientId !== shown) return 'changed';
  return holdOn(session) ?? 'same';
};
