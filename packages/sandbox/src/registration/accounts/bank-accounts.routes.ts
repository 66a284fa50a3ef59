import { clearedCaller, type Caller } from '../../access/caller.ts';
import type { Queries } from '../../database/transaction.ts';
import type { Routes } from '../../http/api.ts';
import { refuseCode, refuseField, refuseStranger } from '../../http/refusal.ts';
import { Nothing, Refusals, SIGNED_IN } from '../../http/wire.schemas.ts';
import { accountFault, isHolderTwice, repeatedFault } from './bank-accounts-checks.ts';
import { BankAccountsBody } from './bank-accounts.schemas.ts';
import { saveBankAccounts } from './bank-accounts.sql.ts';
import { assertOpen } from '../flow/open-registration.sql.ts';

/** The accounts that a client's money comes from and goes to. They are read with the registration form. @see spec A §7 */
export const bankAccountRoutes: Routes = (api, services) => {
  api.post(
    '/bank-account',
    {
      schema: {
        tags: ['registration'],
        summary: "Save all of a client's bank accounts: 400 ERR140 for a co-holder with the holder's CPF",
        security: SIGNED_IN,
        body: BankAccountsBody,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const { registrationFormId: formId, accounts, savePurpose } = request.body;
      const { db } = services;
      const caller = await clearedCaller(request, services);
      await assertOwnForm(db, formId, caller);
      await assertOpen(db, caller.clientId, [savePurpose]);
      const fault = accounts.map(accountFault).find((each) => each !== undefined) ?? repeatedFault(accounts);
      if (fault !== undefined) throw refuseField(fault.path, fault.message);
      if (isHolderTwice(accounts, caller.document)) throw refuseCode(400, 'ERR140');
      const banks = await db.selectFrom('banks').select('id').execute();
      const bankless = accounts.findIndex(({ bankId }) => !banks.some(({ id }) => id === bankId));
      if (bankless !== -1) throw refuseField(`/accounts/${String(bankless)}/bankId`, 'must be a bank');
      const stranger = await saveBankAccounts(db, { clientId: caller.clientId, formId }, accounts);
      if (stranger !== undefined) throw refuseField(`/accounts/${String(stranger)}/id`, 'must be an account of yours');
      return {};
    },
  );
};

/** @throws Refusal 403 when the form is not the caller's */
const assertOwnForm = async (db: Queries, formId: number, { clientId }: Caller): Promise<void> => {
  const form = await db
    .selectFrom('registration_forms')
    .where('id', '=', formId)
    .where('client_id', '=', clientId)
    .select('id')
    .executeTakeFirst();
  if (form === undefined) throw refuseStranger();
};
