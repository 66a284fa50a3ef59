import { optionsOrEnd } from './command-line.ts';
import { PERSONA_PASSWORD, PERSONAS } from './personas/personas.seed.ts';
import { startFailure } from './start-failure.ts';
import { startSandbox } from './start-sandbox.ts';

const SHOWN = ['ana', 'bruno', 'paula'];

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const greeting = (url: string): string => {
  const personas = PERSONAS.filter(({ key }) => SHOWN.includes(key)).map(
    ({ key, document, shows }) => `  ${key.padEnd(6)} ${document}  ${PERSONA_PASSWORD}  ${shows.split(':')[0] ?? ''}`,
  );
  return [
    'Sign in as:',
    ...personas,
    'Back to the seed: pnpm portal sandbox reset',
    'Stop: Ctrl-C',
    `Aroeira is at ${url}`,
  ].join('\n');
};

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const options = optionsOrEnd();
try {
  const isQuiet = options.quiet === true;
  const sandbox = await startSandbox(isQuiet ? options : { ...options, tell });
  if (!isQuiet) tell(greeting(sandbox.url));
  const stop = (): void => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => fail(startFailure(error, options)),
    );
  };
  void sandbox.stopped.then(fail);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  fail(startFailure(error, options));
}
