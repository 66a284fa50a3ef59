import { sql } from 'kysely';
import type { RawTransaction } from '../database/transaction.ts';
import { SEED } from './current-world.ts';

/** The secrets with which a world signs. */
const KEYS = ['signing_keys', 'captcha_secrets', 'used_captchas'];

/**
 * What opens a door is not copied from a world in which somebody acted: nobody gets into a world with what another one gave.
 * Whoever was signed in signs in again, and a code that was sent is asked for again.
 */
const DOORS = [
  ...KEYS,
  'challenges',
  'sessions',
  'refresh_tokens',
  'quick_access_challenges',
  'two_step_codes',
  'temporary_passwords',
];

interface Table {
  readonly name: string;
  /** Its columns without the world, as SQL. */
  readonly columns: string;
}

/** The tables of the worlds, each behind those that it refers to. */
const readTables = async (tx: RawTransaction): Promise<readonly Table[]> => {
  const { rows } = await sql<Table & { readonly refers_to: readonly string[] }>`
    select c.relname as name,
      (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attname <> 'world') as columns,
      array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as refers_to
    from pg_class c join pg_attribute w on w.attrelid = c.oid and w.attname = 'world'
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by c.relname`.execute(tx);
  const ordered: Table[] = [];
  const has = (name: string): boolean => ordered.some((table) => table.name === name);
  while (ordered.length < rows.length) {
    const free = rows.filter(({ name, refers_to }) => !has(name) && refers_to.every(has));
    if (free.length === 0) throw new Error('The tables refer to each other in a ring.');
    ordered.push(...free);
  }
  return ordered;
};

let known: readonly Table[] | undefined;

/** Reads the tables once: no migration runs while a server does. */
const tables = async (tx: RawTransaction): Promise<readonly Table[]> => (known ??= await readTables(tx));

/**
 * The rows of a whole world come or go together, so none of them refers to a row that is not there. Without the check of each
 * reference it takes less than half of the time. Only a superuser, as the embedded engine's user is, may leave it out.
 */
const checks = (role: 'replica' | 'origin'): string =>
  `select set_config('session_replication_role', '${role}', true) from pg_roles where rolname = current_user and rolsuper`;

/** Several statements without values go to the database in one message. */
const runAll = async (tx: RawTransaction, statements: readonly string[]): Promise<void> =>
  void (await sql.raw([checks('replica'), ...statements, checks('origin')].join(';\n')).execute(tx));

/** Fills an empty world with the rows of another one, and starts its numbers where the other's stand. */
export const copyRows = async (tx: RawTransaction, from: number, to: number): Promise<void> => {
  const left = from === SEED ? KEYS : DOORS;
  const copied = (await tables(tx)).filter(({ name }) => !left.includes(name));
  await runAll(tx, [
    `select start_numbers(${String(to)}, ${String(from)})`,
    ...copied.map(
      ({ name, columns }) =>
        `insert into ${name} (world, ${columns}) select ${String(to)}, ${columns} from ${name} where world = ${String(from)}`,
    ),
  ]);
};

/** Deletes all rows of a world, or all but the secrets with which it signs. Servers that use the world have these in memory. */
export const deleteRows = async (
  tx: RawTransaction,
  world: number,
  which: 'all' | 'but its keys' = 'all',
): Promise<void> => {
  const emptied = (await tables(tx)).filter(({ name }) => which === 'all' || !KEYS.includes(name));
  await runAll(
    tx,
    emptied.toReversed().map(({ name }) => `delete from ${name} where world = ${String(world)}`),
  );
};
