import { transact, type Database, type Queries } from '../../database/transaction.ts';
import { markDocuments } from '../flags/check-lists.sql.ts';

/** 1 front and 2 back of the identity document, 4 proof of residence. @see spec A §7 */
export type FileKind = 1 | 2 | 4;

/** A file with the content type of its first bytes. */
export interface ClientFile {
  readonly contentType: string;
  readonly content: Buffer;
}

interface Keeping {
  readonly clientId: number;
  readonly kind: FileKind;
  readonly file: ClientFile;
}

/** Keeps a file, and deletes the client's earlier file of that kind. */
export const keepFile = async (tx: Queries, { clientId, kind, file }: Keeping): Promise<void> => {
  const columns = { content_type: file.contentType, content: file.content };
  await tx
    .insertInto('client_files')
    .values({ client_id: clientId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['client_id', 'kind']).doUpdateSet(columns))
    .execute();
};

/** Keeps a proof of residence, and marks the documents as filled when every file is there. */
export const keepProof = (db: Database, clientId: number, file: ClientFile): Promise<void> =>
  transact(db, async (tx) => {
    await keepFile(tx, { clientId, kind: 4, file });
    await markDocuments(tx, clientId);
  });

const ofKind = (db: Queries, clientId: number, kind: FileKind) =>
  db.selectFrom('client_files').where('client_id', '=', clientId).where('kind', '=', kind);

export const hasFile = async (db: Queries, clientId: number, kind: FileKind): Promise<boolean> =>
  (await ofKind(db, clientId, kind).select('kind').executeTakeFirst()) !== undefined;

/** @returns `undefined` when the client has no file of that kind */
export const fileOf = async (db: Queries, clientId: number, kind: FileKind): Promise<ClientFile | undefined> => {
  const row = await ofKind(db, clientId, kind).select(['content_type', 'content']).executeTakeFirst();
  return row && { contentType: row.content_type, content: Buffer.from(row.content) };
};
