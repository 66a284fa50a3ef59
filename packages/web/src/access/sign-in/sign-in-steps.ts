import type {
  AcceptConsent,
  Authenticator,
  Challenge,
  CodeFailure,
  Consents,
  ConsentTerm,
  DenyConsent,
  EnterCode,
  Sessions,
  SignInFailure,
  SignInStep,
  SignOut,
} from '@aroeira/domain/access';
import type { CallFailure, Document } from '@aroeira/domain/kernel';
import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { OfferAfterSignIn } from '../quick-access/quick-access-loading.ts';
import type { QuickAccessOffer } from '../quick-access/quick-access-offer.view-model.ts';

/** What every sign-in is made of, whichever its way in. */
export interface StepActions {
  /** What comes before the way in can be used: a session that was left behind ends. */
  readonly arrive: SignOut;
  /** The client went elsewhere in the middle: whoever came in goes again. */
  readonly abandon: Task<unknown>;
  /** Nobody waits for a code any more. */
  readonly dropChallenge: IO<void>;
  readonly sendCode: (challenge: Challenge) => TaskEither<CallFailure, 'sent' | 'disabled'>;
  readonly enterCode: EnterCode;
  readonly accept: AcceptConsent;
  readonly deny: DenyConsent;
  readonly offer: OfferAfterSignIn;
}

/** The server, as a sign-in asks it. */
export interface SignInServer {
  readonly authenticator: Authenticator;
  readonly consents: Consents;
  readonly sessions: Sessions;
}

/** A sign-in that nothing stands in the way of any more. */
export type Done = Extract<SignInStep, { readonly _tag: 'Done' }>;

/** Where a sign-in leads; the view model knows no route. */
export interface SignInExits {
  readonly done: (step: Done) => void;
  readonly denied: () => void;
}

/** A consent that is asked for, and what the two answers do. */
export interface ConsentQuestion {
  /** Whose consent it is: nobody else's answer counts for it. */
  readonly document: Document;
  /** Keeps the terms left checked. @returns what comes next */
  readonly accept: (terms: readonly ConsentTerm[]) => TaskEither<CallFailure, () => void | Promise<void>>;
  readonly deny: Task<unknown>;
}

/** Whose yes to a consent it was, and to what. */
export interface Agreement {
  readonly document: Document;
  readonly terms: readonly ConsentTerm[];
}

/** What the client is asked for right now. `Entry` is the screen's own way in, by password or by Enter. */
export type Asked =
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Entry' }
  | { readonly _tag: 'Code'; readonly challenge: Challenge; readonly wasSentAgain: boolean }
  | { readonly _tag: 'Consent'; readonly question: ConsentQuestion; readonly terms: readonly ConsentTerm[] }
  | { readonly _tag: 'QuickAccess'; readonly offer: QuickAccessOffer };

/** What went wrong last, by what was being done. */
export type Trouble =
  | { readonly _tag: 'NotRevoked' }
  | { readonly _tag: 'NotSignedIn'; readonly failure: SignInFailure }
  | { readonly _tag: 'CodeRefused'; readonly failure: CodeFailure | SignInFailure }
  | { readonly _tag: 'CodeNotSent'; readonly failure: CallFailure }
  | { readonly _tag: 'ConsentUnknown'; readonly failure: CallFailure }
  | { readonly _tag: 'ConsentNotKept' };
