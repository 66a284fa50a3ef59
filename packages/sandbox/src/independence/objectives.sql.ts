import type { Static } from '@sinclair/typebox';
import type { LockedClient } from '../database/locked-client.sql.ts';
import type { Queries } from '../database/transaction.ts';
import { reais } from '../http/wire.schemas.ts';
import type { Objective, ObjectiveBody } from './independence.schemas.ts';

type ObjectiveWire = Static<typeof Objective>;
type ObjectiveContent = Static<typeof ObjectiveBody>;

/** @see spec B §4 Objectives */
const MOST = 5;

const COLUMNS = ['id', 'client_id as clientId', 'title', 'value_cents', 'year', 'color', 'created_at'] as const;

const wireOf = <R extends { readonly value_cents: number; readonly created_at: Date }>({
  value_cents,
  created_at,
  ...row
}: R) => ({ ...row, value: reais(value_cents), created_at: created_at.toISOString() });

const columnsOf = ({ title, value, year, color }: ObjectiveContent) => ({
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

/** @returns `undefined` when the client has five objectives already */
export const createObjective = async (
  { tx, id }: LockedClient,
  body: ObjectiveContent,
  now: Date,
): Promise<ObjectiveWire | undefined> => {
  if ((await objectivesOf(tx, id)).length >= MOST) return undefined;
  const row = await tx
    .insertInto('objectives')
    .values({ ...columnsOf(body), created_at: now, client_id: id })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return wireOf(row);
};

/** @returns `undefined` when the client has no objective with that id */
export const updateObjective = async (
  { tx, id: clientId }: LockedClient,
  id: number,
  body: ObjectiveContent,
): Promise<ObjectiveWire | undefined> => {
  const row = await tx
    .updateTable('objectives')
    .set(columnsOf(body))
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && wireOf(row);
};

/** @returns false when the client has no objective with that id */
export const removeObjective = async ({ tx, id: clientId }: LockedClient, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('objectives')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
