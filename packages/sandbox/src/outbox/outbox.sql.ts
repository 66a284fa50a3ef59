import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/transaction.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A file of an e-mail. Its name is unique in the e-mail. */
interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

interface Sending extends Mail {
  readonly clientId: number;
  readonly now: Date;
  readonly attachments?: readonly Attachment[];
}

/** Writes an e-mail in the transaction of its event, so that both are kept or neither. */
export const sendMail = async (
  tx: Queries,
  { clientId, to, subject, text, now, attachments = [] }: Sending,
): Promise<void> => {
  const id = randomUUID();
  await tx
    .insertInto('outbox')
    .values({ id, client_id: clientId, recipient: to, subject, body: text, created_at: now })
    .execute();
  for (const { fileName, contentType, content } of attachments)
    await tx
      .insertInto('outbox_attachments')
      .values({ mail_id: id, file_name: fileName, content_type: contentType, content })
      .execute();
};

const AT_MOST = 200;

export interface SentMail extends Mail {
  /** ISO 8601. */
  readonly sentAt: string;
  readonly attachments: { fileName: string; contentType: string; base64: string }[];
}

/**
 * Reads the sent e-mails, newest first.
 *
 * @param to an address or a client's document; all e-mails without it
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
    .select(['outbox.id', 'recipient', 'subject', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .limit(Math.min(last, AT_MOST))
    .execute();
  const attached = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, recipient, subject, body, created_at }) => ({
    to: recipient,
    subject,
    text: body,
    sentAt: created_at.toISOString(),
    attachments: attached
      .filter(({ mail_id }) => mail_id === id)
      .map(({ file_name: fileName, content_type: contentType, content }) => ({
        fileName,
        contentType,
        base64: Buffer.from(content).toString('base64'),
      })),
  }));
};

const attachmentsOf = async (db: Queries, mails: readonly string[]) =>
  mails.length === 0
    ? []
    : db
        .selectFrom('outbox_attachments')
        .where('mail_id', 'in', mails)
        .select(['mail_id', 'file_name', 'content_type', 'content'])
        .orderBy('file_name')
        .execute();
