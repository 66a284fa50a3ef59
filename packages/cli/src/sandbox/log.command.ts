import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { usage } from '../refusal.ts';
import { table, type Column } from '../table.ts';
import type { LoggedRequest } from './server-controls.ts';

/** `portal sandbox log`: the last requests to the sandbox. */
export const addLog: AddCommand = (parent, run) => {
  parent
    .command('log')
    .description('Show the last requests, oldest first: method, path, status, milliseconds, client.')
    .option('--after <seq>', 'only those after the request of this number')
    .addHelpText('after', examples('portal sandbox log', 'portal sandbox log --after 120 --json'))
    .action(({ after = '0' }) => run((app) => show(app, after)));
};

const show = ({ sandbox }: App, after: string): Task =>
  /^\d{1,15}$/.test(after)
    ? pipe(sandbox.requests(Number(after)), TE.map(answerOf))
    : TE.left(usage(`--after must be the number of a request, not '${after}'.`, 'after'));

const COLUMNS: readonly Column[] = [
  { head: 'Nº', align: 'right' },
  { head: 'Hora', align: 'left' },
  { head: 'Método', align: 'left' },
  { head: 'Caminho', align: 'left' },
  { head: 'Status', align: 'right' },
  { head: 'ms', align: 'right' },
  { head: 'Cliente', align: 'right' },
];

const answerOf = (requests: readonly LoggedRequest[]): Answer => ({
  json: requests,
  text: table(
    COLUMNS,
    requests.map(({ seq, at, method, path, status, ms, client }) =>
      [seq, at, method, path, status, ms, client ?? '—'].map(String),
    ),
  ),
});
