import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/transaction.ts';

export interface AuditEntry {
  readonly event: string;
  readonly clientId: number | undefined;
  readonly address: string;
  readonly now: Date;
}

/** Writes an entry of the audit, in the transaction of the event itself. */
export const audit = async (tx: Queries, { event, clientId, address, now }: AuditEntry): Promise<void> => {
  await tx
    .insertInto('audit')
    .values({ id: randomUUID(), at: now, client_id: clientId ?? null, event, address })
    .execute();
};
