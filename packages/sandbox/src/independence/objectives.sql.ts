import type { Static } from '@sinclair/typebox';
import { transact, type Database, type Queries } from '../database/transaction.ts';
import { reais } from '../http/wire.schemas.ts';
import type { Objective, ObjectiveBody } from './independence.schemas.ts';

type ObjectiveWire = Static<typeof Objective>;

/** @see spec B §4 Objectives */
const MOST = 5;

const COLUMNS = ['id', 'client_id', 'title', 'value_cents', 'year', 'color', 'created_at'] as const;

interface Row {
  readonly id: number;
  readonly client_id: number;
  readonly title: string;
  readonly value_cents: number;
  readonly year: number;
  readonly color: string;
  readonly created_at: Date;
}

const wireOf = ({ client_id, value_cents, created_at, ...row }: Row): ObjectiveWire => ({
  ...row,
  clientId: client_id,
  value: reais(value_cents),
  created_at: created_at.toISOString(),
});

const columnsOf = ({ title, value, year, color }: Static<typeof ObjectiveBody>) => ({
  title,
  value_cents: value * 100,
  year,
  color,
});

/** A client's objectives, oldest first: the place of one does not change when it is saved. */
export const objectivesOf = async (db: Queries, clientId: number): Promise<ObjectiveWire[]> => {
  const rows = await db
    .selectFrom('objectives')
    .where('client_id', '=', clientId)
    .select(COLUMNS)
    .orderBy('id')
    .execute();
  return rows.map(wireOf);
};

/** Whose objective it is; `undefined` when there is none. */
export const ownerOfObjective = async (db: Queries, id: number): Promise<number | undefined> =>
  (await db.selectFrom('objectives').where('id', '=', id).select('client_id').executeTakeFirst())?.client_id;

/** One to be kept, and whose. */
export interface Keeping {
  readonly clientId: number;
  readonly body: Static<typeof ObjectiveBody>;
}

/** @returns `undefined` when there are as many as may be, also when two come at once */
export const createObjective = (
  db: Database,
  { clientId, body }: Keeping,
  now: Date,
): Promise<ObjectiveWire | undefined> =>
  transact(db, async (tx) => {
    // Whoever comes second waits for this client here, and counts after the first.
    await tx.selectFrom('clients').where('id', '=', clientId).select('id').forUpdate().execute();
    if ((await objectivesOf(tx, clientId)).length >= MOST) return undefined;
    const row = await tx
      .insertInto('objectives')
      .values({ ...columnsOf(body), created_at: now, client_id: clientId })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return wireOf(row);
  });

/** @returns `undefined` when the client has none with that id (any more) */
export const updateObjective = async (
  db: Queries,
  { clientId, body }: Keeping,
  id: number,
): Promise<ObjectiveWire | undefined> => {
  const row = await db
    .updateTable('objectives')
    .set(columnsOf(body))
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && wireOf(row);
};

/** @returns false when the client has none with that id (any more) */
export const removeObjective = async (db: Queries, clientId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('objectives')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
