import { afterAll, beforeAll } from 'vitest';
import type { WholeDatabase } from '../database/transaction.ts';
import { callsTo } from './calls.ts';
import { declaredAlone } from './declared-refusals.ts';
import type { TestSandbox } from './called-sandbox.ts';
import { sandboxOn, type TestOptions } from './test-sandbox.ts';
import { seededDatabase } from './seeded-database.ts';

/** The sandbox of a file of tests: what clients and testers do with it, and its database. */
export interface SandboxOfFile extends Omit<TestSandbox, 'close'>, ReturnType<typeof callsTo> {
  readonly database: () => WholeDatabase;
}

interface Opened {
  readonly db: WholeDatabase;
  readonly sandbox: TestSandbox;
}

/** For tests and hooks of a file: call it once, outside of them. @param open the default is a seeded one in memory */
export const sandboxOfFile = (options?: TestOptions, open = seededDatabase): SandboxOfFile => {
  let opened: Opened | undefined;
  const now = (): Opened => {
    if (opened === undefined) throw new Error('The sandbox is open only while tests and hooks run.');
    return opened;
  };
  beforeAll(async () => {
    const db = await open();
    opened = { db, sandbox: declaredAlone(await sandboxOn(db, options)) };
  });
  afterAll(() => opened?.sandbox.close());
  const sandbox: Omit<TestSandbox, 'close'> = {
    fetch: (url, init) => now().sandbox.fetch(url, init),
    outbox: (to) => now().sandbox.outbox(to),
  };
  return { ...sandbox, ...callsTo(sandbox), database: () => now().db };
};
