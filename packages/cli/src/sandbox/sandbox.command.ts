import type { Mail, Persona } from '@aroeira/adapters-http/controls';
import { mayEnter } from '@aroeira/domain/access';
import { punctuateDocument } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { done, examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { left, table } from '../table.ts';
import { addBackoffice } from './backoffice.command.ts';
import { addClock } from './clock.command.ts';
import { addFault } from './fault.command.ts';
import { addOpen } from './open.command.ts';
import { addLog } from './log.command.ts';
import { addStart } from './start.command.ts';
import { addTrigger } from './trigger.command.ts';
import { addSnapshot, addWorld } from './worlds.command.ts';

export const addSandbox: AddCommand = (parent, run) => {
  const sandbox = parent
    .command('sandbox')
    .description('The sandbox API and its controls; for test environments alone.')
    .addHelpText('after', examples('portal sandbox start', 'portal sandbox personas'));
  for (const add of [
    addStart,
    addOpen,
    addWorld,
    addSnapshot,
    addData,
    addClock,
    addFault,
    addBackoffice,
    addTrigger,
    addLog,
  ])
    add(sandbox, run);
};

/** The clients of the sandbox and the e-mails that it sent. */
const addData: AddCommand = (sandbox, run) => {
  sandbox
    .command('personas')
    .description("List the sandbox's clients with document, password and what each one shows.")
    .addHelpText('after', examples('portal sandbox personas', 'portal sandbox personas --json'))
    .action(() => run((app) => pipe(app.sandbox.personas, TE.map(personasAnswer))));
  sandbox
    .command('reset')
    .description('Put the sandbox back to its seed, or one persona alone.')
    .option('--persona <key>', 'only this persona')
    .addHelpText('after', examples('portal sandbox reset', 'portal sandbox reset --persona ana'))
    .action(({ persona }) => run((app) => reset(app, persona)));
  sandbox
    .command('stop')
    .description('Stop the sandbox that runs at --api. What its data folder keeps is there at the next start.')
    .addHelpText('after', examples('portal sandbox stop'))
    .action(() => run(({ sandbox: { stop } }) => done(stop, { stopped: true }, 'Sandbox encerrado.')));
  sandbox
    .command('outbox')
    .description('Show the e-mails that the sandbox sent, newest first.')
    .option('--to <mail>', 'only those to this address or document')
    .option('--last', 'only the newest one')
    .option('--code', 'the newest code alone')
    .addHelpText(
      'after',
      examples('portal sandbox outbox --to 08824648096 --last --json', 'portal sandbox outbox --to 08824648096 --code'),
    )
    .action(({ to, last, code }) =>
      run(({ sandbox: controls }) =>
        code
          ? TE.map((newest: string) => ({ json: { code: newest }, text: newest }))(controls.newestCode(to))
          : pipe(controls.outbox({ to, last: last ? 1 : undefined }), TE.map(mailsAnswer)),
      ),
    );
};

const personasAnswer = (personas: readonly Persona[]): Answer => ({
  json: personas.map(({ key, document, password, shows }) => ({ key, document, password, shows })),
  text: table(
    ['Persona', 'CPF/CNPJ', 'Senha', 'Mostra'].map(left),
    personas.map(({ key, document, password, shows }) => [key, punctuateDocument(document), password, shows]),
  ),
});

const reset = ({ sandbox, memory }: Pick<App, 'memory' | 'sandbox'>, persona: string | undefined): Task =>
  pipe(
    sandbox.reset(persona),
    TE.chain(() => sandbox.personas),
    TE.chainFirstIOK((personas) => forgetSession(memory, personas.find(({ key }) => key === persona)?.document)),
    TE.map(() => ({ json: { reset: persona ?? 'all' }, text: 'Sandbox restaurado.' })),
  );

/** A reset ends sessions at the server, so this device forgets its own: it opens nothing now. @param only of whom */
const forgetSession =
  ({ session }: App['memory'], only: string | undefined): IO<void> =>
  () => {
    const mine = O.toUndefined(session.read());
    if (mine !== undefined && mayEnter(mine) && (only === undefined || mine.document === only)) session.clear();
  };

const mailsAnswer = (mails: readonly Mail[]): Answer => ({
  json: mails,
  text: mails.length === 0 ? 'Nenhum e-mail enviado.' : mails.map(mailText).join('\n\n'),
});

/** The mail as text. Only the document of `--json` has the attachments, in base64. */
const mailText = ({ to, subject, sentAt, attachments, text }: Mail): string =>
  [
    `Para: ${to}`,
    `Data: ${sentAt}`,
    `Assunto: ${subject}`,
    ...attachments.map(({ fileName }) => `Anexo: ${fileName}`),
    '',
    text,
  ].join('\n');
