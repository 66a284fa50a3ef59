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
export const declare = (db: Database, { clientId, part, body, isWhole }: Declaration): Promise<void> =>
  transact(db, async (tx) => {
    const text = JSON.stringify(body);
    await tx
      .insertInto('declarations')
      .values({ client_id: clientId, part, body: text })
      .onConflict((conflict) => conflict.columns(['client_id', 'part']).doUpdateSet({ body: text }))
      .execute();
    await markParts(tx, clientId, { [ITEM_OF[part]]: isWhole ? 1 : 0 });
  });

/** What a client answered on the tax page about PEP roles. */
export const pepAnswersOf = (db: Queries, clientId: number) =>
  db
    .selectFrom('clients')
    .where('id', '=', clientId)
    .select(['have_worked', 'have_relation'])
    .executeTakeFirstOrThrow();
