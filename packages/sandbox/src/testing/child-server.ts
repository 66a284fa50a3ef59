import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';

/** The sandbox as a child process, as `pnpm start` runs it. */
export interface ChildServer {
  /** The output until the server was ready or ended. */
  readonly out: string;
  readonly err: string;
  readonly url: string;
  readonly pid: number | undefined;
  /** Ends the process. @returns the exit code; `null` if a signal ended it */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Waits until the process ends by itself. @returns its exit code and all that it wrote about errors */
  readonly ended: () => Promise<{ readonly exitCode: number | null; readonly err: string }>;
  /** The exit code of a server that did not start. */
  readonly exitCode: number | null;
}

const SERVER = path.join(import.meta.dirname, '../server.ts');

/** Starts a server on another database, and waits until it is ready or has ended. */
export const startChildOn = async (databaseUrl: string, ...args: string[]): Promise<ChildServer> => {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER, ...args], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  let out = '';
  let err = '';
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes('Ctrl-C')) resolve();
    });
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  });
  await Promise.race([ready, ended]);
  return {
    out,
    err,
    pid: child.pid,
    url: /http:\S+/.exec(out)?.[0] ?? '',
    exitCode: child.exitCode,
    ended: async () => {
      await ended;
      return { exitCode: child.exitCode, err };
    },
    end: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
};

/** Starts a server on an embedded database, and waits until it is ready or has ended. */
export const startChild = (...args: string[]): Promise<ChildServer> => startChildOn('', ...args);

export const callable = ({ url }: Pick<ChildServer, 'url'>): { readonly fetch: typeof globalThis.fetch } => ({
  fetch: (input, init) =>
    fetch(String(input instanceof Request ? input.url : input).replace('http://sandbox.test', url), init),
});
