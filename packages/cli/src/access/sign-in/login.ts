import {
  signInForm,
  type Challenge,
  type SignInDone,
  type SignInFailure,
  type SignInQuestions,
  type SignInStop,
  type StepQuestions,
} from '@aroeira/domain/access';
import { codeMessage, CONSENT_FAILED, signInMessage } from '@aroeira/domain/access/messages';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { ask } from '../../confirm.ts';
import { checkInput } from '../../form-refusal.ts';
import { callRefusal, refusal, refusalBy, type Refusal } from '../../refusal.ts';
import { passwordOf, type PasswordOptions } from '../password/password.ts';
import { sessionAnswer } from '../session-answer.ts';
import type { Flags } from '../../flags.ts';

/** The options of `login`. */
export type LoginOptions = Flags<'mfa', 'acceptConsent' | 'add'> & PasswordOptions;

/** The flags answer its questions: password, code, consent. @see spec A §4 Sign-in; the contract, `login` */
export const login = (
  app: Pick<App, 'access' | 'io' | 'registration' | 'sandbox' | 'settings'>,
  typed: string,
  options: LoginOptions,
): Task =>
  pipe(
    TE.fromEither(checkInput(app.io.clock, { document: signInForm.document }, { document: typed })),
    TE.chainW(({ document }) =>
      app.access.signInByQuestions(document, options.add === true, signInAnswers(app, options)),
    ),
    // A sign-in begins a new visit: the registration opens at its start again (decision 0204).
    TE.chainFirstIOK(() => app.registration.place.clear),
    signInAnswer,
  );

const signInAnswers = (
  app: Pick<App, 'io' | 'sandbox' | 'settings'>,
  options: LoginOptions,
): SignInQuestions<Refusal> => ({
  password: passwordOf(app, options),
  hasCode: options.mfa !== undefined,
  ...stepAnswers(app, options),
});

/** Answers the steps after the password by their flags, or by the person. `--yes` does not answer the consent. */
export const stepAnswers = (
  app: Pick<App, 'io' | 'sandbox'>,
  { mfa, acceptConsent }: Pick<LoginOptions, 'mfa' | 'acceptConsent'>,
): StepQuestions<Refusal> => ({
  code: (challenge) =>
    mfa === undefined ? TE.left(refusal('mfa_required', MFA_REQUIRED)) : codeOf(app, challenge, mfa),
  consent: TE.fromTask(
    acceptConsent || app.io.person === undefined ? T.of(acceptConsent === true) : ask(app.io.person, QUESTION),
  ),
});

const codeOf = (
  { sandbox }: Pick<App, 'sandbox'>,
  { document }: Challenge,
  mfa: string,
): TE.TaskEither<Refusal, string> => (mfa === 'from-outbox' ? sandbox.newestCode(document) : TE.right(mfa));

/** The end of a sign-in, as the command line prints it. */
export const signInAnswer = (done: TE.TaskEither<Refusal | SignInStop, SignInDone>): Task =>
  pipe(
    done,
    TE.bimap(stopRefusal, ({ session, destination }) => sessionAnswer(session, destination)),
  );

const stopRefusal = (stop: Refusal | SignInStop): Refusal => {
  if (!('_tag' in stop)) return stop;
  switch (stop._tag) {
    case 'NotSignedIn':
      return signInRefusal(stop.failure);
    case 'CodeRefused':
      return codeRefusal(stop.failure);
    case 'ConsentNotKept':
      return { ...callRefusal(stop.failure), message: CONSENT_FAILED };
    case 'ConsentDenied':
      return refusal('consent_required', CONSENT_REQUIRED);
  }
};

const signInRefusal = refusalBy((failure: SignInFailure) => {
  const { title, body } = signInMessage(failure, 'production');
  return title === undefined ? body : `${title} ${body}`;
});

const codeRefusal = refusalBy(codeMessage);

const MFA_REQUIRED = 'Enviamos um código para o seu e-mail. Entre de novo com --mfa CÓDIGO.';
const QUESTION = 'Você aceita os termos de uso e o tratamento dos seus dados?';
const CONSENT_REQUIRED = 'É preciso aceitar os termos para entrar. Entre de novo com --accept-consent.';
