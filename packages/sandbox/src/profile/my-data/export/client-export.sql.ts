import { sql, type RawBuilder } from 'kysely';
import { audit } from '../../../access/audit.sql.ts';
import { transact, type Database, type Queries } from '../../../database/transaction.ts';
import { ACCESS_TABLES } from './access.export.ts';
import type { Column, ExportedTable, NamedList, Owner } from './exported-table.ts';
import { INVESTMENT_TABLES } from './investments.export.ts';
import { PROCESS_TABLES } from './process.export.ts';
import { REGISTRATION_TABLES } from './registration.export.ts';

/** The order of the file. The first column of a table sorts its rows. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  ...REGISTRATION_TABLES,
  ...PROCESS_TABLES,
  ...INVESTMENT_TABLES,
  ...ACCESS_TABLES,
];

/** A table of a client's data. Each record has the captions of its columns as names. */
export interface ClientTable {
  readonly key: string;
  readonly title: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

type Shown = Exclude<Column, { readonly withheld: string }>;
type Row = Readonly<Record<string, unknown>>;

interface Exporting {
  readonly clientId: number;
  readonly address: string;
  readonly now: Date;
}

/** Everything that the database has about a client. The audit says who took it and when. */
export const exportClient = (db: Database, { clientId, address, now }: Exporting): Promise<readonly ClientTable[]> =>
  transact(db, async (tx) => {
    await audit(tx, { event: 'data exported', clientId, address, now });
    const tables: ClientTable[] = [];
    for (const table of EXPORTED_TABLES) tables.push(await tableOf(tx, table, clientId));
    return tables;
  });

const tableOf = async (
  tx: Queries,
  { table, title, owner, columns }: ExportedTable,
  clientId: number,
): Promise<ClientTable> => {
  const shown = Object.entries(columns).flatMap(([name, column]): (readonly [string, Shown])[] =>
    typeof column === 'object' && 'withheld' in column ? [] : [[name, column]],
  );
  const values = sql.join(shown.map(([name, column]) => valueOf(name, column)));
  const query = sql<Row>`select ${values} from ${sql.table(table)} as t where ${ownedBy(owner, clientId)} order by 1`;
  const { rows } = await query.execute(tx);
  return { key: table, title, records: rows.map((row) => recordOf(shown, row)) };
};

const recordOf = (shown: readonly (readonly [string, Shown])[], row: Row): Row =>
  Object.fromEntries(
    shown.map(([name, column]) => {
      if (typeof column === 'string') return [column, row[name]];
      return [column.caption, 'show' in column ? column.show(row[name], row) : row[name]];
    }),
  );

const valueOf = (name: string, column: Shown): RawBuilder<unknown> =>
  typeof column === 'object' && 'nameIn' in column
    ? sql`(${nameOf(column.nameIn, name)}) as ${sql.ref(name)}`
    : sql.ref(`t.${name}`);

const nameOf = (list: NamedList, name: string): RawBuilder<unknown> =>
  list === 'countries'
    ? sql`select name from list_options where list = 'countries' and id = ${sql.ref(`t.${name}`)}`
    : sql`select name from ${sql.table(list)} where id = ${sql.ref(`t.${name}`)}`;

const ownedBy = (owner: Owner, clientId: number): RawBuilder<unknown> =>
  'of' in owner
    ? sql`${sql.ref(`t.${owner.column}`)} in (select ${sql.ref(owner.key)} from ${sql.table(owner.of)} where client_id = ${clientId})`
    : sql`${sql.ref(`t.${owner.column}`)} = ${clientId}`;
