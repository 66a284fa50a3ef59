import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { idFrom } from '../arguments.ts';
import { usage } from '../refusal.ts';

export const addAnswerRequest: AddCommand = (backoffice, run) => {
  backoffice
    .command('answer-request')
    .description("Answer a client's request about their data. Without --text the staff take it up: it is in analysis.")
    .argument('<id>', 'its number, as `portal my-data requests` shows it')
    .option('--text <text>', 'the answer, at most 2000 characters')
    .addHelpText(
      'after',
      examples(
        'portal sandbox backoffice answer-request 100001',
        'portal sandbox backoffice answer-request 100001 --text "Corrigimos o seu nome."',
      ),
    )
    .action((id, { text }) => run((app) => answer(app, id, text)));
};

const answer = ({ sandbox }: Pick<App, 'sandbox'>, typed: string, text: string | undefined): Task =>
  pipe(
    TE.fromEither(idFrom(typed, 'id')),
    TE.filterOrElse(
      () => text === undefined || (text.trim() !== '' && text.length <= 2000),
      () => usage('--text must have 1 to 2000 characters.', 'text'),
    ),
    TE.chainFirst((request) => sandbox.answerRequest({ request, text })),
    TE.map((request) => ({
      json: { request, state: text === undefined ? 'in_analysis' : 'answered' },
      text: text === undefined ? 'Pedido em análise.' : 'Pedido respondido.',
    })),
  );
