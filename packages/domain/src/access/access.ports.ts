import type { IO } from 'fp-ts/IO';
import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { CalendarDay } from '../kernel/days.ts';
import type { Document } from '../kernel/document.ts';
import type { CodeFailure, SignInFailure } from './access.errors.ts';
import type { QuickAccessCredential } from './quick-access/quick-access.ts';
import type { Challenge, ConsentStatus, ConsentTerm, SavedAccount, Session, SignedInSession } from './session.ts';

export interface Credentials {
  readonly document: Document;
  readonly password: string;
}

/** The server's answer to a right password: the client is signed in, or must enter a code first. */
export type SignInAnswer =
  | { readonly _tag: 'SignedIn'; readonly session: SignedInSession }
  | { readonly _tag: 'Challenged'; readonly challenge: Challenge };

/**
 * What came of asking for a code by e-mail. `disabled`: the client has turned two-step verification off.
 * `password-required`: the password was right too long ago. Both begin with the password again.
 */
export type CodeSending = 'sent' | 'disabled' | 'password-required';

/**
 * Signs clients in. Each call may be repeated.
 *
 * @see spec A §7 Auth
 */
export interface Authenticator {
  /** `loginId` is that of the saved account with this document, when there is one (decision Q118). */
  readonly signIn: (credentials: Credentials, loginId: Option<string>) => TaskEither<SignInFailure, SignInAnswer>;
  readonly sendCode: (challenge: Challenge) => TaskEither<CallFailure, CodeSending>;
  readonly enterCode: (challenge: Challenge, code: string) => TaskEither<CodeFailure, SignedInSession>;
}

/**
 * Ends sessions. The client asked for each of the three calls, so the caller continues after a failure too (decision
 * Q030).
 *
 * @see spec A §7 `auth/logoutApp`, `auth/logoutSession`, `/revoke/session/token`
 */
export interface Sessions {
  readonly endApp: (session: SignedInSession) => TaskEither<CallFailure, void>;
  readonly endSession: (session: SignedInSession) => TaskEither<CallFailure, void>;
  readonly revoke: (session: SignedInSession) => TaskEither<CallFailure, void>;
}

/**
 * Keeps the consents of clients. A repeated answer changes nothing.
 *
 * @see spec A §4 Sign-in 2; decision Q043 for the paths
 */
export interface Consents {
  readonly status: (document: Document) => TaskEither<CallFailure, ConsentStatus>;
  readonly answer: (answer: ConsentAnswer) => TaskEither<CallFailure, void>;
}

/**
 * The same two calls before the password, made in the name of a device where this client signed in before.
 *
 * @see spec A §4 Returning-user Enter; decision 0011
 */
export type ConsentsOfDevice = (account: SavedAccount) => Consents;

/**
 * Tells the server which client is the main one of this device. A repeated call changes nothing. It needs no session.
 *
 * @see spec A §7 "Set main account (payload id)"; decisions Q043, 0011
 */
export interface MainAccounts {
  readonly set: (account: SavedAccount) => TaskEither<CallFailure, void>;
}

export interface ConsentAnswer {
  readonly uid: string;
  readonly document: Document;
  readonly isAccepted: boolean;
  /** The terms that the client left checked. */
  readonly terms: readonly ConsentTerm[];
}

/** One value that this device remembers. It is absent when it was never kept or cannot be read. */
export interface Remembered<A> {
  readonly read: IO<Option<A>>;
  readonly write: (value: A) => IO<void>;
  readonly clear: IO<void>;
}

/**
 * What this device remembers about its clients. It keeps no other personal data.
 *
 * @see spec A §3 Stored locally
 */
export interface DeviceMemory {
  readonly session: Remembered<Session>;
  readonly savedAccounts: Remembered<readonly SavedAccount[]>;
  readonly lastDocument: Remembered<Document>;
  /** A right password that waits for its code, so that another run of the command line can enter the code. */
  readonly challenge: Remembered<Challenge>;
  /** The quick access of the main account. Quick access is available when this value is present. */
  readonly quickAccess: Remembered<QuickAccessCredential>;
  /** The day on which quick access was answered with "Agora não". */
  readonly quickAccessSkippedOn: Remembered<CalendarDay>;
}

/** The calls of a sign-in to the server. */
export interface SignInPorts {
  readonly authenticator: Authenticator;
  readonly consents: Consents;
  readonly sessions: Sessions;
}

/** The ports of a sign-in, and the memory that keeps its session. */
export interface SignInParts extends SignInPorts {
  readonly memory: DeviceMemory;
}
