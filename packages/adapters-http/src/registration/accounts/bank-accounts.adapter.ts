import type { BankAccounts } from '@aroeira/domain/registration';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { HolderAccountsWire, sentAccountsWire } from './bank-accounts.codecs.ts';

/** What a trace may show: all but the co-holders. */
const SHOWN = [
  'id',
  'bankId',
  'code',
  'agency',
  'accountNumber',
  'digit',
  'isBradescoAccount',
  'debitAuthorization',
  'haveCoHolders',
  'toHolder',
  'savePurpose',
  'registrationFormId',
];

/**
 * Bank accounts over the portal API. They are read with the registration form and saved by a call of their own.
 *
 * @see spec A §7 `GET /registrationForm/clients/{id}`, `POST /bank-account`
 */
export const makeHttpBankAccounts = (http: HttpClient): BankAccounts => ({
  list: (clientId) =>
    pipe(
      http.get(`/registrationForm/clients/${clientId}`, HolderAccountsWire, { acts: false, shows: SHOWN }),
      TE.map(({ holderBankInformation }) => holderBankInformation?.accounts ?? []),
    ),
  save: (saved) =>
    pipe(
      http.post('/bank-account', t.unknown, { acts: true, shows: SHOWN, body: sentAccountsWire(saved) }),
      TE.map(constVoid),
    ),
});
