import { sql } from 'kysely';
import type { WholeDatabase } from '../database/transaction.ts';
import { makeSteady } from '../http/examples/steady.ts';
import { overAllWorlds } from '../worlds/current-world.ts';
import { changedIn, sumsOf, type Sums } from './table-sums.ts';

/** No world has a number so high: the kept rows are in the tables as those of such a world. */
const STORES = 900_000;
/** What comes from the numbers of a kept world stands from here on, so that it can be told from any other number. */
const FIRST_NUMBER = 7_310_001;
const NEW_NUMBER = /\b7310\d{3}\b/g;

/** The log tells who asked in which order, and how long it took. */
const LEFT = ['logged_requests'];
/** The number of all changes of the clock, and how far a moved one is from that of the machine. */
const OF_THE_MACHINE = new Set(['changed', 'offset_ms']);

interface Table {
  readonly name: string;
  readonly columns: string;
}

const tablesOf = async (db: WholeDatabase): Promise<readonly Table[]> => {
  const { rows } = await sql<Table>`
    select relname as name, string_agg(quote_ident(attname), ',') as columns
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped and attname <> 'world'
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'world')
    group by relname order by relname`.execute(db);
  return rows.filter(({ name }) => !LEFT.includes(name));
};

const SHORT = 64;
/** Codes of two-step verification, temporary passwords, and hashes of passwords. */
const RANDOM = /\b\d{6}\b|(?<!-)\b\w{4}-\w{4}-\w{4}\b(?!-)|\$argon2id\$[^"]+/g;
/** Bytes of a row: short ones are hashes and secrets, and a document names when it was made. */
const shownBytes = (bytes: Buffer): string => {
  if (bytes.length <= SHORT) return 'bytes';
  const text = bytes.toString('latin1');
  return text.startsWith('%PDF') ? text.slice(0, 8) : bytes.toString('base64');
};

/** A row without what is random or tells the time, which are the same in each row. */
const lineOf = (table: string, row: Record<string, unknown>): string => {
  const plain = Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !OF_THE_MACHINE.has(name))
      .map(([name, value]) => [name, Buffer.isBuffer(value) ? shownBytes(value) : value]),
  );
  // Times as the API writes them.
  const read: unknown = JSON.parse(JSON.stringify(plain));
  const line = JSON.stringify(makeSteady()(read)).replaceAll(NEW_NUMBER, 'new').replaceAll(RANDOM, 'random');
  return `${table} ${line}`;
};

/** Keeps the rows of a world beside it, compares the world with them, and brings them back. */
export const keepRows = async (db: WholeDatabase, world: number) => {
  const store = STORES + world;
  const tables = await tablesOf(db);
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  const all = (statement: string) => overAllWorlds(() => sql.raw(statement).execute(db));

  const sums = (): Promise<Sums> => overAllWorlds(() => sumsOf(db, [...columnsOf.keys()], `world = ${world}`));

  const copy = (name: string, from: number, to: number): string => {
    const columns = columnsOf.get(name) ?? '';
    return `delete from ${name} where world = ${to};
      insert into ${name} (world, ${columns}) select ${to}, ${columns} from ${name} where world = ${from};`;
  };
  const copyAll = (names: readonly string[], from: number, to: number) =>
    all(`begin; set local session_replication_role = 'replica';
      ${names.map((name) => copy(name, from, to)).join('\n')} commit;
      select setval((sequence || '_${world}')::regclass, ${FIRST_NUMBER}, false) from numbered`);

  await copyAll([...columnsOf.keys()], world, store);
  const kept = await sums();

  const rowsBut = async (name: string, here: number, there: number): Promise<readonly Record<string, unknown>[]> => {
    const columns = columnsOf.get(name) ?? '';
    const texts = (of: number) => `(select row(${columns})::text from ${name} where world = ${of})`;
    const { rows } = await overAllWorlds(() =>
      sql
        .raw<Record<string, unknown>>(
          `select ${columns} from ${name} where world = ${here} and row(${columns})::text not in ${texts(there)}`,
        )
        .execute(db),
    );
    return rows;
  };

  return {
    /** Does something in the world, and then brings the kept rows back. @returns how the world differed from them */
    tried: async <A>(work: () => Promise<A>) => {
      const done = await work();
      const lines: string[] = [];
      const names = changedIn(kept, await sums());
      for (const name of names) {
        for (const row of await rowsBut(name, world, store)) lines.push(`+ ${lineOf(name, row)}`);
        for (const row of await rowsBut(name, store, world)) lines.push(`- ${lineOf(name, row)}`);
      }
      await copyAll(names, store, world);
      return { done, lines: lines.toSorted() };
    },
    end: async (): Promise<void> => {
      await all([...columnsOf.keys()].map((name) => `delete from ${name} where world = ${store};`).join('\n'));
    },
  };
};

export type KeptRows = Awaited<ReturnType<typeof keepRows>>;
