import { Type } from '@sinclair/typebox';
import { ClientId } from '../../http/wire.schemas.ts';

const Bank = Type.Object({ id: ClientId, name: Type.String(), code: Type.String() });
const BankNumber = Type.String({ pattern: '^\\d{1,10}$' });
const FLAG = Type.Union([Type.Literal(0), Type.Literal(1)]);

const CoHolder = Type.Object({
  name: Type.String({ maxLength: 200, pattern: '\\S' }),
  cpf: Type.String({ pattern: '^\\d{11}$', description: 'CPF, digits alone' }),
});

/** What an account says of itself, both ways. @see spec A §3 Bank account; decisions/0154 */
const ACCOUNT = {
  bankId: ClientId,
  bank: Bank,
  agency: BankNumber,
  accountNumber: BankNumber,
  digit: Type.String({ pattern: '^\\d$' }),
  debitAuthorization: FLAG,
  haveCoHolders: Type.Boolean(),
  coHolders: Type.Array(CoHolder, { maxItems: 2 }),
};

/** An account as it is read. */
export const BankAccount = Type.Object({
  id: ClientId,
  ...ACCOUNT,
  holderName: Type.String(),
  holderCpf: Type.String(),
  isBradescoAccount: Type.Boolean(),
});

/** @see spec A §3 Registration form "holderBankInformation (id, accounts)" */
export const HolderBankInformation = Type.Object({ id: ClientId, accounts: Type.Array(BankAccount) });

/** An account as it is sent; without an id it is a new one. */
const SentAccount = Type.Object({ id: Type.Optional(ClientId), ...ACCOUNT });

/** All of a client's accounts: those that are not among them are removed. @see spec A §7 `POST /bank-account` */
export const BankAccountsBody = Type.Object({
  registrationFormId: ClientId,
  accounts: Type.Array(SentAccount, { minItems: 1, maxItems: 2 }),
  toHolder: Type.Literal(true),
  savePurpose: Type.Union([Type.Literal('new'), Type.Literal('renew'), Type.Literal('remake')]),
});
