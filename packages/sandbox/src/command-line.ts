import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { DEFAULT_PORT, type StartOptions } from './start-sandbox.ts';

/** The command line is wrong. The message tells what. */
class WrongUsage extends Error {}

const USAGE = `Usage: server [--port N] [--host ADDRESS] [--data DIR | --ephemeral] [--quiet]

  --port N        port to listen on (default: PORT, or ${String(DEFAULT_PORT)}); 0 is any free one
  --host ADDRESS  address to listen on (default: this machine alone)
  --data DIR      folder for the data (default: .data in the project, or DATABASE_URL)
  --ephemeral     keep the data in memory
  --quiet         print nothing but errors

  PORTAL_URL      (environment) origin of the portal: https://portal.example. Without it the API answers at localhost
                  and at IP addresses alone
  TRUST_PROXY     (environment) addresses of the reverse proxies before the sandbox, with commas between: 10.0.0.7,
                  10.0.0.0/8, loopback, linklocal or uniquelocal (default: none, and X-Forwarded-For counts for nothing)
  SANDBOX_WORLDS  how many worlds may stand beside the main one (default: 200)
  SANDBOX_WORLD_HOURS
                  hours without a call after which a world is dropped (default: 24)`;

const portOf = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new WrongUsage(`${text} is no port: 0 to 65535.`);
  return port;
};

const PROXY_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (rest.length > 0) return false;
  if (bits === undefined) return version !== 0 || PROXY_RANGES.has(text);
  return version !== 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
};

/** Demands the addresses of the proxies. A number of proxies is not enough: a client that goes past them could name any address. */
const proxiesOf = (text: string): string => {
  const wrong = text.split(',').find((proxy) => !isProxy(proxy.trim()));
  if (wrong === undefined) return text;
  throw new WrongUsage(
    `TRUST_PROXY: ${wrong.trim()} is no address, no range and none of ${[...PROXY_RANGES].join(', ')}.`,
  );
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
  const { port = env['PORT'], host, data, ephemeral, quiet, help } = parse(args);
  if (help === true) return 'help';
  if (host === '') throw new WrongUsage('--host needs an address.');
  if (data === '') throw new WrongUsage('--data needs a folder.');
  if (data !== undefined && ephemeral === true) throw new WrongUsage('--data and --ephemeral exclude each other.');
  const proxies = env['TRUST_PROXY'] ?? '';
  return {
    ...(proxies === '' ? {} : { trustProxy: proxiesOf(proxies) }),
    ...(port === undefined || port === '' ? {} : { port: portOf(port) }),
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
