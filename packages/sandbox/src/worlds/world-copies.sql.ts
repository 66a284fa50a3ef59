import { sql } from 'kysely';
import type { RawTransaction } from '../database/transaction.ts';
import { SEED } from './current-world.ts';

/** The secrets with which a world signs. */
const KEYS = ['signing_keys', 'captcha_secrets', 'used_captchas'];

/** Not copied from a world in which somebody acted: nobody gets into a world with what another one gave. */
const DOORS = [
  ...KEYS,
  'challenges',
  'sessions',
  'refresh_tokens',
  'quick_access_challenges',
  'two_step_codes',
  'temporary_passwords',
  'open_links',
];

/** What a tester saw in a world goes on there, whatever rows it gets, and goes to no other. */
const SEEN = ['logged_requests', 'scenario_results'];

/** What opens a page of the signing provider is made anew, so that nobody signs in one world with another's. */
const RENEWED: Readonly<Record<string, string>> = {
  'renewal_documents.signer_token': 'gen_random_uuid()',
  'term_papers.code': `replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
};

interface Table {
  readonly name: string;
  /** Its columns without the world, as SQL. */
  readonly columns: readonly string[];
}

/** Read anew each time: a newer copy of the server may add a table or a column while this one runs. */
const readTables = async (tx: RawTransaction): Promise<readonly Table[]> => {
  const { rows } = await sql<Table>`
    select relname as name, array_agg(quote_ident(a.attname)) as columns
    from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped and attname <> 'world'
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'world')
    group by relname order by relname`.execute(tx);
  return rows;
};

/** A world's rows come or go together, so no reference needs a check: half the time. Only a superuser may. */
const checks = (role: 'replica' | 'origin'): string =>
  `select set_config('session_replication_role', '${role}', true) from pg_roles where rolname = current_user and rolsuper`;

/** All tables in one statement: seen as they stood at one moment, and checked at the end. */
const onEach = async (tx: RawTransaction, chosen: readonly Table[], act: (table: Table) => string): Promise<void> => {
  const parts = chosen.map((table) => `${table.name}_ as (${act(table)})`);
  await sql.raw([checks('replica'), `with ${parts.join(', ')} select`, checks('origin')].join(';\n')).execute(tx);
};

/** Fills an empty world with the rows of another one, and starts its numbers where the other's stand. */
export const copyRows = async (tx: RawTransaction, from: number, to: number): Promise<void> => {
  const left = [...SEEN, ...(from === SEED ? KEYS : DOORS)];
  const copied = (await readTables(tx)).filter(({ name }) => !left.includes(name));
  await onEach(
    tx,
    copied,
    ({ name, columns }) =>
      `insert into ${name} (world, ${columns.join()})
      select ${String(to)}, ${columns.map((column) => RENEWED[`${name}.${column}`] ?? column).join()}
      from ${name} where world = ${String(from)}`,
  );
  // Behind the rows: no row that was copied has a number still to come.
  await sql`select start_numbers(${to}, ${from})`.execute(tx);
};

/** Deletes all rows of a world, or all but what a tester saw there and the secrets with which it signs. Servers that use the world have these in memory. */
export const deleteRows = async (
  tx: RawTransaction,
  world: number,
  which: 'all' | 'but what stays' = 'all',
): Promise<void> => {
  const emptied = (await readTables(tx)).filter(({ name }) => which === 'all' || ![...SEEN, ...KEYS].includes(name));
  await onEach(tx, emptied, ({ name }) => `delete from ${name} where world = ${String(world)}`);
};

/** Deletes what a request wrote that ended behind the end of its world. */
export const deleteStrays = async (tx: RawTransaction): Promise<void> =>
  onEach(tx, await readTables(tx), ({ name }) => `delete from ${name} where world not in (select id from worlds)`);
