import { punctuateDocument, parseDocument } from '@aroeira/domain/kernel';
import { APPROVAL_CAPTIONS, VERDICT_CAPTIONS } from '@aroeira/domain/registration/messages';
import { ApprovalNumber, VerdictNumber } from '@aroeira/adapters-http/registration';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { done, examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { uuidFrom } from '../arguments.ts';
import { usage, type Refusal } from '../refusal.ts';
import { addAnswerRequest } from './answer-request.command.ts';
import type { SetStanding } from './sandbox-controls.ts';

export const addBackoffice: AddCommand = (sandbox, run) => {
  const backoffice = sandbox
    .command('backoffice')
    .description("Do what the asset manager's staff or the signing provider would do.")
    .addHelpText('after', examples('portal sandbox backoffice set 60891723919 --approval 2'));
  for (const add of [addSet, addSign, addAnswerRequest]) add(backoffice, run);
};

interface Flags {
  readonly approval?: string | undefined;
  readonly renewal?: string | undefined;
}

const addSet: AddCommand = (backoffice, run) => {
  backoffice
    .command('set')
    .description('Move the approval of a registration, or the verdict of its renewal.')
    .argument('<document>', 'CPF or CNPJ of the client')
    .option('--approval <n>', '0 started, 1 analysis, 2 approved, 3 not approved, 4 pending adjustment, 5 sent to bank')
    .option('--renewal <n>', '0 ok, 1 rejected, 2 under review, 3 pending')
    .addHelpText(
      'after',
      examples(
        'portal sandbox backoffice set 60891723919 --approval 2',
        'portal sandbox backoffice set 63287253026 --renewal 1 --json',
      ),
    )
    .action((document, flags) => run((app) => set(app, document, flags)));
};

const addSign: AddCommand = (backoffice, run) => {
  backoffice
    .command('sign')
    .description('Sign the renewal that waits for it.')
    .argument('<token>', 'the token of its document')
    .addHelpText('after', examples('portal sandbox backoffice sign 0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11'))
    .action((token) => run((app) => sign(app, token)));
};

const set = ({ sandbox }: Pick<App, 'sandbox'>, typed: string, flags: Flags): Task =>
  pipe(
    TE.fromEither(standingOf(typed, flags)),
    TE.chainFirst(sandbox.setStanding),
    TE.map(({ document, approval, renewal }) => ({
      json: { document, approval, renewal },
      text: [
        punctuateDocument(document),
        ...(approval === undefined ? [] : [APPROVAL_CAPTIONS[approval]]),
        ...(renewal === undefined ? [] : [VERDICT_CAPTIONS[renewal]]),
      ].join('  '),
    })),
  );

const standingOf = (typed: string, { approval, renewal }: Flags): E.Either<Refusal, SetStanding> =>
  pipe(
    E.Do,
    E.bind('document', () =>
      pipe(
        parseDocument(typed),
        E.mapLeft(() => usage(`"${typed}" is neither a CPF nor a CNPJ.`, 'document')),
      ),
    ),
    E.bind('approval', () => numberOf('approval', approval, ApprovalNumber)),
    E.bind('renewal', () => numberOf('renewal', renewal, VerdictNumber)),
    E.filterOrElse(
      (given) => given.approval !== undefined || given.renewal !== undefined,
      () => usage('Give --approval, --renewal, or both.', 'approval'),
    ),
  );

const numberOf = <A>(name: string, text: string | undefined, codec: t.Decoder<unknown, A>) => {
  if (text === undefined) return E.right(undefined);
  return pipe(
    codec.decode(/^\d$/.test(text) ? Number(text) : text),
    E.mapLeft(() => usage(`--${name} must be one of the numbers that --help lists, not '${text}'.`, name)),
  );
};

const sign = ({ sandbox }: Pick<App, 'sandbox'>, token: string): Task =>
  pipe(
    TE.fromEither(uuidFrom(token, 'token')),
    TE.chain((signer) => done(sandbox.sign(signer), { signed: true }, 'Documento assinado.')),
  );
