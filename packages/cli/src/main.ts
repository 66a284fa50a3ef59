import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { systemClock, systemScheduler } from '@aroeira/adapters-http/platform';
import { run } from './run.ts';
import type { Io } from './io.ts';
import { personAt } from './terminal.ts';

/** Makes the Io of the real process. A person is there when stdin and stderr are terminals. */
const processIo = (): Io => {
  // `portal … | head` closes the pipe early. That is not a failure of the program.
  process.stdout.on('error', () => process.exit());
  return {
    out: (printed) => void process.stdout.write(printed),
    err: (printed) => void process.stderr.write(printed),
    env: process.env,
    fetch: (url, init) => fetch(url, init),
    clock: systemClock,
    scheduler: systemScheduler,
    readAll: () => text(process.stdin),
    readPieces: () => process.stdin.setEncoding('utf8'),
    browse: async (url) => {
      // Only one command opens a browser, so the others do not load what can.
      const { default: open } = await import('open');
      await opened(await open(url));
    },
    screen: process.stdout.isTTY ? { columns: () => process.stdout.columns || 80 } : undefined,
    // Questions go to stderr, so that stdout holds the answer alone.
    person: process.stdin.isTTY && process.stderr.isTTY ? personAt(process.stdin, process.stderr) : undefined,
  };
};

/** What opens a browser ends at once, with a code when there is none, or goes on as the browser itself. */
const opened = async (opener: ChildProcess): Promise<void> => {
  const ended = once(opener, 'exit', { signal: AbortSignal.timeout(1000) }).catch(() => [0]);
  const [code] = await ended;
  if (code !== 0) throw new Error(`no browser: ${String(code)}`);
};

process.exitCode = await run(process.argv.slice(2), processIo());
