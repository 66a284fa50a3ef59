import type { BankAccount, BankAccounts } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread, shownOf } from '../../http/record.codec.ts';
import { namedIn, namingFields, type NameField } from '../../http/wrong-fields.ts';
import { HolderAccounts, SentAccountWire, sentAccountsWire } from './bank-accounts.codecs.ts';

/** What a trace may show: all but the co-holders. */
const SHOWN = [
  ...shownOf(SentAccountWire, 'id', 'bankId', 'branch', 'number', 'checkDigit'),
  ...shownOf(SentAccountWire, 'isBradescoAccount', 'allowsDebit', 'hasCoHolders'),
  'code',
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
  save: (saved) =>
    pipe(
      http.post('/bank-account', Unread, { acts: true, shows: SHOWN, body: sentAccountsWire(saved) }),
      namingFields(typedIn(saved.accounts)),
    ),
});

const OF_ACCOUNT = namedIn(SentAccountWire);
const OF_CO_HOLDERS = [
  namedIn({ names: { coHolderName: 'name', coHolderCpf: 'cpf' } }),
  namedIn({ names: { secondCoHolderName: 'name', secondCoHolderCpf: 'cpf' } }),
];

/**
 * Names the fields of the account that the client typed: the only one, or the new one. Which of two saved accounts the
 * client changed, the call does not tell.
 */
const typedIn =
  (accounts: readonly BankAccount[]): NameField =>
  (place) => {
    const [, index, part, coHolder] = place;
    const account = accounts[Number(index)];
    if (account === undefined || (accounts.length > 1 && account.id !== undefined)) return undefined;
    return (part === 'coHolders' ? OF_CO_HOLDERS[Number(coHolder)] : OF_ACCOUNT)?.(place);
  };
