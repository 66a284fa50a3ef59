import { sql } from 'kysely';
import { lockSchema } from '../database/migrate.sql.ts';
import { transactRaw, type Database, type RawTransaction } from '../database/transaction.ts';
import { overAllWorlds, SEED } from './current-world.ts';
import { copyRows, deleteRows } from './world-copies.sql.ts';

export interface KeptWorld {
  readonly id: number;
  readonly name: string;
  readonly created_at: Date;
  readonly used_at: Date;
  /** How long nobody used it, by the clock of the database: those of two servers may differ. */
  readonly idle_ms: number;
}

const SHOWN = [
  'id',
  'name',
  'created_at',
  'used_at',
  sql<number>`(extract(epoch from now() - used_at) * 1000)::int8`.as('idle_ms'),
] as const;

type Kind = 'world' | 'snapshot';

const kept = (db: Pick<Database, 'selectFrom'>, kind: Kind) =>
  db.selectFrom('worlds').select(SHOWN).where('kind', '=', kind);

export const listWorlds = (db: Database, kind: Kind): Promise<readonly KeptWorld[]> =>
  kept(db, kind).orderBy('id').execute();

export const findWorld = (db: Pick<Database, 'selectFrom'>, kind: Kind, name: string): Promise<KeptWorld | undefined> =>
  kept(db, kind).where('name', '=', name).executeTakeFirst();

export const touchWorld = async (db: Database, id: number): Promise<void> =>
  void (await db.updateTable('worlds').set({ used_at: sql`now()` }).where('id', '=', id).execute());

/** Does work on the rows of all worlds. Other servers wait until it is done. */
export const changeWorlds = <A>(db: Database, work: (tx: RawTransaction) => Promise<A>): Promise<A> =>
  overAllWorlds(() =>
    transactRaw(db, async (tx) => {
      await lockSchema(tx);
      return work(tx);
    }),
  );

interface Wanted {
  readonly kind: Kind;
  readonly name: string;
  /** The world whose rows it begins with. */
  readonly from: number;
  /** How many of its kind may stand. */
  readonly most?: number;
}

/** Makes a world or a snapshot. @returns why it did not: there is one of that name, or there are too many */
export const makeWorld = (
  db: Database,
  { kind, name, from, most = Infinity }: Wanted,
): Promise<KeptWorld | 'exists' | 'full'> =>
  changeWorlds(db, async (tx) => {
    if ((await kept(tx, kind).execute()).length >= most) return 'full';
    const made = await tx
      .insertInto('worlds')
      .values({ kind, name })
      .onConflict((conflict) => conflict.columns(['kind', 'name']).doNothing())
      .returning(SHOWN)
      .executeTakeFirst();
    if (made === undefined) return 'exists';
    await copyRows(tx, from, made.id);
    return made;
  });

/** Puts the rows of another world in the place of a world's own. */
export const refillWorld = (db: Database, world: number, from: number): Promise<void> =>
  changeWorlds(db, async (tx) => {
    await deleteRows(tx, world, 'but what stays');
    await copyRows(tx, from, world);
  });

/**
 * Makes the room of deleted rows free again. A server does it by itself, and the embedded engine never. It also counts the
 * rows, and a plan by the count of a small table reads all of it when it has grown: the engine does not count again.
 */
export const freeRoom = (db: Database): Promise<unknown> =>
  overAllWorlds(async () => {
    await sql`vacuum`.execute(db);
    await sql`select pg_clear_relation_stats(relnamespace::regnamespace::text, relname::text)
      from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i')`.execute(db);
  });

export const dropWorlds = (db: Database, ids: readonly number[]): Promise<void> =>
  changeWorlds(db, async (tx) => {
    for (const id of ids) {
      await deleteRows(tx, id);
      await sql`select end_numbers(${id})`.execute(tx);
      await tx.deleteFrom('worlds').where('id', '=', id).execute();
    }
  });

/** What a server shows on purpose ends with it. The faults of a snapshot stay. */
export const endFaults = (db: Database): Promise<unknown> =>
  overAllWorlds(() => sql`delete from faults where world in (select id from worlds where kind = 'world')`.execute(db));

/** The next ids of a world are those of a new one, so that a script sees the same ones after each reset. */
export const startNumbers = (tx: RawTransaction, world: number): Promise<unknown> =>
  sql`select start_numbers(${world})`.execute(tx);

/** Runs work in the world of the seed, in a transaction over all worlds. */
export const inSeed = async <A>(tx: RawTransaction, work: () => Promise<A>): Promise<A> => {
  const act = (role: string, world: string) =>
    sql`select set_config('role', ${role}, true), set_config('app.world', ${world}, true)`.execute(tx);
  await act('aroeira_calls', String(SEED));
  const done = await work();
  await act('none', '');
  return done;
};
