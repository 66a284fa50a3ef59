import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand } from '../command.ts';
import type { Answer } from '../output.ts';
import type { Mail } from './sandbox-controls.ts';

/** `portal sandbox outbox`: the e-mails that the sandbox sent. */
export const addOutbox: AddCommand = (parent, run) => {
  parent
    .command('outbox')
    .description('Show the e-mails that the sandbox sent, newest first.')
    .option('--to <mail>', 'only those to this address or document')
    .option('--last', 'only the newest one')
    .addHelpText('after', examples('portal sandbox outbox', 'portal sandbox outbox --to 08824648096 --last --json'))
    .action(({ to, last }) =>
      run(({ sandbox }) =>
        pipe(sandbox.outbox({ ...(to === undefined ? {} : { to }), ...(last ? { last: 1 } : {}) }), TE.map(answerOf)),
      ),
    );
};

const answerOf = (mails: readonly Mail[]): Answer => ({
  json: mails,
  text: mails.length === 0 ? 'Nenhum e-mail enviado.' : mails.map(textOf).join('\n\n'),
});

/** The mail as text. Only the document of `--json` has the attachments, in base64. */
const textOf = ({ to, subject, sentAt, attachments, text }: Mail): string =>
  [
    `Para: ${to}`,
    `Data: ${sentAt}`,
    `Assunto: ${subject}`,
    ...attachments.map(({ fileName }) => `Anexo: ${fileName}`),
    '',
    text,
  ].join('\n');
