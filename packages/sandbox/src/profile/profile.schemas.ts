import { Type } from '@sinclair/typebox';
import { ClientId, Day, orNull, TaxDocument } from '../http/wire.schemas.ts';
import { BankAccount } from '../registration/accounts/bank-accounts.schemas.ts';
import { Address, ClientRecord } from '../registration/client/client-record.schemas.ts';

const Planner = Type.Object({
  id: ClientId,
  name: Type.String(),
  shortName: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  type: Type.Union([Type.Literal('planejador'), Type.Literal('previdencia')]),
});

const RiskProfile = Type.Object({ id: ClientId, name: Type.String(), key: Type.String(), description: Type.String() });

/** @see spec A §3 Client; spec B §3 User (profile) */
export const Client = Type.Object({
  id: ClientId,
  name: Type.String(),
  document: TaxDocument,
  email: Type.String(),
  phoneNumber: Type.String(),
  birthDate: Day,
  gender: Type.String(),
  motherName: Type.String(),
  fatherName: Type.String(),
  maritalStatus: orNull(Type.Integer({ minimum: 1, maximum: 5 })),
  naturality: Type.String(),
  welfare: Type.Integer({ minimum: 0, maximum: 1 }),
  mfa_enabled: orNull(Type.Boolean()),
  associate: Planner,
  riskProfileCategory: orNull(RiskProfile),
  addresses: Type.Array(Address),
  bankAccounts: Type.Array(BankAccount),
  personPhoto: orNull(Type.String({ description: 'A PNG, JPEG or BMP in base64' })),
  ...ClientRecord,
});
