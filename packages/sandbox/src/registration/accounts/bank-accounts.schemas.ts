import { Type } from '@sinclair/typebox';
import { ClientId, Flag } from '../../http/wire.schemas.ts';
import { Cpf, PersonName } from '../fields.schemas.ts';

const Bank = Type.Object({ id: ClientId, name: Type.String(), code: Type.String() });
export const Banks = Type.Array(Bank);

const BankNumber = Type.String({ pattern: '^\\d{1,10}$' });

/** The fields that an account has both ways. @see spec A §3 Bank account; decision 0154 */
const ACCOUNT = {
  bankId: ClientId,
  bank: Bank,
  agency: BankNumber,
  accountNumber: BankNumber,
  digit: Type.String({ pattern: '^\\d$' }),
  debitAuthorization: Flag,
  haveCoHolders: Type.Boolean(),
  coHolders: Type.Array(Type.Object({ name: PersonName, cpf: Cpf }), { maxItems: 2 }),
};

/** An account as the server answers it. */
export const BankAccount = Type.Object({
  id: ClientId,
  ...ACCOUNT,
  holderName: Type.String(),
  holderCpf: Type.String(),
  isBradescoAccount: Type.Boolean(),
});

/** @see spec A §3 Registration form */
export const HolderBankInformation = Type.Object({ id: ClientId, accounts: Type.Array(BankAccount) });

/** An account as the client sends it. A new one has no id. */
const SentAccount = Type.Object({ id: Type.Optional(ClientId), ...ACCOUNT });

/** All accounts of a client: the server removes every other one. @see spec A §7 `POST /bank-account` */
export const BankAccountsBody = Type.Object({
  registrationFormId: ClientId,
  accounts: Type.Array(SentAccount, { minItems: 1, maxItems: 2 }),
  toHolder: Type.Literal(true),
  savePurpose: Type.Union([Type.Literal('new'), Type.Literal('renew'), Type.Literal('remake')]),
});
