import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { systemClock, systemScheduler } from '@aroeira/adapters-http/platform';
import type { Io, Person, Prompt } from './io.ts';

/** Makes the Io of the real process. A person is there when stdin and stderr are terminals. */
export const processIo = (): Io => {
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
    screen: process.stdout.isTTY ? { columns: () => process.stdout.columns } : undefined,
    person: process.stdin.isTTY && process.stderr.isTTY ? terminal : undefined,
  };
};

/** What opens a browser ends at once, with a code when there is none, or goes on as the browser itself. */
const opened = async (opener: ChildProcess): Promise<void> => {
  const ended = once(opener, 'exit', { signal: AbortSignal.timeout(1000) }).catch(() => [0]);
  const [code] = await ended;
  if (code !== 0) throw new Error(`no browser: ${String(code)}`);
};

/** The last word of a line is what completion replaces. */
async function* typedLines({ sign, complete, history }: Prompt): AsyncGenerator<string> {
  const line = createInterface({
    input: process.stdin,
    output: process.stderr,
    history: [...history],
    completer: (begun: string): [string[], string] => [[...complete(begun)], begun.split(/\s/).at(-1) ?? ''],
  });
  const show = (): void => {
    line.setPrompt(sign());
    line.prompt();
  };
  try {
    show();
    for await (const typed of line) {
      yield typed;
      show();
    }
  } finally {
    line.close();
  }
}

// Questions go to stderr, so that stdout holds the answer alone.
const terminal: Person = {
  ask: async (question) => {
    const line = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await line.question(question);
    line.close();
    return answer;
  },
  askHidden: async (question) => {
    process.stderr.write(question);
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const line = createInterface({ input: process.stdin, output: nowhere, terminal: true });
    const answer = await line.question('');
    line.close();
    process.stderr.write('\n');
    return answer;
  },
  lines: typedLines,
};
