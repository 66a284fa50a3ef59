import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../app.ts';
import { openMemory } from '../database/embedded-pool.ts';
import { databaseOn } from '../database/open-database.ts';
import type { Database } from '../database/transaction.ts';
import { readOutbox, type SentMail } from '../outbox/outbox.sql.ts';
import { databaseImage } from '../personas/database-image.ts';
import { fetchInto } from './injected-fetch.ts';

/** A sandbox in this process, freshly seeded, for one test or one file of tests. */
export interface TestSandbox {
  /** Takes any origin: `http://sandbox.test/api/…`, `http://sandbox.test/sandbox/…`. */
  readonly fetch: typeof globalThis.fetch;
  /** The e-mails sent, oldest first. @param to an address, or a client's document */
  readonly outbox: (to?: string) => Promise<SentMail[]>;
  readonly close: () => Promise<void>;
}

export interface TestOptions {
  readonly webRoot?: string;
  readonly requestsPerMinute?: number;
  /** `loopback` lets a test come from any address, by `X-Forwarded-For`. */
  readonly trustProxy?: string;
  /** Where log lines go, every one of them. */
  readonly writeLog?: (line: string) => void;
}

/** The sandbox on a database that is migrated and seeded, whichever engine it is on. */
export const sandboxOn = async (
  db: Database,
  { webRoot, writeLog, trustProxy, requestsPerMinute = 100_000 }: TestOptions = {},
): Promise<TestSandbox> => {
  const app = await buildApp(db, {
    controls: { _tag: 'Everyone' },
    webRoot: webRoot ?? path.join(tmpdir(), 'no-web-app-here'),
    requestsPerMinute,
    trustProxy,
    log: {
      level: writeLog === undefined ? 'silent' : 'trace',
      stream: { write: (line) => writeLog?.(line) },
    },
  });
  return {
    fetch: fetchInto(app),
    outbox: async (to) => (await readOutbox(db, { to })).toReversed(),
    close: () => app.close(),
  };
};

/** Opens a clone of the one seeded image. Close it at the end of the test, or the process holds its memory. */
export const openTestSandbox = async (options?: TestOptions): Promise<TestSandbox> =>
  sandboxOn(databaseOn(await openMemory(await databaseImage())), options);
