import { SignedInClientWire } from '@aroeira/adapters-http/access';
import { afterSignIn, UNBLOCKED, unblockMessage, type Destination, type UnblockFailure } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import type { Answer } from '../../output.ts';
import { refusalBy, type Refusal } from '../../refusal.ts';
import { signedIn } from '../signed-in.ts';
import { unblockAnswers } from './unblock-answers.ts';

/** `portal device unblock`: answers the questions of a blocked device. */
export const addDeviceUnblock: AddCommand = (parent, run) => {
  parent
    .command('unblock')
    .description('Unblock this device by three answers or more, from a file or asked for at the terminal.')
    .option('--answers <file>', 'JSON with motherName, cep, birthDate, streetNumber, email: three at least; - is stdin')
    .addHelpText(
      'after',
      examples(
        'portal device unblock',
        'echo \'{"motherName":"Marta","cep":"01310100","birthDate":"1975-02-08"}\' | portal device unblock --answers -',
      ),
    )
    .action(({ answers }) => run((app) => unblock(app, answers)));
};

const unblock = (app: App, source: string | undefined): Task =>
  pipe(
    signedIn(app),
    TE.chain((session): Task => {
      if (!session.isDeviceBlocked) return TE.right(free('Este dispositivo não está bloqueado.', afterSignIn(session)));
      return pipe(
        unblockAnswers(app, source),
        TE.chain((answers) => pipe(app.access.unblockDevice(answers), TE.orElse(refuse(app)))),
        TE.map((destination) => free(UNBLOCKED, destination)),
      );
    }),
  );

const free = (text: string, destination: Destination): Answer => ({
  json: { [SignedInClientWire.names.isDeviceBlocked]: false, destination },
  text,
});

/** Ends the session after too many tries, as the web does by /logout. @see spec A §8 Password recovery and device */
const refuse =
  ({ access }: App) =>
  (failure: UnblockFailure): TE.TaskEither<Refusal, Destination> =>
    pipe(
      failure._tag === 'MaxTriesReached' ? access.signOutOfApp : TE.right<unknown, void>(undefined),
      // The tries are used up, also when the server did not get the sign-out.
      TE.orElse(() => TE.right<never, void>(undefined)),
      TE.chain(() => TE.left(unblockRefusal(failure))),
    );

const unblockRefusal = refusalBy(unblockMessage);
