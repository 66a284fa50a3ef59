import type { Static } from '@sinclair/typebox';
import type { Queries } from '../database/transaction.ts';
import { bankAccountsOf } from './accounts/bank-accounts.sql.ts';
import { mailingOf } from './address/mailings.sql.ts';
import type { CheckList, RegistrationForm } from './registration.schemas.ts';

/** @returns `undefined` for a client without a registration */
export const registrationForm = async (
  db: Queries,
  clientId: number,
): Promise<Static<typeof RegistrationForm> | undefined> => {
  const row = await db
    .selectFrom('registration_forms')
    .where('client_id', '=', clientId)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, signed_on, signing_city } = row;
  return {
    id,
    isApprovedAdm: row.is_approved_adm,
    isApprovedRenew: row.is_approved_renew,
    score167: row.score167,
    investorDeclaration: signed_on === null ? null : { date: signed_on, local: signing_city ?? '' },
    holderBankInformation: { id, accounts: await bankAccountsOf(db, clientId) },
    // The funds and terms of a form are chosen with the signature.
    funds: [],
    terms: [],
    mailing: await mailingOf(db, clientId),
  };
};

/** @returns `undefined` when the form is not that client's */
export const checkList = (
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
