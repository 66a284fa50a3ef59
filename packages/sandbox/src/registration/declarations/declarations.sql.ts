import type { DB } from '../../database/tables.generated.ts';
import { transact, type Database, type Queries } from '../../database/transaction.ts';
import { markParts } from '../flags/check-lists.sql.ts';

type Part = DB['declarations']['part'];

/** What a client declares in one part of the registration. */
export interface Declaration {
  readonly clientId: number;
  readonly part: Part;
  readonly body: object;
  /** Whether it is complete. */
  readonly isWhole: boolean;
  /** Runs with the save, for what the declaration changes elsewhere. */
  readonly afterSave?: ((tx: Queries, clientId: number) => Promise<void>) | undefined;
}

const ITEM_OF = { pep: 'pep', fatca: 'fatca', professional: 'professional_informations' } as const;

/** The last declaration in the words of the wire, or `{}` before the first. */
export const declarationOf = async (db: Queries, clientId: number, part: Part): Promise<object> => {
  const row = await db
    .selectFrom('declarations')
    .where('client_id', '=', clientId)
    .where('part', '=', part)
    .select('body')
    .executeTakeFirst();
  return row?.body ?? {};
};

/** Replaces the last declaration, and marks its part of the check list. */
export const declare = (db: Database, { clientId, part, body, isWhole, afterSave }: Declaration): Promise<void> =>
  transact(db, async (tx) => {
    const text = JSON.stringify(body);
    await tx
      .insertInto('declarations')
      .values({ client_id: clientId, part, body: text })
      .onConflict((conflict) => conflict.columns(['client_id', 'part']).doUpdateSet({ body: text }))
      .execute();
    await markParts(tx, clientId, { [ITEM_OF[part]]: isWhole ? 1 : 0 });
    await afterSave?.(tx, clientId);
  });

/** What a client answered on the tax page: 0 or 1, null before the answer. */
export const taxAnswersOf = (db: Queries, clientId: number) =>
  db
    .selectFrom('clients')
    .where('id', '=', clientId)
    .select(['have_worked', 'have_relation', 'have_fatca', 'document'])
    .executeTakeFirstOrThrow();

/** Whether the declared role of a client lasts today, both days included. @param today `YYYY-MM-DD` @see decision Q016 */
export const isInOffice = async (db: Queries, clientId: number, today: string): Promise<boolean> => {
  const { have_worked } = await taxAnswersOf(db, clientId);
  const pep: { functionId?: unknown; initialDate?: unknown; endDate?: unknown } = await declarationOf(
    db,
    clientId,
    'pep',
  );
  const { functionId, initialDate, endDate } = pep;
  if (have_worked !== 1 || typeof functionId !== 'number' || typeof initialDate !== 'string') return false;
  return initialDate <= today && (typeof endDate !== 'string' || today <= endDate);
};
