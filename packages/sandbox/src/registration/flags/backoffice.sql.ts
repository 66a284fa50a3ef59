import type { Queries } from '../../database/transaction.ts';

/** The numbers of A §4 Approval and renewal statuses. A number that is left out stays. */
interface SetStanding {
  readonly document: string;
  readonly approval?: number;
  readonly renewal?: number;
}

/** @returns false when no client with a registration has the document */
export const setStanding = async (db: Queries, { document, approval, renewal }: SetStanding): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('registration_forms')
    .set(({ ref }) => ({
      is_approved_adm: approval ?? ref('is_approved_adm'),
      is_approved_renew: renewal ?? ref('is_approved_renew'),
    }))
    .where('client_id', 'in', db.selectFrom('clients').where('document', '=', document).select('id'))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
