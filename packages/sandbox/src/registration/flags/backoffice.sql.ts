import { clientOfDocument } from '../../access/client-of.sql.ts';
import { withClient } from '../../database/locked-client.sql.ts';
import type { Database } from '../../database/transaction.ts';

/** The numbers of A §4 Approval and renewal statuses. A number that is left out stays. */
interface SetStanding {
  readonly document: string;
  readonly approval?: number;
  readonly renewal?: number;
}

/** @returns false when no client with a registration has the document */
export const setStanding = async (db: Database, { document, approval, renewal }: SetStanding): Promise<boolean> => {
  const client = await clientOfDocument(db, document);
  if (client === undefined) return false;
  return withClient(db, client.id, async ({ tx, id }) => {
    const { numUpdatedRows } = await tx
      .updateTable('registration_forms')
      .set(({ ref }) => ({
        is_approved_adm: approval ?? ref('is_approved_adm'),
        is_approved_renew: renewal ?? ref('is_approved_renew'),
      }))
      .where('client_id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });
};
