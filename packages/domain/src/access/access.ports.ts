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

/** The server's answer to a right password: come in, or tell me the code first. */
export type SignInAnswer =
  | { readonly _tag: 'SignedIn'; readonly session: SignedInSession }
  | { readonly _tag: 'Challenged'; readonly challenge: Challenge };

/**
 * Who lets a client in. Each call may be repeated: none books anything.
 *
 * @see spec A §7 Auth
 */
export interface Authenticator {
  /** `loginId` is that of the saved account with this document, when there is one (decision Q118). */
  readonly signIn: (credentials: Credentials, loginId: Option<string>) => TaskEither<SignInFailure, SignInAnswer>;
  /** Sends a code by e-mail; `disabled` when two-step verification was turned off meanwhile. */
  readonly sendCode: (challenge: Challenge) => TaskEither<CallFailure, 'sent' | 'disabled'>;
  readonly enterCode: (challenge: Challenge, code: string) => TaskEither<CodeFailure, SignedInSession>;
}

/**
 * Where sessions end. All three are the client's wish: the caller goes on whatever the answer (decision Q030).
 *
 * @see spec A §7 `auth/logoutApp`, `auth/logoutSession`, `/revoke/session/token`
 */
export interface Sessions {
  readonly endApp: (session: SignedInSession) => TaskEither<CallFailure, void>;
  readonly endSession: (session: SignedInSession) => TaskEither<CallFailure, void>;
  readonly revoke: (session: SignedInSession) => TaskEither<CallFailure, void>;
}

/**
 * What clients agreed to. Answering twice is answering once.
 *
 * @see spec A §4 Sign-in 2; decision Q043 for the paths
 */
export interface Consents {
  readonly status: (document: Document) => TaskEither<CallFailure, ConsentStatus>;
  readonly answer: (answer: ConsentAnswer) => TaskEither<CallFailure, void>;
}

/**
 * The same two questions before the password: from a device where this client signed in before, and in its name.
 *
 * @see spec A §4 Returning-user Enter; decision 0011
 */
export type ConsentsOfDevice = (account: SavedAccount) => Consents;

/**
 * Where the server is told which client is the main one of this device. Telling it twice is telling it once; nobody
 * needs to be signed in.
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
  /** The terms left checked. */
  readonly terms: readonly ConsentTerm[];
}

/** One thing that this device remembers. What was never kept, or cannot be read, is absent. */
export interface Remembered<A> {
  readonly read: IO<Option<A>>;
  readonly write: (value: A) => IO<void>;
  readonly clear: IO<void>;
}

/**
 * What this device remembers of its clients; nothing else personal is kept.
 *
 * @see spec A §3 Stored locally
 */
export interface DeviceMemory {
  readonly session: Remembered<Session>;
  readonly savedAccounts: Remembered<readonly SavedAccount[]>;
  readonly lastDocument: Remembered<Document>;
  /** A password that was right and waits for its code, so that another run of the CLI can bring it. */
  readonly challenge: Remembered<Challenge>;
  /** The quick access of the main account; its presence is what marks it as available. */
  readonly quickAccess: Remembered<QuickAccessCredential>;
  /** The day on which quick access was answered with "Agora não". */
  readonly quickAccessSkippedOn: Remembered<CalendarDay>;
}
