import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Document } from '../../kernel/document.ts';
import type { SignInFailure } from '../access.errors.ts';
import type { SignInParts } from '../access.ports.ts';
import { quietly } from '../device-tasks.ts';
import { interruptedOn } from '../session/interrupted.ts';
import type { SignOut } from '../session/stored-session.ts';
import type { FinishSignIn, SignInDone, SignInStop, StepQuestions } from './finish-sign-in.use-case.ts';
import type { SignIn, SignInStep } from './sign-in.use-case.ts';

/** What a whole sign-in asks. */
export interface SignInQuestions<F> extends StepQuestions<F> {
  readonly password: TE.TaskEither<F, string>;
  /** Whether the client already has the code of an earlier right password. */
  readonly hasCode: boolean;
}

/**
 * Signs a client in from the password to the end.
 *
 * @param isAddition whether the client adds an account. Then the open session stays until the sign-in succeeds
 */
type SignInByQuestions = <F>(
  document: Document,
  isAddition: boolean,
  ask: SignInQuestions<F>,
) => TE.TaskEither<F | SignInStop, SignInDone>;

interface Parts extends Pick<SignInParts, 'memory'> {
  readonly signIn: SignIn;
  readonly finish: FinishSignIn;
  readonly revokeTokens: SignOut;
}

/**
 * Asks for the password, revokes the tokens of the open session, signs in, and asks what the next steps need. A client
 * with the code of a kept challenge is not asked for the password and gets no second code.
 *
 * @see spec A §2 Login screen, A §4 Sign-in 1 to 4; decision Q037
 */
export const makeSignInByQuestions =
  ({ signIn, finish, revokeTokens, memory }: Parts): SignInByQuestions =>
  <F>(document: Document, isAddition: boolean, ask: SignInQuestions<F>) => {
    const byPassword: TE.TaskEither<F | SignInStop, SignInStep> = pipe(
      ask.password,
      // This device drops the tokens after a failure too, so the sign-in continues.
      TE.tap(() => (isAddition ? TE.right(undefined) : quietly(revokeTokens))),
      TE.chainW((password) => pipe(signIn({ document, password }), TE.mapLeft(notSignedIn))),
    );
    return pipe(
      TE.fromIO(() => ({
        interrupted: isAddition ? O.some(interruptedOn(memory)()) : O.none,
        challenge: O.filter(() => ask.hasCode)(memory.challenge.read()),
      })),
      TE.chain(({ interrupted, challenge }) =>
        pipe(
          challenge,
          O.filter((kept) => kept.document === document),
          O.match(
            () => byPassword,
            (kept) => TE.right<F | SignInStop, SignInStep>({ _tag: 'CodeDue', challenge: kept }),
          ),
          TE.chain((step) => finish({ step, interrupted }, ask)),
        ),
      ),
    );
  };

const notSignedIn = (failure: SignInFailure): SignInStop => ({ _tag: 'NotSignedIn', failure });
