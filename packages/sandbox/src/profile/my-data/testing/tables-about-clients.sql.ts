import { sql } from 'kysely';
import type { Queries } from '../../../database/transaction.ts';

/** Every table with a column that points at a client, or at a row of such a table. A column `client_id` points by its name. */
export const tablesAboutClients = async (db: Queries): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    with recursive links as (
      select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'
    ), about (name) as (
      select 'clients'
      union
      select table_name::text from information_schema.columns
        where table_schema = current_schema() and column_name = 'client_id'
      union
      select links.child from links join about on links.parent = about.name
    )
    select name from about order by name`.execute(db);
  return rows.map(({ name }) => name);
};
