import { parseArgs } from 'node:util';
import { DEFAULT_PORT, type StartOptions } from './start-sandbox.ts';

/** A command line that says nothing we know. */
export class WrongUsage extends Error {}

export const USAGE = `Usage: server [--port N] [--host ADDRESS] [--data DIR | --ephemeral] [--quiet]

  --port N        port to listen on (default: PORT, or ${String(DEFAULT_PORT)}); 0 is any free one
  --host ADDRESS  address to listen on (default: this machine alone)
  --data DIR      folder for the data (default: .data in the project, or DATABASE_URL)
  --ephemeral     keep the data in memory
  --quiet         print nothing but errors`;

const portOf = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new WrongUsage(`${text} is no port: 0 to 65535.`);
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

/**
 * @returns what to start with, or `'help'`
 * @throws WrongUsage
 */
export const readCommandLine = (args: readonly string[], env: NodeJS.ProcessEnv): StartOptions | 'help' => {
  const { port = env['PORT'], host, data, ephemeral, quiet, help } = parse(args);
  if (help === true) return 'help';
  if (host === '') throw new WrongUsage('--host needs an address.');
  if (data === '') throw new WrongUsage('--data needs a folder.');
  if (data !== undefined && ephemeral === true) throw new WrongUsage('--data and --ephemeral exclude each other.');
  return {
    ...(port === undefined || port === '' ? {} : { port: portOf(port) }),
    ...(host === undefined ? {} : { host }),
    ...(data === undefined ? {} : { dataDir: data }),
    ephemeral: ephemeral === true,
    quiet: quiet === true,
  };
};
