import type { Fetch } from '@aroeira/adapters-http/http';
import type { Clock, Scheduler } from '@aroeira/domain/kernel';

/** Everything that the program touches outside itself, given in, so that a test runs the whole program in its own process. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** Standard input to its end. */
  readonly readAll: () => Promise<string>;
  /** Standard input as it comes, in pieces that may end anywhere. */
  readonly readPieces: () => AsyncIterable<string>;
  /** The person at a terminal; `undefined` when there is none, and then nothing may wait for one. */
  readonly person: Person | undefined;
}

export interface Person {
  readonly ask: (question: string) => Promise<string>;
  /** What is typed is not shown. */
  readonly askHidden: (question: string) => Promise<string>;
}
