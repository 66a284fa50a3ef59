import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import { builtOnce } from '../../database/built-once.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import { currentWorld, inWorld } from '../../worlds/current-world.ts';
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

const ofKind = (db: Queries, clientId: number, kind: FileKind) =>
  db.selectFrom('client_files').where('client_files.client_id', '=', clientId).where('client_files.kind', '=', kind);

/** It differs as soon as another file took the place of this one. */
const VERSION = sql<string>`client_files.xmin::text`;

/** So much of a file is read at once, and kept for a reader who stalls. It divides a part. */
const SLICE_BYTES = 128 * 1024;

/** A file that is read as its reader takes it. */
interface StoredFile {
  readonly contentType: string;
  /** Its bytes. It fails when another file takes the place of this one meanwhile. */
  readonly slices: AsyncIterable<Buffer>;
}

/** @returns `undefined` when the client has no file of that kind */
export const fileOf = async (db: Queries, clientId: number, kind: FileKind): Promise<StoredFile | undefined> => {
  const found = await ofKind(db, clientId, kind)
    .select(['content_type', VERSION.as('version')])
    .select(({ selectFrom }) =>
      selectFrom('client_file_parts')
        .where('client_id', '=', clientId)
        .where('kind', '=', kind)
        .select(sql<number>`sum(octet_length(content))`.as('bytes'))
        .as('bytes'),
    )
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const sliceAt = (place: number) =>
    ofKind(db, clientId, kind)
      .innerJoin('client_file_parts as parts', (join) =>
        join.onRef('parts.client_id', '=', 'client_files.client_id').onRef('parts.kind', '=', 'client_files.kind'),
      )
      .where(VERSION, '=', found.version)
      .where('part', '=', Math.floor(place / PART_BYTES))
      .select(sql<Buffer>`substr(content, ${(place % PART_BYTES) + 1}::integer, ${SLICE_BYTES}::integer)`.as('slice'))
      .executeTakeFirstOrThrow();
  const world = currentWorld();
  const slices = async function* (): AsyncGenerator<Buffer> {
    for (let place = 0; place < (found.bytes ?? 0); place += SLICE_BYTES) {
      await nextTurn();
      // The socket that asks for more belongs to no world.
      yield (await inWorld(world, () => sliceAt(place))).slice;
    }
  };
  return { contentType: found.content_type, slices: slices() };
};
