import type { Static } from '@sinclair/typebox';
import { builtOnce } from '../../database/built-once.sql.ts';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import { verdictOn } from '../../renewal/renewal-due.ts';
import { bankAccountsOf } from '../accounts/bank-accounts.sql.ts';
import { mailingOf } from '../address/mailings.sql.ts';
import type { RegistrationForm } from './registration-form.schemas.ts';

/** @returns the id of the client that a form belongs to, or `undefined` when there is no such form */
export const ownerOfForm = async (db: Queries, formId: number): Promise<number | undefined> =>
  (await db.selectFrom('registration_forms').where('id', '=', formId).select('client_id').executeTakeFirst())
    ?.client_id;

/** @returns `undefined` for a client without a registration */
export const registrationFormOf = async (
  db: Queries,
  clientId: number,
  today: string,
): Promise<Static<typeof RegistrationForm> | undefined> => {
  const [row] = await formsOf(db, clientId);
  if (row === undefined) return undefined;
  const { signed_on, signing_city, is_approved_renew, expired_date, ...form } = row;
  return {
    ...form,
    isApprovedRenew: verdictOn(is_approved_renew, expired_date, today),
    investorDeclaration: signed_on === null ? null : { date: signed_on, local: signing_city ?? '' },
    holderBankInformation: { id: form.id, accounts: await bankAccountsOf(db, clientId) },
    // The client chooses the funds and terms of a form with the signature.
    funds: [],
    terms: [],
    mailing: await mailingOf(db, clientId),
  };
};

const formsOf = builtOnce((db, clientId: number) =>
  db
    .selectFrom('registration_forms')
    .leftJoin('renewals', 'renewals.client_id', 'registration_forms.client_id')
    .where('registration_forms.client_id', '=', clientId)
    .select(['id', 'is_approved_adm as isApprovedAdm', 'is_approved_renew', 'expired_date', 'score167'])
    .select(['signed_on', 'signing_city']),
);

/** Keeps where a client signs. The first city gives the declaration its day. */
export const keepSigningCity = async ({ tx, id }: LockedClient, city: string, today: string): Promise<void> => {
  await tx
    .updateTable('registration_forms')
    .set((form) => ({ signing_city: city.trim(), signed_on: form.fn.coalesce('signed_on', form.val(today)) }))
    .where('client_id', '=', id)
    .execute();
};
