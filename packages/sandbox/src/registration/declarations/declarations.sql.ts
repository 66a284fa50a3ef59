import type { DB } from '../../database/tables.generated.ts';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';

/** A part of the registration in which a client declares something. */
export type DeclaredPart = DB['declarations']['part'];

/** The last declaration in the words of the wire, or `{}` before the first. */
export const declarationOf = async (db: Queries, clientId: number, part: DeclaredPart): Promise<object> =>
  (await lastDeclaration(db, clientId, part)) ?? {};

/** The same, or `undefined` before the first. */
export const lastDeclaration = async (
  db: Queries,
  clientId: number,
  part: DeclaredPart,
): Promise<object | undefined> => {
  const row = await db
    .selectFrom('declarations')
    .where('client_id', '=', clientId)
    .where('part', '=', part)
    .select('body')
    .executeTakeFirst();
  return row?.body;
};

/** Replaces the last declaration. */
export const declare = async ({ tx, id }: LockedClient, part: DeclaredPart, body: object): Promise<void> => {
  const text = JSON.stringify(body);
  await tx
    .insertInto('declarations')
    .values({ client_id: id, part, body: text })
    .onConflict((conflict) => conflict.columns(['world', 'client_id', 'part']).doUpdateSet({ body: text }))
    .execute();
};

/** What a client answered on the tax page: 0 or 1, null before the answer. */
export const taxAnswersOf = (db: Queries, clientId: number) =>
  db
    .selectFrom('clients')
    .where('id', '=', clientId)
    .select(['have_worked', 'have_relation', 'have_fatca', 'document'])
    .executeTakeFirstOrThrow();

/** Whether a client's declared role lasts today, both days included. @param today `YYYY-MM-DD` @see decision Q016 */
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
