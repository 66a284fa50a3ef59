import type { DB } from '../../database/tables.generated.ts';
import { transact, type Database, type Queries } from '../../database/transaction.ts';

type Part = DB['declarations']['part'];

/** A part of the registration in which a client declares something of themselves. */
export interface Declaration {
  readonly clientId: number;
  readonly part: Part;
  readonly body: object;
  /** Whether nothing is missing in it. */
  readonly isWhole: boolean;
}

const ITEM_OF = { pep: 'pep', fatca: 'fatca', professional: 'professional_informations' } as const;

/** What a client declared last, in the words of the wire; empty when nothing was declared yet. */
export const declarationOf = async (db: Queries, clientId: number, part: Part): Promise<object> => {
  const row = await db
    .selectFrom('declarations')
    .where('client_id', '=', clientId)
    .where('part', '=', part)
    .select('body')
    .executeTakeFirst();
  return row?.body ?? {};
};

/** Takes a declaration in the place of the last one, and marks that part of the check list. */
export const declare = (db: Database, { clientId, part, body, isWhole }: Declaration): Promise<void> =>
  transact(db, async (tx) => {
    const text = JSON.stringify(body);
    await tx
      .insertInto('declarations')
      .values({ client_id: clientId, part, body: text })
      .onConflict((conflict) => conflict.columns(['client_id', 'part']).doUpdateSet({ body: text }))
      .execute();
    await tx
      .updateTable('check_lists')
      .set({ [ITEM_OF[part]]: isWhole ? 1 : 0 })
      .where('form_id', 'in', tx.selectFrom('registration_forms').where('client_id', '=', clientId).select('id'))
      .execute();
  });

/** Something that was chosen from a list. */
export interface Chosen {
  readonly path: string;
  readonly list: DB['list_options']['list'];
  readonly id: number | null;
}

/** @returns the path of the first choice that its list does not have; what was not chosen is not wrong */
export const firstUnlisted = async (db: Queries, choices: readonly Chosen[]): Promise<string | undefined> => {
  const chosen = choices.flatMap(({ path, list, id }) => (id === null ? [] : [{ path, list, id }]));
  if (chosen.length === 0) return undefined;
  const listed = await db
    .selectFrom('list_options')
    .where('list', 'in', [...new Set(chosen.map(({ list }) => list))])
    .where('id', 'in', [...new Set(chosen.map(({ id }) => id))])
    .select(['list', 'id'])
    .execute();
  const has = new Set(listed.map(({ list, id }) => `${list} ${String(id)}`));
  return chosen.find(({ list, id }) => !has.has(`${list} ${String(id)}`))?.path;
};

/** What a client answered on the tax page about PEP roles. */
export const pepAnswersOf = (db: Queries, clientId: number) =>
  db
    .selectFrom('clients')
    .where('id', '=', clientId)
    .select(['have_worked', 'have_relation'])
    .executeTakeFirstOrThrow();
