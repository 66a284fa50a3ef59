import type { Static } from '@sinclair/typebox';
import { sql, type Updateable } from 'kysely';
import type { DB } from '../../database/tables.generated.ts';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import type { CheckList } from '../flow/registration-form.schemas.ts';

/** The check list of a registration that has just begun: 0 is missing, 1 is filled. */
export const EMPTY_CHECK_LIST = {
  professional_informations: 0,
  pep: 0,
  fatca: 0,
  investor_data: 0,
  upload_documents: 0,
  bank_informations: 0,
  suitability: 0,
  general_result: 0,
};

/** @returns `undefined` when the form is not that client's */
export const checkListOf = (
  db: Queries,
  { formId, clientId }: { readonly formId: number; readonly clientId: number },
): Promise<Static<typeof CheckList> | undefined> =>
  db
    .selectFrom('check_lists')
    .innerJoin('registration_forms', 'registration_forms.id', 'check_lists.form_id')
    .where('registration_forms.id', '=', formId)
    .where('registration_forms.client_id', '=', clientId)
    .select(['professional_informations as professionalInformations', 'pep', 'fatca', 'investor_data as investorData'])
    .select(['upload_documents as uploadDocuments', 'bank_informations as bankInformations', 'suitability'])
    .select('general_result as generalResult')
    .executeTakeFirst();

/** Marks parts of a client's check list: 1 for filled, 0 for missing. */
export const markParts = async ({ tx, id }: LockedClient, marks: Updateable<DB['check_lists']>): Promise<void> => {
  await tx
    .updateTable('check_lists')
    .set(marks)
    .where('form_id', 'in', tx.selectFrom('registration_forms').where('client_id', '=', id).select('id'))
    .execute();
};

/** Marks the investor's data as filled when the client has given personal data, a residence, income and patrimony. */
export const markInvestorData = async (client: LockedClient): Promise<void> => {
  const found = await client.tx
    .selectFrom('clients')
    .innerJoin('addresses', 'addresses.client_id', 'clients.id')
    .innerJoin('finances', 'finances.client_id', 'clients.id')
    .where('clients.id', '=', client.id)
    .where('clients.marital_status', 'is not', null)
    .where('addresses.type_address', '=', 1)
    .select('clients.id')
    .executeTakeFirst();
  if (found !== undefined) await markParts(client, { investor_data: 1 });
};

/** Marks the documents as filled when every file is there. A CNH needs only one picture, which shows both sides. */
export const markDocuments = async (client: LockedClient): Promise<void> => {
  const { tx, id: clientId } = client;
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
  if (count >= (document.document_type === 'CNH' ? 2 : 3)) await markParts(client, { upload_documents: 1 });
};

interface Answers {
  readonly haveWorked?: 0 | 1;
  readonly haveRelation?: 0 | 1;
  readonly haveFatca?: 0 | 1;
}

/**
 * Marks a part as filled when the client has nothing to declare in it, and as missing when an answer changes to yes.
 * Call it before the answers are written.
 */
export const markAnswers = async (
  client: LockedClient,
  { haveWorked, haveRelation, haveFatca }: Answers,
): Promise<void> => {
  const before = await client.tx
    .selectFrom('clients')
    .where('id', '=', client.id)
    .select(['have_worked', 'have_relation', 'have_fatca'])
    .executeTakeFirstOrThrow();
  const [worked, relation] = [haveWorked ?? before.have_worked, haveRelation ?? before.have_relation];
  const fatca = haveFatca ?? before.have_fatca;
  if (worked === 0 && relation === 0) await markParts(client, { pep: 1 });
  else if (worked !== before.have_worked || relation !== before.have_relation) await markParts(client, { pep: 0 });
  if (fatca !== before.have_fatca || fatca === 0) await markParts(client, { fatca: fatca === 0 ? 1 : 0 });
};
