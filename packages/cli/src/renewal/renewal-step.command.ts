import { Argument } from '@commander-js/extra-typings';
import type { SignedInSession } from '@aroeira/domain/access';
import { RENEWAL_STEPS, renewalMessage, type RenewalMark } from '@aroeira/domain/renewal';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { callRefusal, refusalBy } from '../refusal.ts';

const MARKS: readonly RenewalMark[] = [...RENEWAL_STEPS, 'done'];

/** `portal renewal step STEP`: tells the server the step that the renewal reached, as the pages of the web do. */
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
    TE.tap((client) => pipe(app.renewal.mark(client, step), TE.mapLeft(refusalBy(renewalMessage)))),
    TE.chain((client) => (step === 'done' ? TE.right(DONE) : stepReached(app, client))),
  );

const DONE: Answer = { json: { step: 'done' }, text: 'Renovação concluída.' };

/** A step that the renewal passed before changes nothing. So the answer is the step of the server. */
const stepReached = (app: App, client: SignedInSession): Task =>
  pipe(
    TE.fromTask(app.renewal.load(client)),
    TE.chain(({ renewal, failure }) =>
      failure === undefined
        ? TE.right({ json: { step: renewal.step ?? null }, text: 'Etapa registrada.' })
        : TE.left(callRefusal(failure)),
    ),
  );
