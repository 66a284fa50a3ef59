import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/transaction.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Writes an e-mail in the transaction of what it tells of: both happen, or neither. */
export const sendMail = async (
  tx: Queries,
  { clientId, to, subject, text, now }: Mail & { readonly clientId: number; readonly now: Date },
): Promise<void> => {
  await tx
    .insertInto('outbox')
    .values({ id: randomUUID(), client_id: clientId, recipient: to, subject, body: text, created_at: now })
    .execute();
};

const AT_MOST = 200;

/** The last e-mails, oldest first. @param to one recipient alone, when given */
export const readOutbox = async (db: Queries, to: string | undefined): Promise<readonly Mail[]> => {
  const rows = await db
    .selectFrom('outbox')
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .select(['recipient as to', 'subject', 'body as text'])
    .orderBy('created_at', 'desc')
    .limit(AT_MOST)
    .execute();
  return rows.toReversed();
};
