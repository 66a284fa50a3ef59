import { afterAll, beforeAll } from 'vitest';
import type { WholeDatabase } from '../database/transaction.ts';
import { call, callsTo } from './calls.ts';
import { callable } from './child-server.ts';
import { declaredAlone } from './declared-refusals.ts';
import type { TestSandbox } from './called-sandbox.ts';
import { newWorld } from './in-world.ts';
import { sandboxOn, type TestOptions } from './test-sandbox.ts';
import { seededDatabase } from './seeded-database.ts';

/** What clients and testers do with the sandbox of a file of tests. */
type CalledOfFile = Omit<TestSandbox, 'close'> & ReturnType<typeof callsTo>;

/** The sandbox of a file of tests: what clients and testers do with it, and its database. */
export interface SandboxOfFile extends CalledOfFile {
  readonly database: () => WholeDatabase;
}

/** Opens a sandbox before the tests of a file, and closes it behind them. */
const whileTestsRun = <A extends TestSandbox>(open: () => Promise<A>) => {
  let opened: A | undefined;
  const now = (): A => {
    if (opened === undefined) throw new Error('The sandbox is open only while tests and hooks run.');
    return opened;
  };
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  const sandbox: Omit<TestSandbox, 'close'> = {
    fetch: (url, init) => now().fetch(url, init),
    outbox: (to) => now().outbox(to),
  };
  return { called: { ...sandbox, ...callsTo(sandbox) }, now };
};

/** For tests and hooks of a file: call it once, outside of them. @param open the default is a seeded one in memory */
export const sandboxOfFile = (options?: TestOptions, open = seededDatabase): SandboxOfFile => {
  const { called, now } = whileTestsRun(async () => {
    const db = await open();
    return { db, ...declaredAlone(await sandboxOn(db, options)) };
  });
  return { ...called, database: () => now().db };
};

/** The same with two copies of the server on one database, which answer in turn. No client belongs to a copy. */
export const copiesOfFile = (): CalledOfFile =>
  whileTestsRun(async () => {
    const db = await seededDatabase();
    const [copy, other] = [await sandboxOn(db, { isShared: true }), await sandboxOn(db, { isShared: true })];
    let asked = 0;
    // The other copy closes with the first one: they share the database.
    return declaredAlone({
      ...copy,
      fetch: (...sent) => ((asked += 1) % 2 === 0 ? copy : other).fetch(...sent),
    });
  }).called;

/** The same in a new world of a server that runs, without its database. @param url the server's origin */
export const worldOfFile = (url: string): CalledOfFile => {
  const server = callable({ url });
  return whileTestsRun(async () => {
    const world = await newWorld(server);
    const close = async () => void (await call(server, `DELETE /sandbox/worlds/${world.name}`));
    return declaredAlone({ ...world, close });
  }).called;
};
