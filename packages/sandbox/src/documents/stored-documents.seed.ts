import type { Queries } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';

/** The individual registration sheet. @see spec A §3 Document types */
const REGISTRATION_SHEET = 9;

/** Seeds the registration sheet of each persona. Its id is the client's id. */
export const seedStoredDocuments = async (tx: Queries, personas: readonly Persona[]): Promise<void> => {
  await tx
    .insertInto('stored_documents')
    .values(
      personas.map(({ id }) => ({
        id,
        client_id: id,
        doc_type: REGISTRATION_SHEET,
        file_name: 'ficha-cadastral.pdf',
      })),
    )
    .execute();
};
