import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { usage } from '../refusal.ts';

/** `portal sandbox backoffice`: does the work of the signing provider. */
export const addBackoffice: AddCommand = (parent, run) => {
  const example = examples('portal sandbox backoffice sign 0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11');
  const backoffice = parent
    .command('backoffice')
    .description('Do what the signing provider would do.')
    .addHelpText('after', example);
  backoffice
    .command('sign')
    .description('Sign the renewal that waits for it.')
    .argument('<token>', 'the token of its document')
    .addHelpText('after', example)
    .action((token) => run((app) => sign(app, token)));
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const sign = ({ sandbox }: App, token: string): Task =>
  UUID.test(token)
    ? pipe(
        sandbox.sign(token),
        TE.map(() => ({ json: { signed: true }, text: 'Documento assinado.' })),
      )
    : TE.left(usage('TOKEN must be the token of a document, which is a UUID.', 'token'));
