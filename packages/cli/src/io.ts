import type { Fetch } from '@aroeira/adapters-http/http';
import type { Clock, Scheduler } from '@aroeira/domain/kernel';

/** Everything outside the program. It is a parameter, so that a test runs the whole program in its own process. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** Standard input to its end. */
  readonly readAll: () => Promise<string>;
  /** Standard input in pieces as they arrive. A piece may end anywhere. */
  readonly readPieces: () => AsyncIterable<string>;
  /** Opens an address in the browser of this machine. It rejects when there is none. */
  readonly browse: (url: string) => Promise<void>;
  /** The person at a terminal. `undefined` without a terminal: then no command may wait for a person. */
  readonly person: Person | undefined;
  /** The terminal that shows standard output. `undefined` for a pipe or a file, in which nothing is ever replaced. */
  readonly screen?: Screen | undefined;
  /** Hears the document of `--json`, whichever form is printed: for what records a command that a person reads. */
  readonly answered?: (json: unknown) => void;
}

/** Waits for some milliseconds. */
export const pause = ({ scheduler }: Pick<Io, 'scheduler'>, milliseconds: number): Promise<void> =>
  new Promise((resume) => void scheduler.after(milliseconds, resume));

export interface Screen {
  /** How many signs a line has. */
  readonly columns: () => number;
}

export interface Person {
  readonly ask: (question: string) => Promise<string>;
  /** Asks without showing the typed characters. */
  readonly askHidden: (question: string) => Promise<string>;
  /** The lines that are typed at a prompt with history and completion, until Ctrl-D. */
  readonly lines: (prompt: Prompt) => AsyncIterable<string>;
}

/** A prompt of a program that takes one command after another. */
export interface Prompt {
  /** What stands before the cursor, asked for each line. */
  readonly sign: () => string;
  /** The words that may end a line that is begun. */
  readonly complete: (begun: string) => readonly string[];
  /** Lines that the person may go back to, the newest first. */
  readonly history: readonly string[];
}
