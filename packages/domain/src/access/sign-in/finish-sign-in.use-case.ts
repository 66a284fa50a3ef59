import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { CodeFailure, SignInFailure } from '../access.errors.ts';
import type { CancelAddition } from '../returning/cancel-addition.use-case.ts';
import type { LeaveInterrupted } from '../returning/leave-interrupted.use-case.ts';
import type { Interrupted } from '../session/interrupted.ts';
import { CONSENT_TERMS, type Challenge } from '../session.ts';
import type { AcceptConsent, ConsentRequest, DenyConsent } from './answer-consent.use-case.ts';
import type { EnterCode, SignInStep } from './sign-in.use-case.ts';

/** Why a sign-in stopped, by what the client was doing. */
export type SignInStop =
  | { readonly _tag: 'NotSignedIn'; readonly failure: SignInFailure }
  | { readonly _tag: 'CodeRefused'; readonly failure: CodeFailure | SignInFailure }
  | { readonly _tag: 'ConsentNotKept'; readonly failure: CallFailure }
  | { readonly _tag: 'ConsentDenied' };

/** What a sign-in asks after the password. Each question fails with `F` when nobody can be asked. */
export interface StepQuestions<F> {
  readonly code: (challenge: Challenge) => TE.TaskEither<F, string>;
  /** Whether the client accepts all terms. */
  readonly consent: TE.TaskEither<F, boolean>;
}

/** A sign-in under way. An addition of an account also has the session to restore when it stops. */
interface Begun {
  readonly step: SignInStep;
  readonly interrupted: O.Option<Interrupted>;
}

export type SignInDone = Extract<SignInStep, { readonly _tag: 'Done' }>;

/** Takes a sign-in from a step to its end, and asks the client what each step needs. */
export type FinishSignIn = <F>(begun: Begun, ask: StepQuestions<F>) => TE.TaskEither<F | SignInStop, SignInDone>;

interface Parts {
  readonly enterCode: EnterCode;
  readonly acceptConsent: AcceptConsent;
  readonly denyConsent: DenyConsent;
  readonly cancelAddition: CancelAddition;
  readonly leaveInterrupted: LeaveInterrupted;
}

/**
 * Asks for the code, then for the consent, when the server needs them. Without a consent it ends the session.
 *
 * @see spec A §4 Sign-in 1, 2, 4; decision 0135: all four terms are checked at first
 */
export const makeFinishSignIn =
  ({ enterCode, acceptConsent, denyConsent, cancelAddition, leaveInterrupted }: Parts): FinishSignIn =>
  <F>({ step, interrupted }: Begun, ask: StepQuestions<F>) => {
    type Next = TE.TaskEither<F | SignInStop, SignInStep>;
    const code = (challenge: Challenge): Next =>
      pipe(
        ask.code(challenge),
        TE.chainW((typed) => pipe(enterCode(challenge, typed), TE.mapLeft(codeRefused))),
      );
    const consent = (request: ConsentRequest): Next =>
      pipe(
        ask.consent,
        TE.filterOrElseW(
          (isAccepted) => isAccepted,
          (): SignInStop => ({ _tag: 'ConsentDenied' }),
        ),
        TE.chainW(() => pipe(acceptConsent(request, CONSENT_TERMS), TE.mapLeft(consentNotKept))),
        TE.tapError(() => O.match(() => denyConsent(request), cancelAddition)(interrupted)),
      );
    const goOn = (next: SignInStep): TE.TaskEither<F | SignInStop, SignInDone> => {
      switch (next._tag) {
        case 'CodeDue':
          return pipe(code(next.challenge), TE.chain(goOn));
        case 'ConsentDue':
          return pipe(consent(next), TE.chain(goOn));
        case 'Done':
          return pipe(
            O.match(() => TE.right<never, void>(undefined), leaveInterrupted)(interrupted),
            TE.map(() => next),
          );
      }
    };
    return goOn(step);
  };

const codeRefused = (failure: CodeFailure | SignInFailure): SignInStop => ({ _tag: 'CodeRefused', failure });

const consentNotKept = (failure: CallFailure): SignInStop => ({ _tag: 'ConsentNotKept', failure });
