import type { SentAccounts } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Id } from '../../http/values.codec.ts';
import { CpfText, BooleanFromNumber } from '../values.codecs.ts';
import { inOurWords, recordOnWire } from '../../http/record.codec.ts';

const FIELDS = {
  bankId: Id,
  bank: t.type({ id: Id, name: t.string, code: t.string }),
  branch: t.string,
  number: t.string,
  checkDigit: t.string,
  isBradescoAccount: t.boolean,
  allowsDebit: BooleanFromNumber,
  hasCoHolders: t.boolean,
  coHolders: t.readonlyArray(t.type({ name: t.string, cpf: CpfText })),
};

const RENAMED = {
  branch: 'agency',
  number: 'accountNumber',
  checkDigit: 'digit',
  allowsDebit: 'debitAuthorization',
  hasCoHolders: 'haveCoHolders',
} as const;

/**
 * An account that the server has. The wire repeats the holder's name and document in it. They are the client's own and
 * are not read.
 *
 * @see spec A §3 Bank account
 */
const BankAccountWire = recordOnWire('BankAccount', { id: Id, ...FIELDS }, RENAMED);

/** An account as it is sent. A new account has no id. */
export const SentAccountWire = recordOnWire('SentAccount', { id: t.union([Id, t.undefined]), ...FIELDS }, RENAMED);

/** The accounts of a registration form. @see spec A §3 Registration form; decision 0154 */
export const HolderAccountsWire = t.type({
  holderBankInformation: t.union([t.type({ id: Id, accounts: t.array(BankAccountWire) }), t.null]),
});

export const HolderAccounts = inOurWords(
  HolderAccountsWire,
  ({ holderBankInformation }) => holderBankInformation?.accounts ?? [],
);

/** Accounts to save, in the words of the wire. They are always the holder's (decision 0154). */
export const sentAccountsWire = ({ formId, accounts, purpose }: SentAccounts) => ({
  registrationFormId: formId,
  accounts: accounts.map(SentAccountWire.encode),
  toHolder: true,
  savePurpose: purpose,
});
