import net from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOf } from '../http/port-of.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { overAllWorlds } from '../worlds/current-world.ts';
import { openDatabase } from './open-database.ts';
import type { WholeDatabase } from './transaction.ts';
import { isUnavailable } from './unavailable.ts';

/** A pooler whose database ends in the middle of an answer: it sends what came, its own words, and no more. */
const WORDS = Buffer.from('SFATAL\0VFATAL\0C08P01\0Mserver conn crashed?\0\0', 'latin1');
const HEAD = Buffer.from([...Buffer.from('E'), 0, 0, 0, WORDS.length + 4]);

let postgres: TestPostgres;
let pooler: net.Server;
let db: WholeDatabase;
/** So many bytes of answers come yet. */
let left = Infinity;

const pass = (near: net.Socket): void => {
  const far = net.connect({ port: postgres.port, host: '127.0.0.1', noDelay: true }).on('error', () => undefined);
  near.on('error', () => undefined).on('close', () => far.destroy());
  near.pipe(far);
  far.on('data', (bytes) => {
    if (near.writableEnded) return;
    near.write(bytes.subarray(0, left));
    if (bytes.length > left) near.end(Buffer.concat([HEAD, WORDS]));
    left -= Math.min(left, bytes.length);
  });
};

beforeAll(async () => {
  postgres = await startPostgres();
  pooler = net.createServer({ noDelay: true }, pass);
  await new Promise<void>((resolve) => void pooler.listen(0, '127.0.0.1', resolve));
  const url = postgres.url.replace(String(postgres.port), String(portOf(pooler)));
  db = await openDatabase({ _tag: 'Server', url, use: 'migration' });
  await overAllWorlds(() => sql`create role aroeira_calls`.execute(db));
}, 60_000);

afterAll(async () => {
  await db.destroy();
  pooler.close();
  await postgres.stop();
});

/** Rows that end within the words. */
const READS = [
  'select 9007199254740991 as cents, null as nothing',
  `select '{"kind": ["a", 1]}'::jsonb as body from generate_series(1, 2)`,
];

/** A connection may end only when the next statement is on its way. */
const connected = (): Promise<unknown> => sql`select 1`.execute(db).catch(() => sql`select 1`.execute(db));

it.each(READS)(
  'is as a lost connection wherever a pooler cuts an answer and adds its own words: %s',
  async (text) => {
    const wrong: string[] = [];
    let cuts = 0;
    for (let isCut = true; isCut; cuts += 1) {
      left = Infinity;
      await connected();
      left = cuts;
      isCut = await sql
        .raw(text)
        .execute(db)
        .then(
          () => false,
          (error: unknown) => {
            if (!isUnavailable(error)) wrong.push(`after ${String(cuts)} bytes: ${String(error)}`);
            return true;
          },
        );
    }
    expect(wrong).toEqual([]);
    // The columns, the rows and the end.
    expect(cuts).toBeGreaterThan(60);
  },
  60_000,
);
