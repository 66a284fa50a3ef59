import * as O from 'fp-ts/Option';
import { mayEnter, type Session } from './session.ts';

/** What a window finds when it gets the focus back: another one may have signed out or in meanwhile. */
export type Resync = 'same' | 'gone' | 'changed';

/**
 * Compares the account whose screens a window shows with the one that this device stores.
 *
 * @param shown the client's id; `undefined` when the window shows nobody's screens
 * @param stored as this device keeps it now; one that no longer opens the portal counts as none
 * @see spec A §2 Routing rules
 */
export const resync = (shown: number | undefined, stored: O.Option<Session>): Resync => {
  const session = O.toUndefined(O.filter(mayEnter)(stored));
  if (session === undefined) return 'gone';
  return session.clientId === shown ? 'same' : 'changed';
};
