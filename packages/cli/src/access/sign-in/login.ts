import {
  codeMessage,
  signInForm,
  interruptedOn,
  signInMessage,
  type Challenge,
  type Interrupted,
  type SignInFailure,
  type SignInStep,
} from '@aroeira/domain/access';
import type { Document } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { checkInput } from '../../form-refusal.ts';
import { refusal, refusalBy, type Refusal } from '../../refusal.ts';
import { answerConsent } from './consent.ts';
import { passwordOf, type PasswordOptions } from '../password/password.ts';
import { sessionAnswer } from '../session-answer.ts';
import { signedIn } from '../signed-in.ts';

/** The options of `login`. */
export interface LoginOptions extends PasswordOptions {
  readonly mfa?: string | undefined;
  readonly acceptConsent?: true | undefined;
  readonly add?: true | undefined;
}

type Step = TE.TaskEither<Refusal, SignInStep>;

/**
 * Signs a client in. The flags answer the questions on the way: password, code, consent.
 *
 * @see spec A §4 Sign-in; the command line's contract, `login`
 */
export const login = (app: App, typed: string, options: LoginOptions): Task => {
  // Only a failed sign-in of a second account restores the first one.
  const interrupted = options.add ? O.some(interruptedOn(app.memory)()) : O.none;
  return pipe(
    TE.fromEither(checkInput(app.io.clock, { document: signInForm.document }, { document: typed })),
    TE.chain(({ document }) => begin(app, document, options)),
    TE.chain((step) => finishSignIn(app, options, interrupted)(step)),
  );
};

/** With a code for an earlier right password, the command asks for no password and sends no second code. */
const begin = (app: App, document: Document, options: LoginOptions): Step => {
  const challenge = pipe(
    app.memory.challenge.read(),
    O.filter((kept) => kept.document === document),
  );
  if (options.mfa !== undefined && O.isSome(challenge)) return enterCode(app, challenge.value, options.mfa);
  return pipe(
    passwordOf(app, options),
    TE.chainFirst(() => (options.add ? TE.right(undefined) : leavePrevious(app))),
    TE.chain((password) => pipe(app.access.signIn({ document, password }), TE.mapLeft(signInRefusal))),
  );
};

const signInRefusal = refusalBy((failure: SignInFailure) => {
  const { title, body } = signInMessage(failure, 'production');
  return title === undefined ? body : `${title} ${body}`;
});

/** Signs the open session out before a new sign-in, as /login does. @see spec A §2 Login screen; Q037 */
const leavePrevious = (app: App): TE.TaskEither<Refusal, void> =>
  pipe(
    app.access.revokeTokens,
    // This device drops the tokens also after a failure, so a failure changes nothing here.
    TE.orElse(() => TE.right<Refusal, void>(undefined)),
  );

/**
 * Continues a sign-in from a step to its end. The flags answer the questions on the way.
 *
 * @param interrupted the session to restore when the sign-in fails, and to leave when it succeeds
 */
export const finishSignIn =
  (app: App, options: Pick<LoginOptions, 'mfa' | 'acceptConsent'>, interrupted: O.Option<Interrupted>) =>
  (step: SignInStep): Task => {
    switch (step._tag) {
      case 'Done':
        return pipe(
          O.match(() => TE.right<Refusal, void>(undefined), app.access.leaveInterrupted)(interrupted),
          // Reads the session of this device, which knows whether the account is the main one here.
          TE.chain(() => signedIn(app)),
          TE.map((session) => sessionAnswer(session, step.destination)),
        );
      case 'CodeDue':
        return options.mfa === undefined
          ? TE.left(refusal('mfa_required', MFA_REQUIRED))
          : pipe(enterCode(app, step.challenge, options.mfa), TE.chain(finishSignIn(app, options, interrupted)));
      case 'ConsentDue':
        return pipe(
          answerConsent(app, { request: step, interrupted }, options.acceptConsent === true),
          TE.chain(finishSignIn(app, options, interrupted)),
        );
    }
  };

const enterCode = (app: App, challenge: Challenge, mfa: string): Step =>
  pipe(
    mfa === 'from-outbox' ? app.sandbox.lastCode(challenge.document) : TE.right(mfa),
    TE.chain((code) => pipe(app.access.enterCode(challenge, code), TE.mapLeft(refusalBy(codeMessage)))),
  );

const MFA_REQUIRED = 'Enviamos um código para o seu e-mail. Entre outra vez com --mfa CÓDIGO.';
