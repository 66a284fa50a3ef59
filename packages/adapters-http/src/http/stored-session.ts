import {
  isSignedIn,
  withHold,
  type DeviceMemory,
  type Hold,
  type SignedInSession,
  type Tokens,
} from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';

/** The failure of a call because nobody is signed in. */
export type NoSession = Extract<CallFailure, { readonly _tag: 'NoSession' }>;

/** The session for the repeated call, or why there is none: it is over, or nobody could renew it now. */
export type Renewed = E.Either<NoSession | Extract<CallFailure, { readonly _tag: 'RefreshFailed' }>, SignedInSession>;

export const expired: NoSession = { _tag: 'NoSession', reason: 'expired' };

/** The session that this device keeps, which other tabs and other runs may change at any time. */
export interface StoredSession {
  readonly current: () => SignedInSession | undefined;
  /** The successor of the session that a request used. `undefined` while that session is still stored. */
  readonly since: (sent: SignedInSession) => Renewed | undefined;
  readonly renew: (sent: SignedInSession, tokens: Tokens) => SignedInSession;
  /** @returns whether this call ended it. False when another request did */
  readonly end: (sent: SignedInSession) => boolean;
  /** Writes the demanded step into the session. @returns whether its client is still signed in */
  readonly hold: (sent: SignedInSession, hold: Hold) => boolean;
}

export const makeStoredSession = (memory: Pick<DeviceMemory, 'session'>): StoredSession => {
  const current = () => pipe(memory.session.read(), O.filter(isSignedIn), O.toUndefined);
  return {
    current,
    since: (sent) => {
      const now = current();
      if (isSame(now, sent)) return undefined;
      // After a sign-out or another sign-in, this request must not use another client's tokens.
      return now?.clientId === sent.clientId ? E.right(now) : E.left(expired);
    },
    renew: (sent, tokens) => {
      const renewed = { ...(current() ?? sent), tokens };
      memory.session.write(renewed)();
      return renewed;
    },
    end: (sent) => {
      if (!isSame(current(), sent)) return false;
      memory.session.clear();
      return true;
    },
    hold: (sent, hold) => {
      const now = current();
      if (now?.clientId !== sent.clientId) return false;
      memory.session.write(withHold(hold)(now))();
      return true;
    },
  };
};

const isSame = (now: SignedInSession | undefined, sent: SignedInSession): boolean =>
  now?.clientId === sent.clientId && now.tokens.access === sent.tokens.access;
