import { recordOnWire } from '@aroeira/adapters-http/http';
import { NewClientWire } from '@aroeira/adapters-http/registration';
import { interruptedOn, type Interrupted } from '@aroeira/domain/access';
import { parseDay, type DocumentError } from '@aroeira/domain/kernel';
import {
  definePasswordForm,
  newClientOf,
  startForm,
  type CreateClientFailure,
  type NewClient,
  type StartValues,
} from '@aroeira/domain/registration';
import {
  createClientAdvice,
  createClientMessage,
  registrationFieldMessage,
} from '@aroeira/domain/registration/messages';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import { FILE_OPTION } from '../../rules/json-rule.ts';
import { signInAnswer, stepAnswers } from '../../access/sign-in/login.ts';
import { secretTwice } from '../../access/password/new-password.ts';
import { bare, type PasswordOptions } from '../../access/password/password.ts';
import type { App } from '../../composition.ts';
import type { Prompt } from '../../confirm.ts';
import { checkInput, checkInputBy } from '../../form-refusal.ts';
import { refusalBy, usage, type Refusal } from '../../refusal.ts';
import { keepPlace } from '../flow/next-page.ts';
import { readKnown } from '../../rules/known-names.ts';

const EXAMPLE =
  '{"name":"Joana Prado","email":"joana@exemplo.com.br","phoneNumber":"11987654321","document":"23157281500","birthDate":"1990-05-03"}';

/** `portal registration start`: creates a client of the start form and the password, and signs them in. */
export const addRegistrationStart: AddCommand = (parent, run) => {
  parent
    .command('start')
    .description(
      'Create a client and sign in. Choosing the password records the consent to cookies. Env PORTAL_PASSWORD.',
    )
    .requiredOption('--file <file>', `${FILE_OPTION}: name, email, phoneNumber, document, birthDate`)
    .option('--password-stdin', 'read the chosen password from standard input')
    .option('--password <password>', 'the chosen password itself; for made-up clients')
    .addHelpText(
      'after',
      examples(
        'portal registration start --file joana.json --password-stdin < password.txt',
        `echo '${EXAMPLE}' | PORTAL_PASSWORD='Nova@1234' portal registration start --file -`,
      ),
    )
    .action((options) => run((app) => startRegistration(app, options)));
};

interface StartOptions extends PasswordOptions {
  readonly file: string;
}

type Asking<A> = TE.TaskEither<Refusal, A>;

/**
 * The values of the start form, in the names of the wire. A missing value is empty, and the form says which field is
 * missing.
 *
 * @see the command line's contract, `registration start`
 */
const Text = t.union([t.string, t.undefined]);
const StartFileWire = recordOnWire(
  'StartFile',
  { name: Text, email: Text, phone: Text, document: Text, birthDate: Text },
  NewClientWire.names,
);

/**
 * Creates a client of a file and a password, and signs them in. A client who was signed in before loses the session
 * only when this succeeds.
 *
 * @see spec A §4 Registration flow (new client); decision 0140
 */
const startRegistration = (
  app: Pick<App, 'access' | 'io' | 'memory' | 'registration' | 'sandbox' | 'settings'>,
  options: StartOptions,
): Task =>
  pipe(
    readKnown(app.io, StartFileWire)(options.file),
    TE.chainEitherK((filed) => checkStart(app, filed)),
    TE.bindTo('start'),
    TE.bind('password', () => passwordOf(app, options)),
    TE.chainEitherK((forms) => pipe(newClientOf(forms), E.mapLeft(documentRefusal))),
    TE.chain((client) => create(app, client)),
  );

/** Checks the values by the form. A file has a day as `YYYY-MM-DD`, and the form reads `DD/MM/YYYY`. */
const checkStart = ({ io }: Pick<App, 'io'>, filed: t.TypeOf<typeof StartFileWire>): E.Either<Refusal, StartValues> => {
  const { name = '', email = '', phone = '', document = '', birthDate = '' } = filed;
  const day = parseDay(birthDate);
  return checkInputBy(registrationFieldMessage)(io.clock, startForm, {
    name,
    email,
    phone,
    document,
    birthDate: day === undefined ? birthDate : startForm.fields.birthDate.write(day),
  });
};

const documentRefusal = (error: DocumentError): Refusal =>
  refusalBy(() => registrationFieldMessage(startForm.fields.document, error))({ ...error, field: 'document' });

/** Asks for the password, a person twice. Standard input cannot have the file and the password. */
const passwordOf = (app: Prompt, { file, password, passwordStdin }: StartOptions): Asking<string> => {
  if (file === '-' && passwordStdin)
    return TE.left(usage('Standard input holds one of the two: give the file by its path, or PORTAL_PASSWORD.'));
  return pipe(
    secretTwice(app, {
      caption: definePasswordForm.fields.password.caption,
      option: { name: '--password', value: password },
      variable: 'PORTAL_PASSWORD',
      fed: async () => bare(await app.io.readAll()),
      isFromStdin: passwordStdin === true,
    }),
    TE.chainEitherK(({ newPassword, confirmation }) =>
      checkInput(app.io.clock, definePasswordForm, { password: newPassword, confirmation }),
    ),
    TE.map((chosen) => chosen.password),
  );
};

const create = (app: Pick<App, 'access' | 'io' | 'memory' | 'registration' | 'sandbox'>, client: NewClient): Task => {
  const interrupted = interruptedOn(app.memory)();
  return pipe(
    app.registration.createClient(client),
    TE.orElseW((failure) => leave(app, interrupted, failure)),
    TE.chainW(({ step }) => app.access.finishSignIn({ step, interrupted: O.some(interrupted) }, stepAnswers(app, {}))),
    TE.chainFirstIOK(({ session }) => keepPlace(app, session.clientId, ['definePassword'])),
    signInAnswer,
  );
};

/** Ends a session that waits for its consent, because a later run of the program could not answer it. */
const leave = (app: Pick<App, 'access'>, interrupted: Interrupted, failure: CreateClientFailure): Asking<never> =>
  pipe(
    failure._tag === 'ConsentNotRecorded' ? app.access.cancelAddition(interrupted) : TE.right<never, void>(undefined),
    TE.chain(() => TE.left(refusalBy(sentenceOf)(failure))),
  );

/** The sentence of the failure, and the advice when there is one. */
const sentenceOf = (failure: CreateClientFailure): string => {
  const { title, body } = createClientMessage(failure, 'production');
  const advice = createClientAdvice(failure);
  const sentence = title === undefined ? body : `${title} ${body}`;
  return advice === undefined ? sentence : `${sentence.replace(/\.?$/, '.')} ${advice}`;
};
