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

export interface SentMail extends Mail {
  /** ISO 8601. */
  readonly sentAt: string;
}

/**
 * The e-mails that were sent, newest first.
 *
 * @param to an address, or the document of a client; `undefined` is everybody's
 */
export const readOutbox = async (
  db: Queries,
  { to, last = AT_MOST }: { readonly to?: string | undefined; readonly last?: number | undefined },
): Promise<readonly SentMail[]> => {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('clients', 'clients.id', 'outbox.client_id')
    .$if(to !== undefined, (query) =>
      query.where(({ eb, or }) => or([eb('recipient', '=', to ?? ''), eb('clients.document', '=', to ?? '')])),
    )
    .select(['recipient', 'subject', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .limit(Math.min(last, AT_MOST))
    .execute();
  return rows.map(({ recipient, subject, body, created_at }) => ({
    to: recipient,
    subject,
    text: body,
    sentAt: created_at.toISOString(),
  }));
};
