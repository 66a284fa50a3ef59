import type { Static } from '@sinclair/typebox';
import { builtOnce } from '../../database/built-once.sql.ts';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import { markDocuments } from '../flags/filed-parts.sql.ts';
import { keepFile, type ClientFile } from './client-files.sql.ts';
import type { IdentityDocument } from './identity.schemas.ts';

type IdentityWire = Static<typeof IdentityDocument>;

/** @returns null before the client sent a document */
export const identityDocumentOf = async (db: Queries, clientId: number): Promise<IdentityWire | null> => {
  const [row] = await identityDocumentsOf(db, clientId);
  return row ?? null;
};

const identityDocumentsOf = builtOnce((db, clientId: number) =>
  db
    .selectFrom('identity_documents')
    .where('client_id', '=', clientId)
    .select(['document_type as documentType', 'identification_number as identificationNumber'])
    .select(['issuing_body as issuingBody', 'place_of_emission as placeofemission'])
    .select(['expedition_date as expeditiondate', 'valid_date as validDate'])
    .select(['mother_name as motherName', 'father_name as fatherName']),
);

export interface Identifying {
  readonly document: IdentityWire;
  /** A picture stays as it was when the client does not send it again. */
  readonly front: ClientFile | undefined;
  readonly back: ClientFile | undefined;
}

/**
 * Keeps a document with its pictures, all or nothing. A CNH has no back, so the back of the earlier document is
 * deleted.
 *
 * @returns the field of a missing picture; then nothing was kept
 */
export const keepIdentity = async (
  client: LockedClient,
  { document, front, back }: Identifying,
): Promise<'documentPhotoFront' | 'documentPhotoBack' | undefined> => {
  const { tx, id } = client;
  const kept = await tx.selectFrom('client_files').where('client_id', '=', id).select('kind').execute();
  const has = (kind: number): boolean => kept.some((file) => file.kind === kind);
  const hasBack = document.documentType !== 'CNH';
  if (front === undefined && !has(1)) return 'documentPhotoFront';
  if (hasBack && back === undefined && !has(2)) return 'documentPhotoBack';
  await keepDocument(client, document);
  if (front !== undefined) await keepFile(client, 1, front);
  if (hasBack && back !== undefined) await keepFile(client, 2, back);
  if (!hasBack) await tx.deleteFrom('client_files').where('client_id', '=', id).where('kind', '=', 2).execute();
  // Pictures that the staff refused stay refused until others come.
  if (front !== undefined || back !== undefined) await markDocuments(client);
  return undefined;
};

/** Keeps the document, and copies the names of the parents to the client. */
const keepDocument = async ({ tx, id: clientId }: LockedClient, document: IdentityWire): Promise<void> => {
  const parents = { mother_name: document.motherName, father_name: document.fatherName };
  const columns = {
    ...parents,
    document_type: document.documentType,
    identification_number: document.identificationNumber,
    issuing_body: document.issuingBody,
    place_of_emission: document.placeofemission,
    expedition_date: document.expeditiondate,
    valid_date: document.validDate,
  };
  await tx
    .insertInto('identity_documents')
    .values({ client_id: clientId, ...columns })
    .onConflict((conflict) => conflict.columns(['world', 'client_id']).doUpdateSet(columns))
    .execute();
  await tx.updateTable('clients').set(parents).where('id', '=', clientId).execute();
};
