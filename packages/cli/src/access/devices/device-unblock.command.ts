import { SignedInClientWire } from '@aroeira/adapters-http/access';
import { UNBLOCKED, unblockMessage, type FreeDevice, type UnblockFailure } from '@aroeira/domain/access';
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
    TE.chainW((session) => app.access.unblockDevice(session, unblockAnswers(app, source))),
    TE.bimap(unblockRefusal, free),
  );

const free = ({ wasBlocked, destination }: FreeDevice): Answer => ({
  json: { [SignedInClientWire.names.isDeviceBlocked]: false, destination },
  text: wasBlocked ? UNBLOCKED : 'Este dispositivo não está bloqueado.',
});

const refusalOf = refusalBy(unblockMessage);

const unblockRefusal = (failure: Refusal | UnblockFailure): Refusal =>
  '_tag' in failure ? refusalOf(failure) : failure;
