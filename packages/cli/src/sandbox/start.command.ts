import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand } from '../command.ts';
import { portFrom } from '../arguments.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Flags } from '../flags.ts';

type Options = Flags<'port' | 'host' | 'data', 'ephemeral'>;

export const addStart: AddCommand = (parent, run) => {
  parent
    .command('start')
    .description(
      'Start the sandbox: API, web app and controls. Its address is printed once it listens; Ctrl-C stops it.',
    )
    .option('--port <port>', 'the port to listen on, 0 for a free one (default 4300)')
    .option('--host <host>', 'the address to listen on (default localhost)')
    .option('--data <dir>', 'the folder of its data')
    .option('--ephemeral', 'keep everything in memory')
    .addHelpText('after', examples('portal sandbox start', 'portal sandbox start --ephemeral --port 0 --json'))
    .action((options) =>
      run(() =>
        pipe(
          TE.fromEither(portFrom(options.port)),
          TE.chain((port) => start({ ...options, port })),
          TE.map((url) => ({
            json: { url, api: `${url}/api` },
            text: `Sandbox em ${url}. Controles em ${url}/sandbox/, API em ${url}/docs. Ctrl-C para encerrar.`,
          })),
        ),
      ),
    );
};

type StartOptions = Omit<Options, 'port'> & { readonly port: number | undefined };

const start = ({ port, host, data, ephemeral }: StartOptions): TE.TaskEither<Refusal, string> =>
  TE.tryCatch(
    async () => {
      // Only this command loads the server and its database, so the others start fast.
      const { settingsOf, startSandbox } = await import('@aroeira/sandbox');
      const { url, close, stopped } = await startSandbox({
        ...settingsOf(process.env),
        ...(port === undefined ? {} : { port }),
        ...(host === undefined ? {} : { host }),
        ...(data === undefined ? {} : { dataDir: data }),
        ...(ephemeral === undefined ? {} : { ephemeral }),
        quiet: true,
      });
      void stopped.then((reason) => {
        process.stderr.write(`${reason}\n`);
        process.exit(1);
      });
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());
      return url;
    },
    (error) =>
      refusal(
        'sandbox_not_started',
        `The sandbox did not start: ${error instanceof Error ? error.message : String(error)}`,
      ),
  );
