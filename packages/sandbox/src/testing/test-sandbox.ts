import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import type { WholeDatabase } from '../database/transaction.ts';
import { readOutbox } from '../outbox/outbox.sql.ts';
import type { WorldLimits } from '../worlds/worlds.controls.ts';
import type { TestSandbox } from './called-sandbox.ts';
import { declaredAlone } from './declared-refusals.ts';
import { fetchInto } from './injected-fetch.ts';
import { seededDatabase } from './seeded-database.ts';

export interface TestOptions {
  readonly webRoot?: string;
  readonly requestsPerMinute?: number;
  /** With `loopback` a test can send any address in `X-Forwarded-For`. */
  readonly trustProxy?: string;
  /** The address that a browser knows the portal by. */
  readonly portalUrl?: string;
  /** The key of the controls. Without it every caller may use them. */
  readonly controlsKey?: string;
  /** Whether another sandbox uses the database too. */
  readonly isShared?: boolean;
  /** How many worlds there may be, and for how long. */
  readonly worlds?: WorldLimits;
  readonly writeLog?: (line: string) => void;
}

/** Builds the sandbox on a migrated and seeded database of either engine. */
export const sandboxOn = async (
  db: WholeDatabase,
  {
    webRoot,
    writeLog,
    trustProxy,
    controlsKey,
    isShared = false,
    worlds,
    portalUrl,
    requestsPerMinute = 100_000,
  }: TestOptions = {},
): Promise<TestSandbox> => {
  const app = await buildApp(db, {
    controls: controlsKey === undefined ? { _tag: 'Everyone' } : { _tag: 'KeyHolders', key: controlsKey },
    webRoot: webRoot ?? path.join(tmpdir(), 'no-web-app-here'),
    requestsPerMinute,
    trustProxy,
    isShared,
    worlds,
    portalUrl,
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

/** Opens a sandbox on a clone of the seeded image for one test, and closes it after the test. */
export const sandboxOfTest = async (options?: TestOptions): Promise<TestSandbox> => {
  const sandbox = await sandboxOn(await seededDatabase(), options);
  onTestFinished(sandbox.close);
  return declaredAlone(sandbox);
};
