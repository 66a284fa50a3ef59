import type { Database } from '../database/transaction.ts';
import { addLines, KEPT, readLines } from './logged-lines.sql.ts';
import type { LoggedLine, LoggedRequest } from './request-log.schemas.ts';

/** Where the last requests are. */
export interface LoggedLines {
  readonly add: (line: LoggedLine) => void;
  /** The lines after a sequence number, oldest first. */
  readonly since: (seq: number) => Promise<readonly LoggedRequest[]>;
  readonly close: () => Promise<void>;
}

/** The lines of a process that has its database alone. */
export const linesInMemory = (): LoggedLines => {
  let lines: LoggedRequest[] = [];
  let seq = 0;
  return {
    add: (line) => {
      lines.push({ seq: (seq += 1), ...line });
      // Not at each request: it copies the list.
      if (lines.length === 2 * KEPT) lines = lines.slice(-KEPT);
    },
    since: (after) => Promise.resolve(lines.slice(-KEPT).filter((line) => line.seq > after)),
    close: () => Promise.resolve(),
  };
};

const PAUSE_MS = 100;

/** The lines of all processes on a database. No request waits for it: a process tells of its own ten times a second. */
export const linesIn = (db: Database): LoggedLines => {
  let waiting: LoggedLine[] = [];
  let timer: NodeJS.Timeout | undefined;
  const tell = async (): Promise<void> => {
    const told = waiting;
    waiting = [];
    clearTimeout(timer);
    timer = undefined;
    // Without the database they are gone from here. Each stands in the output of its process too.
    if (told.length > 0) await addLines(db, told).catch(() => undefined);
  };
  return {
    add: (line) => {
      waiting.push(line);
      timer ??= setTimeout(() => void tell(), PAUSE_MS).unref();
    },
    since: async (after) => {
      await tell();
      return readLines(db, after);
    },
    close: tell,
  };
};
