import * as O from 'fp-ts/Option';
import { heldBack, type HeldBack } from './held-back.rules.ts';
import { mayEnter, type Session } from '../session.ts';

/**
 * What a window finds when it gets the focus back: another one may have signed out or in meanwhile, or was told by the
 * server what the client has to do first.
 */
type Resync = 'same' | 'gone' | 'changed' | HeldBack;

/**
 * Compares the account whose screens a window shows with the one that this device stores.
 *
 * @param shown the client's id; `undefined` when the window shows nobody's screens
 * @param stored as this device keeps it now; one that no longer opens the portal counts as none
 * @see spec A §2 Routing rules; decision 0157
 */
export const resync = (shown: number | undefined, stored: O.Option<Session>): Resync => {
  const session = O.toUndefined(O.filter(mayEnter)(stored));
  if (session === undefined) return 'gone';
  if (session.clientId !== shown) return 'changed';
  return heldBack(session) ?? 'same';
};
