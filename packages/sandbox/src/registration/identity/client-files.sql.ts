import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import { builtOnce } from '../../database/built-once.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import { markDocuments } from '../flags/filed-parts.sql.ts';

/** 1 front and 2 back of the identity document, 4 proof of residence. @see spec A §7 */
export type FileKind = 1 | 2 | 4;

/** A file with the content type of its first bytes. */
export interface ClientFile {
  readonly contentType: string;
  readonly content: Buffer;
}

const PART_BYTES = 1024 * 1024;

const partsOf = (content: Buffer): readonly Buffer[] =>
  Array.from({ length: Math.ceil(content.length / PART_BYTES) }, (_, part) =>
    content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
  );

/** Keeps a file, and drops the client's last one of that kind. Other requests run between its parts (docs/decisions/0180). */
export const keepFile = async ({ tx, id: clientId }: LockedClient, kind: FileKind, file: ClientFile): Promise<void> => {
  const columns = { content_type: file.contentType };
  await tx
    .insertInto('client_files')
    .values({ client_id: clientId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['world', 'client_id', 'kind']).doUpdateSet(columns))
    .execute();
  await tx.deleteFrom('client_file_parts').where('client_id', '=', clientId).where('kind', '=', kind).execute();
  for (const [part, content] of partsOf(file.content).entries()) {
    await nextTurn();
    await tx.insertInto('client_file_parts').values({ client_id: clientId, kind, part, content }).execute();
  }
};

/** Keeps a proof of residence, and marks the documents as filled when every file is there. */
export const keepProof = async (client: LockedClient, file: ClientFile): Promise<void> => {
  await keepFile(client, 4, file);
  await markDocuments(client);
};

export const hasFile = async (db: Queries, clientId: number, kind: FileKind): Promise<boolean> =>
  (await kindsOf(db, clientId, kind)).length > 0;

const kindsOf = builtOnce((db, clientId: number, kind: FileKind) =>
  db.selectFrom('client_files').where('client_id', '=', clientId).where('kind', '=', kind).select('kind'),
);

/** @returns `undefined` when the client has no file of that kind */
export const fileOf = async (db: Queries, clientId: number, kind: FileKind): Promise<ClientFile | undefined> => {
  // One statement: another file may take the place of this one at any time.
  const rows = await db
    .selectFrom('client_files')
    .innerJoin('client_file_parts', (join) =>
      join
        .onRef('client_file_parts.client_id', '=', 'client_files.client_id')
        .onRef('client_file_parts.kind', '=', 'client_files.kind'),
    )
    .where('client_files.client_id', '=', clientId)
    .where('client_files.kind', '=', kind)
    .select(['content_type', 'content'])
    .orderBy('part')
    .execute();
  const [first] = rows;
  return first && { contentType: first.content_type, content: Buffer.concat(rows.map(({ content }) => content)) };
};
