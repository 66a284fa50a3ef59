import { transact, type Database, type Queries } from '../../database/transaction.ts';
import { markDocuments } from '../flags/check-list-marks.sql.ts';

/** 1 front and 2 back of the identity document, 4 proof of residence. @see spec A §7 */
export type FileKind = 1 | 2 | 4;

/** A file whose first bytes were looked at. */
export interface ClientFile {
  readonly contentType: string;
  readonly content: Buffer;
}

interface Keeping {
  readonly clientId: number;
  readonly kind: FileKind;
  readonly file: ClientFile;
}

/** Keeps a file in the place of the one of its kind. */
export const keepFile = async (tx: Queries, { clientId, kind, file }: Keeping): Promise<void> => {
  const columns = { content_type: file.contentType, content: file.content };
  await tx
    .insertInto('client_files')
    .values({ client_id: clientId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['client_id', 'kind']).doUpdateSet(columns))
    .execute();
};

/** Keeps a proof of residence, and marks the documents filled when it was the last one missing. */
export const keepProof = (db: Database, clientId: number, file: ClientFile): Promise<void> =>
  transact(db, async (tx) => {
    await keepFile(tx, { clientId, kind: 4, file });
    await markDocuments(tx, clientId);
  });

/** @returns `undefined` when there is none of that kind */
export const fileOf = async (db: Queries, clientId: number, kind: FileKind): Promise<ClientFile | undefined> => {
  const row = await db
    .selectFrom('client_files')
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .select(['content_type as contentType', 'content'])
    .executeTakeFirst();
  return row === undefined ? undefined : { contentType: row.contentType, content: Buffer.from(row.content) };
};
