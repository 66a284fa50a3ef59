import { readCommandLine, USAGE, WrongUsage } from './command-line.ts';
import { errorCode } from './database/transaction.ts';
import { PERSONA_PASSWORD, PERSONAS } from './personas/personas.seed.ts';
import { DEFAULT_PORT, startSandbox, type RunningSandbox, type StartOptions } from './start-sandbox.ts';

const SHOWN = ['ana', 'bruno', 'paula'];

const greeting = ({ url, data }: RunningSandbox): string => {
  const personas = PERSONAS.filter(({ key }) => SHOWN.includes(key)).map(
    ({ key, document, shows }) => `    ${key.padEnd(6)} ${document}  ${PERSONA_PASSWORD}  ${shows.split(':')[0] ?? ''}`,
  );
  return [
    `Aroeira is at ${url}`,
    `  Data: ${data}`,
    '  Sign in as:',
    ...personas,
    '  Back to the seed: pnpm portal sandbox reset',
    '  Stop: Ctrl-C',
  ].join('\n');
};

/** One line that says what to do. */
const explained = (error: unknown, { port = DEFAULT_PORT, host = 'localhost' }: StartOptions): string => {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is in use: stop what runs there, or start with --port ${String(port + 1)}.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No permission: ${error instanceof Error ? error.message : String(error)}`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `There is no address ${host} on this machine.`;
    default:
      return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? 'The sandbox did not start.';
  }
};

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const optionsOf = (): StartOptions => {
  try {
    const options = readCommandLine(process.argv.slice(2), process.env);
    if (options !== 'help') return options;
    process.stdout.write(`${USAGE}\n`);
    return process.exit(0);
  } catch (error) {
    if (error instanceof WrongUsage) return fail(error.message);
    throw error;
  }
};

const options = optionsOf();
try {
  const sandbox = await startSandbox(options);
  if (options.quiet !== true) process.stdout.write(`${greeting(sandbox)}\n`);
  const stop = (): void => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => fail(explained(error, options)),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  fail(explained(error, options));
}
