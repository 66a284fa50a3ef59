import type { Document } from '../kernel/document.ts';

/** The pair of tokens of a session: a short-lived access token, and a refresh token that renews the pair once. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** What the client must do before anything else. @see spec A §3 `userStatus`; decision Q149 */
export type ClientStatus = 'confirmed' | 'must-change-password';

/**
 * A signed-in client on this device.
 *
 * @see spec A §3 Session / login info
 */
export interface Session {
  /** The client's id. It fills every `{id}` of the calls (decision Q006). */
  readonly clientId: number;
  /** The id of this client's sign-in on this device. Only the Login-ID header carries it. */
  readonly loginId: string;
  /** Absent after they were revoked. Then the device keeps the profile, and nobody is signed in (decision Q037). */
  readonly tokens: Tokens | undefined;
  readonly document: Document;
  readonly name: string;
  readonly email: string;
  readonly isMainAccount: boolean;
  readonly isDeviceBlocked: boolean;
  readonly status: ClientStatus;
  /** Whether the server asks for a code after the password. */
  readonly hasTwoStep: boolean;
  readonly isCoHolder: boolean;
  /** Whether the native wrapper keeps the biometric data itself. No rule asks (decision 0313). */
  readonly usesNativeBiometry: boolean;
  /** Whether the client must still consent. Until then the session may only ask for the consent. */
  readonly isConsentDue: boolean;
}

/** A session that can call the API. */
export interface SignedInSession extends Session {
  readonly tokens: Tokens;
}

/** An account that this device knows. It has no password and no token. @see spec A §3 Saved account */
export interface SavedAccount {
  readonly clientId: number;
  readonly loginId: string;
  readonly document: Document;
  readonly name: string;
  readonly email: string;
  readonly isMain: boolean;
  readonly isDeviceBlocked: boolean;
}

/** A right password that waits for its code. The server gives it to a client with two-step verification on. */
export interface Challenge {
  readonly document: Document;
  readonly loginId: string;
}

/** Whether the client agreed to the terms. `uid` names the guest or client who answers. @see spec A §3 */
export interface ConsentStatus {
  readonly uid: string;
  readonly isAccepted: boolean;
}

/** The four terms of the consent dialog. @see spec A §3 "terms 1 to 4"; decision 0135 */
export type ConsentTerm = 1 | 2 | 3 | 4;

export const CONSENT_TERMS: readonly ConsentTerm[] = [1, 2, 3, 4];

/** Whether a session can call the API. */
export const isSignedIn = (session: Session): session is SignedInSession => session.tokens !== undefined;

/** Whether a session opens the portal: it is signed in, and the client consented. @see spec A §4 Sign-in 2 */
export const mayEnter = (session: Session): session is SignedInSession => isSignedIn(session) && !session.isConsentDue;
