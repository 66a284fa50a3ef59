import type { BankAccounts } from '@aroeira/domain/registration';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/ours.codec.ts';
import { HolderAccounts, sentAccountsWire } from './bank-accounts.codecs.ts';

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
  list: (clientId) => http.get(`/registrationForm/clients/${clientId}`, HolderAccounts, { acts: false, shows: SHOWN }),
  save: (saved) => http.post('/bank-account', Unread, { acts: true, shows: SHOWN, body: sentAccountsWire(saved) }),
});
