import { Option } from '@commander-js/extra-typings';
import type { SignedInSession } from '@aroeira/domain/access';
import { SignedTermWire } from '@aroeira/adapters-http/signature';
import { todayOf } from '@aroeira/domain/kernel';
import {
  checkSignature,
  EMPTY_PAD,
  type SignatureImage,
  type SignatureMethod,
  type SignedTerm,
  type SigningFailure,
} from '@aroeira/domain/signature';
import { signatureMessage, signingMessage, SIGNING_TEXTS } from '@aroeira/domain/signature/messages';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { callRefusal, refusal, refusalBy, usage, type Refusal } from '../refusal.ts';
import { left, table } from '../table.ts';
import { readBytes, sha256Of } from './signed-file.ts';
import { download } from './signed-term-download.ts';

export const addSignature: AddCommand = (parent, run) => {
  const signature = parent
    .command('signature')
    .description('Sign the terms of the registration, and prove that a signed PDF is unchanged.')
    .addHelpText('after', examples('portal signature terms', 'portal signature verify termo-assinado.pdf'));
  signature
    .command('terms')
    .description('List the terms to sign.')
    .addHelpText('after', examples('portal signature terms --json'))
    .action(() => run(terms));
  signature
    .command('sign')
    .description('Accept terms and sign the registration with a picture of the signature.')
    .requiredOption('--image <file>', 'the picture, a PNG: dark ink on white')
    .requiredOption('--local <city>', 'the city where you sign')
    .option('--accept <ids>', 'the ids of the accepted terms, such as 1,2; all of them unless given')
    .addOption(new Option('--method <method>', 'how the picture was made').choices(['drawn', 'typed']).default('drawn'))
    .addHelpText('after', examples('portal signature sign --image assinatura.png --local Santos'))
    .action(({ image, local, accept, method }) =>
      run((app) => sign(app, { file: image, city: local, accept, method: method === 'typed' ? 'typed' : 'drawn' })),
    );
  signature
    .command('status')
    .description('List the signed terms with the SHA-256 of each PDF.')
    .addHelpText('after', examples('portal signature status', 'portal signature status --json'))
    .action(() => run(status));
  signature
    .command('download')
    .description('Save the PDF of a signed term. Asks before it replaces a file.')
    .argument('<id>', 'as `portal signature status` shows it')
    .requiredOption('-o, --output <file>', 'the file, or the folder for termo-assinado-….pdf; `.` is the current one')
    .addHelpText('after', examples('portal signature download 100001 -o .'))
    .action((id, { output }) => run((app) => download(app, id, output)));
  signature
    .command('verify')
    .description('Tell whether a PDF is as it was signed: exit 0 or 1. The file stays on this machine.')
    .argument('<file>', 'a PDF that you signed')
    .addHelpText('after', examples('portal signature verify termo-assinado.pdf'))
    .action((file) => run((app) => verify(app, file)));
};

type Parts = Pick<App, 'memory' | 'signature'>;

const terms = (app: Parts): Task =>
  pipe(
    cleared(app),
    TE.chain(() => pipe(app.signature.terms, TE.mapLeft(callRefusal))),
    TE.map(
      (found): Answer => ({
        json: found,
        text: table(
          ['Id', 'Termo'].map(left),
          found.map(({ id, title }) => [String(id), title]),
        ),
      }),
    ),
  );

interface Asked {
  readonly file: string;
  readonly city: string;
  readonly accept: string | undefined;
  readonly method: SignatureMethod;
}

const signingRefusal = refusalBy((failure: SigningFailure) => signingMessage(failure, 'production'));

/** @see decision Q172 */
const allowed = ({ settings }: Pick<App, 'settings'>, method: SignatureMethod): E.Either<Refusal, void> =>
  method === 'drawn' || settings.typedSignature
    ? E.right(undefined)
    : E.left(usage('--method typed is off in this deployment: TYPED_SIGNATURE=off'));

const pictureOf = (
  app: Pick<App, 'serverClock' | 'settings'>,
  { file, city, method }: Asked,
): TE.TaskEither<Refusal, SignatureImage> =>
  pipe(
    TE.fromEither(allowed(app, method)),
    TE.chain(() => readBytes(file)),
    TE.map((bytes) => ({ ...EMPTY_PAD, final: bytes.length === 0 ? undefined : bytes.toString('base64') })),
    TE.chainEitherKW((pad) => checkSignature({ pad, method, city }, todayOf(app.serverClock)())),
    TE.mapLeft((problem) => ('code' in problem ? problem : usage(problem.map(signatureMessage).join(' ')))),
  );

/** Accepts the named terms. `portal signature terms` listed them, so they count as read. */
const accept = (
  app: Pick<App, 'signature'>,
  { clientId }: SignedInSession,
  ids: string | undefined,
): TE.TaskEither<Refusal, unknown> =>
  pipe(
    app.signature.terms,
    TE.mapLeft(callRefusal),
    TE.chain((found) => {
      const wanted = ids?.split(',') ?? found.map(({ id }) => String(id));
      const stranger = wanted.find((one) => !found.some(({ id }) => String(id) === one));
      const listed = found.map((term) => ({
        ...term,
        reading: 'readToEnd' as const,
        isChecked: wanted.includes(String(term.id)),
      }));
      return stranger === undefined ? TE.right(listed) : TE.left(usage(`No term has the id '${stranger}'.`, 'accept'));
    }),
    TE.chain((listed) => pipe(app.signature.accept(clientId, listed), TE.mapLeft(signingRefusal))),
  );

/** Who signs here asks for it, so an approved client signs again, as after a new profile on the web (decision 0223). */
const admitted = (app: Pick<App, 'signature'>, client: SignedInSession): TE.TaskEither<Refusal, unknown> =>
  pipe(
    app.signature.guard(client, 'signatureTerms', { isRemake: true, hasAccepted: false, hasSigned: false }),
    TE.chainW((closed) => (closed === undefined ? TE.right(undefined) : TE.left(closed))),
    TE.mapLeft(signingRefusal),
  );

const sign = (app: Pick<App, 'memory' | 'serverClock' | 'settings' | 'signature'>, asked: Asked): Task =>
  pipe(
    cleared(app),
    TE.bindTo('client'),
    TE.bind('picture', () => pictureOf(app, asked)),
    TE.chainFirst(({ client }) => admitted(app, client)),
    TE.chainFirst(({ client }) => accept(app, client, asked.accept)),
    TE.chainFirst(({ client, picture }) =>
      pipe(app.signature.sign(client.clientId, picture), TE.mapLeft(signingRefusal)),
    ),
    TE.chain(({ client }) => signedTerms(app, client)),
  );

const signedTerms = (app: Pick<App, 'signature'>, { clientId }: SignedInSession): TE.TaskEither<Refusal, Answer> =>
  pipe(app.signature.signedTerms(clientId), TE.mapLeft(callRefusal), TE.map(signedAnswer));

const signedAnswer = (signed: readonly SignedTerm[]): Answer => ({
  json: signed.map(SignedTermWire.encode),
  text:
    signed.length === 0
      ? SIGNING_TEXTS.noTerms
      : table(
          ['Id', 'Termo assinado', 'SHA-256'].map(left),
          signed.map(({ id, title, sha256 }) => [String(id), title, sha256]),
        ),
});

const status = (app: Parts): Task =>
  pipe(
    cleared(app),
    TE.chain((client) => signedTerms(app, client)),
  );

const verify = (app: Parts, file: string): Task =>
  pipe(
    cleared(app),
    TE.chain(() => readBytes(file)),
    TE.chain((bytes) => pipe(app.signature.find(sha256Of(bytes)), TE.mapLeft(callRefusal))),
    TE.chain((found) =>
      found === undefined
        ? TE.left(refusal('not_as_signed', SIGNING_TEXTS.changed))
        : TE.right({ json: SignedTermWire.encode(found), text: `${found.title}: ${SIGNING_TEXTS.unchanged}` }),
    ),
  );
