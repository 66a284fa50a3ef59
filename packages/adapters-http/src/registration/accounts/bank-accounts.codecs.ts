import { parseCpf } from '@aroeira/domain/kernel';
import type { BankAccount, SentAccounts } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Id } from '../../http/id.codec.ts';
import { parsedText } from '../../http/words.codec.ts';

const CpfText = parsedText('CPF', (text) => E.getOrElseW(() => undefined)(parseCpf(text)));

/** 1 or 0. @see spec A §3 Bank account */
const Flag = t.union([t.literal(0), t.literal(1)]);

/** Of an account what is read; the holder's own name and document, which it has too, are the client's. @see spec A §3 */
const BankAccountWire = t.type({
  id: Id,
  bankId: Id,
  bank: t.type({ id: Id, name: t.string, code: t.string }),
  agency: t.string,
  accountNumber: t.string,
  digit: t.string,
  isBradescoAccount: t.boolean,
  debitAuthorization: Flag,
  haveCoHolders: t.boolean,
  coHolders: t.array(t.type({ name: t.string, cpf: CpfText })),
});

/** Of a registration form, its accounts. @see spec A §3 Registration form; decision 0154 */
export const FormAccountsWire = t.type({
  holderBankInformation: t.union([t.type({ accounts: t.array(BankAccountWire) }), t.null]),
});

/** An account in our words. */
export const bankAccountOf = (wire: t.TypeOf<typeof BankAccountWire>): BankAccount => ({
  id: wire.id,
  bankId: wire.bankId,
  bank: wire.bank,
  branch: wire.agency,
  number: wire.accountNumber,
  checkDigit: wire.digit,
  isBradescoAccount: wire.isBradescoAccount,
  allowsDebit: wire.debitAuthorization === 1,
  hasCoHolders: wire.haveCoHolders,
  coHolders: wire.coHolders,
});

/** An account in the words of the wire; one that the server does not have yet has no id. */
export const bankAccountWire = (account: BankAccount) => ({
  ...(account.id === undefined ? {} : { id: account.id }),
  bankId: account.bankId,
  bank: account.bank,
  agency: account.branch,
  accountNumber: account.number,
  digit: account.checkDigit,
  isBradescoAccount: account.isBradescoAccount,
  debitAuthorization: account.allowsDebit ? 1 : 0,
  haveCoHolders: account.hasCoHolders,
  coHolders: account.coHolders,
});

/** Accounts to be saved, in the words of the wire. They are always the holder's (decision 0154). */
export const sentAccountsWire = ({ formId, accounts, purpose }: SentAccounts) => ({
  registrationFormId: formId,
  accounts: accounts.map(bankAccountWire),
  toHolder: true,
  savePurpose: purpose,
});
