import { randomUUID } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SentMail } from '../controls/controls.schemas.ts';
import type { DB } from '../database/tables.generated.ts';
import type { Queries } from '../database/transaction.ts';

/** A file of an e-mail. Its name is unique in the e-mail. */
interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

interface Sending {
  readonly clientId: number;
  /** An address; the client's own without it. */
  readonly to?: string;
  readonly subject: string;
  readonly text: string;
  readonly now: Date;
  readonly attachments?: readonly Attachment[];
}

/** Writes an e-mail in the transaction of its event, so that the database keeps both or neither. */
export const sendMail = async (
  tx: Queries,
  { clientId, to, subject, text, now, attachments = [] }: Sending,
): Promise<void> => {
  const id = randomUUID();
  const recipient = to ?? (await addressOf(tx, clientId));
  await tx
    .insertInto('outbox')
    .values({ id, client_id: clientId, recipient, subject, body: text, created_at: now })
    .execute();
  for (const { fileName, contentType, content } of attachments)
    await tx
      .insertInto('outbox_attachments')
      .values({ mail_id: id, file_name: fileName, content_type: contentType, content })
      .execute();
};

const AT_MOST = 200;

const digitsOf = (text: string): string => text.replace(/[./-]/g, '');

const addressOf = async (tx: Queries, clientId: number): Promise<string> =>
  (await tx.selectFrom('clients').where('id', '=', clientId).select('email').executeTakeFirstOrThrow()).email;

/** Newest first. @param to an address, or a document with or without punctuation */
export const readOutbox = async (
  db: Queries,
  { to, last = AT_MOST }: { readonly to?: string | undefined; readonly last?: number | undefined },
): Promise<readonly SentMail[]> => {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('clients', 'clients.id', 'outbox.client_id')
    .$if(to !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('recipient', '=', to ?? ''), eb('clients.document', '=', digitsOf(to ?? ''))]),
      ),
    )
    .select(['recipient as to', 'subject', 'body as text', 'created_at'])
    .select(({ selectFrom }) => jsonArrayFrom(attachmentsOf(selectFrom)).as('attachments'))
    .orderBy('created_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .limit(Math.min(last, AT_MOST))
    .execute();
  return rows.map(({ created_at, ...mail }) => ({ ...mail, sentAt: created_at.toISOString() }));
};

/** PostgreSQL breaks the lines of base64. */
const BASE64 = sql<string>`replace(encode(content, 'base64'), chr(10), '')`;

const attachmentsOf = (selectFrom: ExpressionBuilder<DB, 'outbox'>['selectFrom']) =>
  selectFrom('outbox_attachments')
    .whereRef('mail_id', '=', 'outbox.id')
    .select(['file_name as fileName', 'content_type as contentType', BASE64.as('base64')])
    .orderBy('file_name');
