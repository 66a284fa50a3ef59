import type { Static } from '@sinclair/typebox';
import { lockClient } from '../database/lock-client.sql.ts';
import { transact, type Database, type Queries } from '../database/transaction.ts';
import { reais } from '../http/wire.schemas.ts';
import type { Objective, ObjectiveBody } from './independence.schemas.ts';

type ObjectiveWire = Static<typeof Objective>;

/** @see spec B §4 Objectives */
const MOST = 5;

const COLUMNS = ['id', 'client_id as clientId', 'title', 'value_cents', 'year', 'color', 'created_at'] as const;

const wireOf = <R extends { readonly value_cents: number; readonly created_at: Date }>({
  value_cents,
  created_at,
  ...row
}: R) => ({ ...row, value: reais(value_cents), created_at: created_at.toISOString() });

const columnsOf = ({ title, value, year, color }: Static<typeof ObjectiveBody>) => ({
  title,
  value_cents: value * 100,
  year,
  color,
});

/** A client's objectives, oldest first. An objective keeps its place when the client changes it. */
export const objectivesOf = async (db: Queries, clientId: number): Promise<ObjectiveWire[]> => {
  const rows = await db
    .selectFrom('objectives')
    .where('client_id', '=', clientId)
    .select(COLUMNS)
    .orderBy('id')
    .execute();
  return rows.map(wireOf);
};

/** @returns the id of the client that an objective belongs to, or `undefined` when there is no such objective */
export const ownerOfObjective = async (db: Queries, id: number): Promise<number | undefined> =>
  (await db.selectFrom('objectives').where('id', '=', id).select('client_id').executeTakeFirst())?.client_id;

/** An objective to keep, and its client. */
export interface Keeping {
  readonly clientId: number;
  readonly body: Static<typeof ObjectiveBody>;
}

/** @returns `undefined` when the client has five objectives already, even when two calls come at once */
export const createObjective = (
  db: Database,
  { clientId, body }: Keeping,
  now: Date,
): Promise<ObjectiveWire | undefined> =>
  transact(db, async (tx) => {
    await lockClient(tx, clientId);
    if ((await objectivesOf(tx, clientId)).length >= MOST) return undefined;
    const row = await tx
      .insertInto('objectives')
      .values({ ...columnsOf(body), created_at: now, client_id: clientId })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return wireOf(row);
  });

/** @returns `undefined` when the client has no objective with that id any more */
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

/** @returns false when the client has no objective with that id any more */
export const removeObjective = async (db: Queries, clientId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('objectives')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
