import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { LockedClient } from '../database/locked-client.sql.ts';
import type { Queries } from '../database/transaction.ts';
import type { Stamp } from './signed-term.ts';

/** @returns the SHA-256 of bytes, in hexadecimal digits */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A term that the client accepts, and the SHA-256 of its PDF. */
export interface ReadTerm {
  readonly termId: number;
  readonly sha256: string;
}

interface Accepting {
  readonly formId: number;
  readonly terms: readonly ReadTerm[];
  readonly now: Date;
}

/** Keeps the accepted terms until the signature. They replace the ones that wait. */
export const keepAccepted = async ({ tx }: LockedClient, { formId, terms, now }: Accepting): Promise<void> => {
  await tx.deleteFrom('accepted_terms').where('form_id', '=', formId).where('signature_id', 'is', null).execute();
  await tx
    .insertInto('accepted_terms')
    .values(terms.map(({ termId, sha256 }) => ({ form_id: formId, term_id: termId, sha256, accepted_at: now })))
    .execute();
};

interface Uploaded {
  readonly image: Buffer;
  readonly method: 'drawn' | 'typed';
  readonly city: string;
  readonly now: Date;
}

/** Keeps a picture in place of the client's last one that signed nothing. @returns its id */
export const keepSignature = async (
  { tx, id: clientId }: LockedClient,
  { image, method, city, now }: Uploaded,
): Promise<number> => {
  await tx.deleteFrom('signatures').where('client_id', '=', clientId).where('signed_at', 'is', null).execute();
  const { id } = await tx
    .insertInto('signatures')
    .values({ client_id: clientId, image, method, city, uploaded_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The picture of a client that signed nothing yet. */
export const waitingImage = async (db: Queries, clientId: number, id: number): Promise<Buffer | undefined> => {
  const found = await db
    .selectFrom('signatures')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('signed_at', 'is', null)
    .select('image')
    .executeTakeFirst();
  return found && Buffer.from(found.image);
};

/** Keeps that the client confirmed a picture, or took it back. One that signed stays. @returns whether it waits */
export const confirmSignature = async (
  { tx, id: clientId }: LockedClient,
  id: number,
  isConfirmed: boolean,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('signatures')
    .set({ is_confirmed: isConfirmed })
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('signed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** A signed term whose PDF is missing. */
export interface UnfilledTerm extends Stamp {
  readonly acceptedId: number;
  readonly termId: number;
  readonly sha256: string;
}

/** The signed terms of a form without a PDF. */
export const unfilledTerms = async (db: Queries, formId: number): Promise<readonly UnfilledTerm[]> => {
  const rows = await db
    .selectFrom('accepted_terms')
    .innerJoin('signatures', 'signatures.id', 'accepted_terms.signature_id')
    .innerJoin('clients', 'clients.id', 'signatures.client_id')
    .leftJoin('signed_documents', 'signed_documents.accepted_id', 'accepted_terms.id')
    .where('accepted_terms.form_id', '=', formId)
    .where('signed_documents.document_id', 'is', null)
    .select(['accepted_terms.id as acceptedId', 'term_id as termId', 'accepted_terms.sha256'])
    .select(['name', 'document', 'city', 'image', 'signed_at', 'signed_from'])
    .select((of) => of.ref('method').$castTo<UnfilledTerm['method']>().as('method'))
    .orderBy('accepted_terms.id')
    .execute();
  return rows.flatMap(({ signed_at: signedAt, signed_from: signedFrom, ...row }) =>
    signedAt === null || signedFrom === null ? [] : [{ ...row, signedAt, signedFrom }],
  );
};

/** The adhesion term. @see spec A §3 Document types */
const ADHESION_TERM = 10;

interface Filled {
  readonly term: UnfilledTerm;
  readonly title: string;
  readonly content: Buffer;
  readonly sha256: string;
}

/** Keeps the PDF of a signed term, once. */
export const keepDocument = async (
  { tx, id: clientId }: LockedClient,
  { term, title, content, sha256 }: Filled,
): Promise<void> => {
  const kept = tx.selectFrom('signed_documents').where('accepted_id', '=', term.acceptedId).select('document_id');
  if ((await kept.executeTakeFirst()) !== undefined) return;
  const { id } = await tx
    .insertInto('stored_documents')
    .values({
      id: sql<number>`next_id('stored_document_ids')`,
      client_id: clientId,
      doc_type: ADHESION_TERM,
      file_name: `termo-assinado-${String(term.acceptedId)}.pdf`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('signed_documents')
    .values({ document_id: id, accepted_id: term.acceptedId, title, content, sha256 })
    .execute();
};

/** The documents of a client, oldest first. */
export const documentsOf = (db: Queries, clientId: number) =>
  db
    .selectFrom('stored_documents')
    .leftJoin('signed_documents', 'signed_documents.document_id', 'stored_documents.id')
    .where('stored_documents.client_id', '=', clientId)
    .select(['id', 'doc_type as docType', 'title as fundName', 'sha256'])
    .orderBy('id')
    .execute();

/** The client's signed document with this SHA-256. */
export const documentWith = (db: Queries, clientId: number, sha256: string) =>
  db
    .selectFrom('stored_documents')
    .innerJoin('signed_documents', 'signed_documents.document_id', 'stored_documents.id')
    .where('stored_documents.client_id', '=', clientId)
    .where('sha256', '=', sha256)
    .select(['id', 'title as fundName', 'sha256'])
    .executeTakeFirst();
