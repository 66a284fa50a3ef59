import type { IO } from 'fp-ts/IO';
import type {
  Challenge,
  CodeFailure,
  ConsentTerm,
  SignedInSession,
  SignInFailure,
  SignInStep,
  SignInUseCases,
  SignOut,
  ConsentRequest,
} from '@aroeira/domain/access';
import type { CallFailure, Document } from '@aroeira/domain/kernel';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OfferAfterSignIn } from '../quick-access/quick-access-loading.ts';
import type { QuickAccessOffer } from '../quick-access/quick-access-offer.view-model.ts';

/** The actions of every sign-in, by password or by quick access. */
export interface StepActions
  extends Pick<
    SignInUseCases,
    'sendCode' | 'enterCode' | 'dropChallenge' | 'acceptConsent' | 'denyConsent' | 'abandon'
  > {
  /** Ends a session that the client left open. It runs before the client can use the form. */
  readonly arrive: SignOut;
  /** Whether there is such a session. */
  readonly isLeftOpen: IO<boolean>;
  readonly offer: OfferAfterSignIn;
}

/** A sign-in that is complete. */
export type Done = Extract<SignInStep, { readonly _tag: 'Done' }>;

/** Where a sign-in leads. The view model knows no route. */
export interface SignInExits {
  readonly done: (step: Done) => void;
  readonly denied: () => void;
}

/** A question for consent, and what its two answers do. */
export interface ConsentQuestion {
  /** The client who must consent. The answer of another client does not count. */
  readonly document: Document;
  /** Keeps the terms that the client left checked. @returns the next step */
  readonly accept: (terms: readonly ConsentTerm[]) => TaskEither<CallFailure, Agreed>;
  /** The session that waits for the consent. Absent before the password. */
  readonly opened?: SignedInSession;
  readonly deny: Task<unknown>;
}

/** What follows a yes, and the session that the answer opened, if any. */
interface Agreed {
  readonly goOn: () => void | Promise<void>;
  readonly opened?: SignedInSession;
}

/** Which client agreed, and to which terms. */
export interface Agreement {
  readonly document: Document;
  readonly terms: readonly ConsentTerm[];
}

/** The current question to the client. `Entry` is the screen's own form or its Enter button. */
export type Asked =
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Entry' }
  | { readonly _tag: 'Code'; readonly challenge: Challenge; readonly wasSentAgain: boolean }
  | { readonly _tag: 'Consent'; readonly question: ConsentQuestion; readonly terms: readonly ConsentTerm[] }
  | { readonly _tag: 'QuickAccess'; readonly offer: QuickAccessOffer };

/** The last failure, by what the client was doing. */
export type Trouble =
  | { readonly _tag: 'NotRevoked' }
  | { readonly _tag: 'NotSignedIn'; readonly failure: SignInFailure }
  | { readonly _tag: 'CodeRefused'; readonly failure: CodeFailure | SignInFailure }
  | { readonly _tag: 'CodeNotSent'; readonly failure: CallFailure }
  | { readonly _tag: 'ConsentUnknown'; readonly failure: CallFailure }
  | { readonly _tag: 'ConsentNotKept' };

/** The session that a step opened. No session is open while a code is due. */
export const openedBy = (step: SignInStep): SignedInSession | undefined =>
  step._tag === 'CodeDue' ? undefined : step.session;

/** The question for consent that a sign-in waits for. @param take continues with the step after a yes */
export const consentQuestion = (
  actions: Pick<StepActions, 'acceptConsent' | 'denyConsent'>,
  request: ConsentRequest,
  take: (step: SignInStep) => void | Promise<void>,
): ConsentQuestion => ({
  document: request.session.document,
  opened: request.session,
  accept: (terms) =>
    pipe(
      actions.acceptConsent(request, terms),
      TE.map((step) => ({ goOn: () => take(step), opened: request.session })),
    ),
  deny: actions.denyConsent(request),
});
