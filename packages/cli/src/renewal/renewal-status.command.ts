import type { SignedInSession } from '@aroeira/domain/access';
import { isSignaturePolled } from '@aroeira/domain/renewal';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { callRefusal } from '../refusal.ts';
import { renewalAnswer } from './renewal-answer.ts';

/** `portal renewal status`: shows the standing of the renewal. */
export const addRenewalStatus: AddCommand = (parent, run) => {
  parent
    .command('status')
    .description('Show where the renewal stands; while the signature is awaited, also its document.')
    .addHelpText('after', examples('portal renewal status', 'portal renewal status --json'))
    .action(() => run((app) => pipe(cleared(app), TE.chain(status(app)))));
};

const status =
  ({ renewal: { load, signatureOf } }: App) =>
  (client: SignedInSession): Task =>
    pipe(
      TE.fromTask(load(client)),
      TE.chain(({ failure, ...loaded }) =>
        // The portal counts the renewal as ok. A person who asks for the status itself reads the failure (decision 0161).
        failure === undefined ? TE.right(loaded) : TE.left(callRefusal(failure)),
      ),
      TE.bind('signature', ({ renewal }) =>
        isSignaturePolled(renewal) ? pipe(signatureOf(client.clientId), TE.mapLeft(callRefusal)) : TE.right(undefined),
      ),
      TE.map(renewalAnswer),
    );
