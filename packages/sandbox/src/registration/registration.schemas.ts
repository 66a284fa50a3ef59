import { Type } from '@sinclair/typebox';
import { ClientId, Day } from '../http/wire.schemas.ts';
import { HolderBankInformation } from './accounts/bank-accounts.schemas.ts';
import { Mailing } from './address/mailings.sql.ts';

/** @see spec A §3 Registration form; decisions/0002 */
export const RegistrationForm = Type.Object({
  id: ClientId,
  isApprovedAdm: Type.Integer({ minimum: 0, maximum: 5 }),
  isApprovedRenew: Type.Integer({ minimum: 0, maximum: 3 }),
  score167: Type.Integer(),
  investorDeclaration: Type.Union([Type.Object({ date: Day, local: Type.String() }), Type.Null()]),
  holderBankInformation: HolderBankInformation,
  funds: Type.Array(Type.Object({ id: ClientId, name: Type.String() })),
  terms: Type.Array(Type.Object({ id: ClientId, title: Type.String() })),
  mailing: Type.Union([Mailing, Type.Null()]),
});

export const CheckListParams = Type.Object({ formId: ClientId, clientId: ClientId });

/** @see spec A §3 Check-list form */
export const CheckList = Type.Object({
  professionalInformations: Type.Integer(),
  pep: Type.Integer(),
  fatca: Type.Integer(),
  investorData: Type.Integer(),
  uploadDocuments: Type.Integer(),
  bankInformations: Type.Integer(),
  suitability: Type.Integer(),
  generalResult: Type.Integer(),
});

export const Banks = Type.Array(Type.Object({ id: ClientId, name: Type.String(), code: Type.String() }));
