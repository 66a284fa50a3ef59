import { parseArgs } from 'node:util';
import { settingsHelp } from './settings-page.ts';
import { DEFAULT_PORT, settingsOf, WrongUsage } from './settings.ts';
import type { StartOptions } from './start-sandbox.ts';

const USAGE = `Usage: server [--port N] [--host ADDRESS] [--data DIR | --ephemeral] [--quiet]

  --port N        port to listen on (default: PORT, or ${String(DEFAULT_PORT)}); 0 is any free one
  --host ADDRESS  address to listen on (default: this machine alone)
  --data DIR      folder for the data (default: DATABASE_URL, or .data in the project)
  --ephemeral     keep the data in memory
  --quiet         print nothing but errors

${settingsHelp()}`;

const portOf = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new WrongUsage(`--port is ${text}: it must be a port, 0 to 65535.`);
  return port;
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        ephemeral: { type: 'boolean' },
        quiet: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
};

/** @returns the options of the start, or `'help'` @throws WrongUsage */
export const readCommandLine = (args: readonly string[], env: NodeJS.ProcessEnv): StartOptions | 'help' => {
  const { port, host, data, ephemeral, quiet, help } = parse(args);
  if (help === true) return 'help';
  if (host === '') throw new WrongUsage('--host needs an address.');
  if (data === '') throw new WrongUsage('--data needs a folder.');
  if (data !== undefined && ephemeral === true) throw new WrongUsage('--data and --ephemeral exclude each other.');
  return {
    ...settingsOf(env),
    ...(port === undefined ? {} : { port: portOf(port) }),
    ...(host === undefined ? {} : { host }),
    ...(data === undefined ? {} : { dataDir: data }),
    ephemeral: ephemeral === true,
    quiet: quiet === true,
  };
};

/** @returns the options of this process, which ends here after its help and after a wrong line */
export const optionsOrEnd = (): StartOptions => {
  try {
    const options = readCommandLine(process.argv.slice(2), process.env);
    if (options !== 'help') return options;
    process.stdout.write(`${USAGE}\n`);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
};
