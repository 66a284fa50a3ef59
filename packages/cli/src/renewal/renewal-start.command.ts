import { renewalMessage } from '@aroeira/domain/renewal';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { refusalBy } from '../refusal.ts';

/** `portal renewal start`: starts a renewal that is due. A started renewal keeps its step. */
export const addRenewalStart: AddCommand = (parent, run) => {
  parent
    .command('start')
    .description('Start a renewal that is due. A started renewal keeps its step.')
    .addHelpText('after', examples('portal renewal start'))
    .action(() => run(start));
};

const start = (app: App): Task =>
  pipe(
    cleared(app),
    TE.chain((client) => pipe(app.renewal.start(client), TE.mapLeft(refusalBy(renewalMessage)))),
    TE.map(() => ({ json: { started: true }, text: 'Renovação iniciada.' })),
  );
