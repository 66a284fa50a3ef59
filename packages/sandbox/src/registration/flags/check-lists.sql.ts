import type { Static } from '@sinclair/typebox';
import type { Updateable } from 'kysely';
import type { DB } from '../../database/tables.generated.ts';
import { builtOnce } from '../../database/built-once.sql.ts';
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
export const checkListOf = async (
  db: Queries,
  { formId, clientId }: { readonly formId: number; readonly clientId: number },
): Promise<Static<typeof CheckList> | undefined> => (await checkListsOf(db, formId, clientId))[0];

const checkListsOf = builtOnce((db, formId: number, clientId: number) =>
  db
    .selectFrom('check_lists')
    .innerJoin('registration_forms', 'registration_forms.id', 'check_lists.form_id')
    .where('registration_forms.id', '=', formId)
    .where('registration_forms.client_id', '=', clientId)
    .select(['professional_informations as professionalInformations', 'pep', 'fatca', 'investor_data as investorData'])
    .select(['upload_documents as uploadDocuments', 'bank_informations as bankInformations', 'suitability'])
    .select('general_result as generalResult'),
);

/** Marks parts of a client's check list: 1 for filled, 0 for missing. */
export const markParts = async ({ tx, id }: LockedClient, marks: Updateable<DB['check_lists']>): Promise<void> => {
  await tx
    .updateTable('check_lists')
    .set(marks)
    .where('form_id', 'in', tx.selectFrom('registration_forms').where('client_id', '=', id).select('id'))
    .execute();
};
