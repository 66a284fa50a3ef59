import { Value } from '@sinclair/typebox/value';
import { Type, type Static } from '@sinclair/typebox';
import type { Queries } from '../database/transaction.ts';
import { FaultBody, type Fault, type FaultAnswer } from './controls.schemas.ts';

export type KeptFault = Static<typeof FaultAnswer>;

/** A fault, and the preset that it is a part of. */
export type NamedFault = Fault & Pick<KeptFault, 'preset'>;

/** The call was checked when the fault was added. */
const StoredFault = Type.Composite([
  Type.Omit(FaultBody, ['on']),
  Type.Object({ on: Type.String(), preset: Type.Optional(Type.String()) }),
]);

/** The faults of all processes on this database, oldest first. */
export const readFaults = async (db: Queries): Promise<readonly KeptFault[]> => {
  const rows = await db.selectFrom('faults').select(['id', 'body', 'times_left', 'hits']).orderBy('id').execute();
  return rows.map(({ id, body, times_left, hits }) => ({
    ...Value.Parse(StoredFault, body),
    id,
    hits,
    ...(times_left !== null && { times: times_left }),
  }));
};

export const keepFault = async (db: Queries, fault: NamedFault): Promise<KeptFault> => {
  const { id } = await db
    .insertInto('faults')
    .values({ body: JSON.stringify(fault), times_left: fault.times ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...fault, id, hits: 0 };
};

/** Counts a call that a fault affects. The last of its times ends it. @returns false if other calls used it up */
export const hitFault = async (db: Queries, id: number): Promise<boolean> => {
  const hit = await db
    .updateTable('faults')
    .set((row) => ({ hits: row('hits', '+', 1), times_left: row('times_left', '-', 1) }))
    .where('id', '=', id)
    .where((row) => row.or([row('times_left', 'is', null), row('times_left', '>', 0)]))
    .returning('times_left')
    .executeTakeFirst();
  if (hit?.times_left === 0) await db.deleteFrom('faults').where('id', '=', id).execute();
  return hit !== undefined;
};

export const deleteFaults = async (db: Queries): Promise<void> => void (await db.deleteFrom('faults').execute());
