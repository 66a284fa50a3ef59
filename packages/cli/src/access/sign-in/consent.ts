import {
  CONSENT_FAILED,
  CONSENT_TERMS,
  type ConsentRequest,
  type Interrupted,
  type SignInStep,
} from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../../composition.ts';
import { ask } from '../../confirm.ts';
import { callRefusal, refusal, type Refusal } from '../../refusal.ts';

/**
 * A consent that a sign-in waits for, and the interrupted session to restore after a denial, if the sign-in added an
 * account.
 */
export interface ConsentDue {
  readonly request: ConsentRequest;
  readonly interrupted: O.Option<Interrupted>;
}

type Step = TE.TaskEither<Refusal, SignInStep>;

/**
 * Answers a consent by its own flag or by the person, not by `--yes`. Without an acceptance the session ends, because
 * a client needs the consent.
 *
 * @see spec A §4 Sign-in 2; decision Q042: all four terms are checked at first
 */
export const answerConsent = (app: App, due: ConsentDue, isAccepted: boolean): Step => {
  const { person } = app.io;
  return pipe(
    TE.fromTask(isAccepted || person === undefined ? T.of(isAccepted) : ask(person, QUESTION)),
    TE.chain((isYes) =>
      isYes
        ? pipe(
            app.access.acceptConsent(due.request, CONSENT_TERMS),
            TE.orElse((failure) => end(app, due, { ...callRefusal(failure), message: CONSENT_FAILED })),
          )
        : end(app, due, refusal('consent_required', REQUIRED)),
    ),
  );
};

const end = ({ access }: App, { request, interrupted }: ConsentDue, why: Refusal): Step =>
  pipe(
    interrupted,
    O.match(() => access.denyConsent(request), access.cancelAddition),
    TE.chain(() => TE.left(why)),
  );

const QUESTION = 'Você aceita os termos de uso e o tratamento dos seus dados?';
const REQUIRED = 'É preciso aceitar os termos para entrar. Entre outra vez com --accept-consent.';
