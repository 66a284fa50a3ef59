import { lockClient } from '../database/locked-client.sql.ts';
import type { RawTransaction } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';
import { keepAdhesions } from './signed-papers.sql.ts';

/** The individual registration sheet. @see spec A §3 Document types */
const REGISTRATION_SHEET = 9;

/** Seeds the registration sheet of each persona, whose id is the client's id, and the terms of their funds. */
export const seedStoredDocuments = async (tx: RawTransaction, personas: readonly Persona[]): Promise<void> => {
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
  for (const { id: clientId, isCoHolder } of personas) {
    // The holder signs for both.
    if (isCoHolder) continue;
    const held = await tx
      .selectFrom('signed_fund_terms')
      .innerJoin('positions', (join) =>
        join
          .onRef('positions.client_id', '=', 'signed_fund_terms.client_id')
          .onRef('positions.fund_id', '=', 'signed_fund_terms.fund_id'),
      )
      .where('positions.client_id', '=', clientId)
      .select(['positions.fund_id', 'signed_at'])
      .execute();
    const [first] = held;
    if (first === undefined) continue;
    const fundIds = held.map(({ fund_id }) => fund_id);
    await keepAdhesions(await lockClient(tx, clientId), fundIds, first.signed_at);
  }
};
