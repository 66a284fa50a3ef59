import { newRequests, type LoggedRequest, type NewRequests } from '@aroeira/adapters-http/controls';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { pause } from '../io.ts';
import type { Answer } from '../output.ts';
import { usage, type Refusal } from '../refusal.ts';
import { left, right, table } from '../table.ts';

interface Flags {
  readonly after: string;
  readonly follow?: true | undefined;
}

export const addLog: AddCommand = (sandbox, run) => {
  sandbox
    .command('log')
    .description('Show the last requests, oldest first: method, path, status, milliseconds, client.')
    .option('--after <seq>', 'only those after the request of this number', '0')
    .option('-f, --follow', 'go on with each new request, until Ctrl-C')
    .addHelpText(
      'after',
      examples('portal sandbox log', 'portal sandbox log --after 120 --json', 'portal sandbox log -f'),
    )
    .action((flags) => run((app) => log(app, flags)));
};

const log = (app: Pick<App, 'io' | 'sandbox' | 'settings'>, { after, follow }: Flags): Task => {
  if (!/^\d{1,15}$/.test(after))
    return TE.left(usage(`--after must be the number of a request, not '${after}'.`, 'after'));
  if (!follow) return pipe(app.sandbox.requests(Number(after)), TE.map(logAnswer));
  // One document is promised with --json, and this never ends.
  return app.settings.isJson ? TE.left(usage('--follow has no --json.', 'follow')) : followed(app, Number(after));
};

const EVERY_MS = 500;

/** Prints each new request on a line of its own. It ends when the server can't be asked. */
const followed =
  ({ sandbox, io }: Pick<App, 'io' | 'sandbox'>, after: number): TE.TaskEither<Refusal, never> =>
  async () => {
    let last: LoggedRequest | number = after;
    for (;;) {
      const asked: E.Either<Refusal, NewRequests> = await newRequests(sandbox.requests, last)();
      if (E.isLeft(asked)) return asked;
      const { requests }: NewRequests = asked.right;
      // Each question of this command is a request too.
      const others = requests.filter(({ path }) => path !== '/sandbox/log');
      for (const request of others) io.out(`${lineOf(request)}\n`);
      last = requests.at(-1) ?? last;
      await pause(io, EVERY_MS);
    }
  };

const LOGGED = [
  right('Nº'),
  left('Hora'),
  left('Método'),
  left('Caminho'),
  right('Status'),
  right('ms'),
  right('Cliente'),
];

const cellsOf = ({ seq, at, method, path, status, ms, client }: LoggedRequest): readonly string[] =>
  [seq, at, method, path, status, ms, client ?? '—'].map(String);

/** The widest methods and paths that are common. A longer one moves the rest of its line. */
const WIDTHS = [6, 24, 6, 44, 3, 5, 0];

const lineOf = (request: LoggedRequest): string =>
  cellsOf(request)
    .map((cell, i) => (LOGGED[i]?.align === 'right' ? cell.padStart(WIDTHS[i] ?? 0) : cell.padEnd(WIDTHS[i] ?? 0)))
    .join('  ');

const logAnswer = (requests: readonly LoggedRequest[]): Answer => ({
  json: requests,
  text: table(LOGGED, requests.map(cellsOf)),
});
