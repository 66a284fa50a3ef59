import { makeMemoryStorage } from '@aroeira/adapters-http/storage';
import { parseDocument } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../../composition.ts';
import { refusal, type Refusal } from '../../refusal.ts';
import { signInAnswer, stepAnswers, type LoginOptions } from './login.ts';

interface Signer {
  readonly document: string;
  readonly password: string;
}

/** Signs in on a device that ends with this command. @returns the app on that device */
export const signInAway = (
  app: Pick<App, 'onDevice'>,
  { document, password }: Signer,
  steps: Pick<LoginOptions, 'mfa' | 'acceptConsent'>,
): TE.TaskEither<Refusal, App> => {
  const away = app.onDevice(makeMemoryStorage());
  return pipe(
    TE.fromEither(parseDocument(document)),
    TE.mapLeft(() => refusal('unreadable', `${document} não é um CPF nem um CNPJ.`)),
    TE.chain((signer) =>
      pipe(
        away.access.signInByQuestions(signer, false, {
          password: TE.right(password),
          hasCode: steps.mfa !== undefined,
          ...stepAnswers(away, steps),
        }),
        signInAnswer,
      ),
    ),
    TE.map(() => away),
  );
};
