import { Argument } from '@commander-js/extra-typings';
import { RENEWAL_STEPS, renewalMessage, type RenewalMark } from '@aroeira/domain/renewal';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { refusalBy } from '../refusal.ts';

const MARKS: readonly RenewalMark[] = [...RENEWAL_STEPS, 'done'];

/** `portal renewal step STEP`: tells the server how far the renewal is, as the pages of the web do. */
export const addRenewalStep: AddCommand = (parent, run) => {
  parent
    .command('step')
    .description('Tell the server which step was reached; done ends a renewal that is signed.')
    .addArgument(new Argument('<step>', 'the step reached').choices(MARKS))
    .addHelpText('after', examples('portal renewal step financial'))
    .action((step) => run((app) => mark(app, step)));
};

const mark = (app: App, step: RenewalMark): Task =>
  pipe(
    cleared(app),
    TE.chain((client) => pipe(app.renewal.mark(client, step), TE.mapLeft(refusalBy(renewalMessage)))),
    TE.map(() => ({ json: { step }, text: step === 'done' ? 'Renovação concluída.' : 'Etapa registrada.' })),
  );
