import { sql } from 'kysely';
import type { Queries } from '../../database/transaction.ts';

/** A part of the check list that the first pages fill in. */
type Part = 'investor_data' | 'upload_documents' | 'pep' | 'fatca';

const mark = async (tx: Queries, clientId: number, [part, isFilled]: readonly [Part, boolean]): Promise<void> => {
  await tx
    .updateTable('check_lists')
    .set({ [part]: isFilled ? 1 : 0 })
    .where('form_id', 'in', tx.selectFrom('registration_forms').where('client_id', '=', clientId).select('id'))
    .execute();
};

/** Filled once the client has said who they are, where they live and what they own. */
export const markInvestorData = async (tx: Queries, clientId: number): Promise<void> => {
  const found = await tx
    .selectFrom('clients')
    .innerJoin('addresses', 'addresses.client_id', 'clients.id')
    .innerJoin('finances', 'finances.client_id', 'clients.id')
    .where('clients.id', '=', clientId)
    .where('clients.marital_status', 'is not', null)
    .where('addresses.type_address', '=', 1)
    .select('clients.id')
    .executeTakeFirst();
  if (found !== undefined) await mark(tx, clientId, ['investor_data', true]);
};

/** Filled once the identity document and the proof of residence are there; a CNH shows both sides at once. */
export const markDocuments = async (tx: Queries, clientId: number): Promise<void> => {
  const document = await tx
    .selectFrom('identity_documents')
    .where('client_id', '=', clientId)
    .select('document_type')
    .executeTakeFirst();
  const { count } = await tx
    .selectFrom('client_files')
    .where('client_id', '=', clientId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (document === undefined) return;
  if (count >= (document.document_type === 'CNH' ? 2 : 3)) await mark(tx, clientId, ['upload_documents', true]);
};

interface Answers {
  readonly haveWorked?: 0 | 1;
  readonly haveRelation?: 0 | 1;
  readonly haveFatca?: 0 | 1;
}

/**
 * Who has nothing to declare is done with it; who changed an answer to yes has something to declare first. To be called
 * before the answers are written.
 */
export const markAnswers = async (
  tx: Queries,
  clientId: number,
  { haveWorked, haveRelation, haveFatca }: Answers,
): Promise<void> => {
  const before = await tx
    .selectFrom('clients')
    .where('id', '=', clientId)
    .select(['have_worked', 'have_relation', 'have_fatca'])
    .executeTakeFirstOrThrow();
  const [worked, relation] = [haveWorked ?? before.have_worked, haveRelation ?? before.have_relation];
  const fatca = haveFatca ?? before.have_fatca;
  if (worked === 0 && relation === 0) await mark(tx, clientId, ['pep', true]);
  else if (worked !== before.have_worked || relation !== before.have_relation) await mark(tx, clientId, ['pep', false]);
  if (fatca === 0) await mark(tx, clientId, ['fatca', true]);
  else if (fatca !== before.have_fatca) await mark(tx, clientId, ['fatca', false]);
};
