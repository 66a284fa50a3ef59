import type { BankAccounts } from '@aroeira/domain/registration';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { HolderAccountsWire, sentAccountsWire } from './bank-accounts.codecs.ts';

/**
 * Bank accounts over the portal API. They are read with the registration form and saved by a call of their own.
 *
 * @see spec A §7 `GET /registrationForm/clients/{id}`, `POST /bank-account`
 */
export const makeHttpBankAccounts = (http: HttpClient): BankAccounts => ({
  list: (clientId) =>
    pipe(
      http.get(`/registrationForm/clients/${clientId}`, HolderAccountsWire),
      TE.map(({ holderBankInformation }) => holderBankInformation?.accounts ?? []),
    ),
  save: (saved) => pipe(http.post('/bank-account', t.unknown, { body: sentAccountsWire(saved) }), TE.map(constVoid)),
});
