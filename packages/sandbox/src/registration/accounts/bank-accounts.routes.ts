import { clearedCaller, signedInCaller } from '../../access/caller.ts';
import { withClient } from '../../database/locked-client.sql.ts';
import type { Routes } from '../../http/api.ts';
import { assertNoFault } from '../../http/field-fault.ts';
import { refuseCode, refuseField, refuseStranger, refuseWord } from '../../http/refusal.ts';
import { signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { assertOpen } from '../flow/open-registration.sql.ts';
import { ownerOfForm } from '../flow/registration-form.sql.ts';
import { accountFault, isHolderTwice, repeatedFault } from './bank-accounts-checks.ts';
import { BankAccountsBody, Banks } from './bank-accounts.schemas.ts';
import { saveBankAccounts } from './bank-accounts.sql.ts';
import { allBanks } from './banks.sql.ts';

/** The accounts of a client, and the banks. The client reads the accounts with the registration form. @see spec A §7 */
export const bankAccountRoutes: Routes = (api, services) => {
  const { db, clock } = services;

  api.get('/banks/all', signedInCall('registration', 'Every bank', { answer: Banks }), async (request) => {
    await signedInCaller(request, services);
    return allBanks(db);
  });

  api.post(
    '/bank-account',
    signedInCall(
      'registration',
      "Save all of a client's bank accounts: 400 ERR140 for a co-holder with the holder's CPF, 409 account_awaited without one that an order needs",
      {
        body: BankAccountsBody,
        answer: Nothing,
      },
    ),
    async (request) => {
      const { registrationFormId, accounts, savePurpose } = request.body;
      const { clientId, document } = await clearedCaller(request, services);
      if ((await ownerOfForm(db, registrationFormId)) !== clientId) throw refuseStranger();
      assertNoFault(accounts.map(accountFault).find((fault) => fault !== undefined) ?? repeatedFault(accounts));
      if (isHolderTwice(accounts, document)) throw refuseCode(400, 'ERR140');
      const banks = await allBanks(db);
      const bankless = accounts.findIndex(({ bankId }) => !banks.some(({ id }) => id === bankId));
      if (bankless !== -1) throw refuseField(`/accounts/${String(bankless)}/bankId`, 'must be a bank');
      await withClient(db, clientId, async (client) => {
        await assertOpen(client, clock.now(), [savePurpose]);
        const saved = await saveBankAccounts(client, accounts, clock.now());
        if (saved._tag === 'Stranger')
          throw refuseField(`/accounts/${String(saved.index)}/id`, 'must be an account of yours');
        if (saved._tag === 'Awaited') throw refuseWord(409, 'account_awaited');
      });
      return {};
    },
  );
};
