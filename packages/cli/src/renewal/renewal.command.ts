import { Argument } from '@commander-js/extra-typings';
import type { SignedInSession } from '@aroeira/domain/access';
import type { Typed } from '@aroeira/domain/kernel';
import {
  basicDataForm,
  isRenewalDue,
  isSignaturePolled,
  RENEWAL_STEPS,
  type RenewalFailure,
  type RenewalMark,
} from '@aroeira/domain/renewal';
import { renewalMessage } from '@aroeira/domain/renewal/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { checkInput } from '../form-refusal.ts';
import type { Answer } from '../output.ts';
import { callRefusal, refusalBy } from '../refusal.ts';
import { renewalAnswer } from './renewal-answer.ts';

const MARKS: readonly RenewalMark[] = [...RENEWAL_STEPS, 'done'];

export const addRenewal: AddCommand = (parent, run) => {
  const renewal = parent
    .command('renewal')
    .description('Renew the registration, step by step.')
    .addHelpText('after', examples('portal renewal status', 'portal renewal start --yes'));
  renewal
    .command('status')
    .description('Show where the renewal stands; while the signature is awaited, also its document.')
    .addHelpText('after', examples('portal renewal status', 'portal renewal status --json'))
    .action(() => run(status));
  renewal
    .command('start')
    .description('Start a renewal that is due. A started renewal keeps its step.')
    .addHelpText('after', examples('portal renewal start'))
    .action(() => run(start));
  renewal
    .command('data')
    .description('Confirm your e-mail and your current location: the first page of a renewal.')
    .requiredOption('--email <email>', 'where the portal writes to you')
    .requiredOption('--location <city>', 'the city where you are')
    .addHelpText('after', examples('portal renewal data --email heitor@exemplo.com.br --location Santos'))
    .action((typed) => run((app) => confirm(app, typed)));
  renewal
    .command('step')
    .description('Tell the server which step was reached; done ends a renewal that is signed.')
    .addArgument(new Argument('<step>', 'the step reached').choices(MARKS))
    .addHelpText('after', examples('portal renewal step financial'))
    .action((step) => run((app) => mark(app, step)));
};

/** The portal counts a renewal that failed to load as ok. Who asks for the status reads the failure (decision 0161). */
const loaded = ({ renewal: { load } }: Pick<App, 'renewal'>, client: SignedInSession) =>
  pipe(
    TE.fromTask(load(client)),
    TE.chain(({ failure, ...shown }) => (failure === undefined ? TE.right(shown) : TE.left(callRefusal(failure)))),
  );

type Parts = Pick<App, 'memory' | 'renewal'>;

const status = (app: Parts): Task =>
  pipe(
    cleared(app),
    TE.chain((client) =>
      pipe(
        loaded(app, client),
        TE.bind('signature', ({ renewal }) =>
          isSignaturePolled(renewal)
            ? pipe(app.renewal.signatureOf(client.clientId), TE.mapLeft(callRefusal))
            : TE.right(undefined),
        ),
      ),
    ),
    TE.map(renewalAnswer),
  );

const start = (app: Parts): Task =>
  pipe(
    cleared(app),
    TE.chain((client) => pipe(app.renewal.start(client), TE.mapLeft(refusalBy(renewalMessage)))),
    TE.map(() => ({ json: { started: true }, text: 'Renovação iniciada.' })),
  );

/** A renewal that is not due sends nothing. */
const confirm = (app: Pick<App, 'io' | 'memory' | 'renewal'>, typed: Typed<typeof basicDataForm>): Task =>
  pipe(
    cleared(app),
    TE.bindTo('client'),
    TE.bind('values', () => TE.fromEither(checkInput(app.io.clock, basicDataForm, typed))),
    TE.bind('loaded', ({ client }) => loaded(app, client)),
    TE.chain(({ client, values, loaded: { renewal } }) =>
      pipe(
        isRenewalDue(renewal.status)
          ? app.renewal.saveBasicData(client.clientId, values)
          : TE.left<RenewalFailure>({ _tag: 'RenewalNotDue' }),
        TE.mapLeft(refusalBy(renewalMessage)),
      ),
    ),
    TE.map(() => ({ json: { saved: true }, text: 'Dados confirmados.' })),
  );

const mark = (app: Parts, step: RenewalMark): Task =>
  pipe(
    cleared(app),
    TE.tap((client) => pipe(app.renewal.mark(client, step), TE.mapLeft(refusalBy(renewalMessage)))),
    TE.chain((client) => (step === 'done' ? TE.right(DONE) : stepReached(app, client))),
  );

const DONE: Answer = { json: { step: 'done' }, text: 'Renovação concluída.' };

/** A step that the renewal passed before changes nothing. So the answer is the step of the server. */
const stepReached = (app: Pick<App, 'renewal'>, client: SignedInSession): Task =>
  pipe(
    loaded(app, client),
    TE.map(({ renewal }) => ({ json: { step: renewal.step ?? null }, text: 'Etapa registrada.' })),
  );
