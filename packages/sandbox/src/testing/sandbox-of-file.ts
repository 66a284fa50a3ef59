import { afterAll, beforeAll } from 'vitest';
import { openMemory } from '../database/embedded-pool.ts';
import { databaseOn } from '../database/open-database.ts';
import type { WholeDatabase } from '../database/transaction.ts';
import { databaseImage } from '../personas/database-image.ts';
import { resetAll } from '../personas/seed.sql.ts';
import { MAIN } from '../worlds/current-world.ts';
import { dropWorlds } from '../worlds/worlds.sql.ts';
import { callsTo } from './calls.ts';
import { declaredAlone } from './declared-refusals.ts';
import type { TestSandbox } from './called-sandbox.ts';
import { sandboxOn, type TestOptions } from './test-sandbox.ts';

/** The sandbox of a file of tests: what clients and testers do with it, and its database. */
export interface SandboxOfFile extends Omit<TestSandbox, 'close'>, ReturnType<typeof callsTo> {
  readonly database: () => WholeDatabase;
}

interface Opened {
  readonly db: WholeDatabase;
  readonly sandbox: TestSandbox;
}

/** The engine of this worker, whose files follow each other. A new one costs a second of the processor, a reset a tenth. */
let engine: ReturnType<typeof openMemory> | undefined;

const engineOfWorker = async (): ReturnType<typeof openMemory> => openMemory({ image: await databaseImage() });

/** The database of the file before, as it was seeded. The end of the file does not end it. */
const handedOn = async (): Promise<WholeDatabase> => {
  const isNew = engine === undefined;
  engine ??= engineOfWorker();
  const db = databaseOn({ ...(await engine), end: async () => undefined });
  if (!isNew) await seededAgain(db);
  return db;
};

const seededAgain = async (db: WholeDatabase): Promise<void> => {
  const others = await db.selectFrom('worlds').select('id').where('id', '>', MAIN).execute();
  await dropWorlds(
    db,
    others.map(({ id }) => id),
  );
  await db.deleteFrom('request_counts').execute();
  await resetAll(db, MAIN, new Date());
};

/** For tests and hooks of a file: call it once, outside of them. @param open the default is a seeded one in memory */
export const sandboxOfFile = (options?: TestOptions, open = handedOn): SandboxOfFile => {
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
