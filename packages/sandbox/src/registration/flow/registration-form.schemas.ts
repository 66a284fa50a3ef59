import { Type } from '@sinclair/typebox';
import { ClientId, Day, orNull } from '../../http/wire.schemas.ts';
import { HolderBankInformation } from '../accounts/bank-accounts.schemas.ts';
import { Mailing, MailingBody } from '../address/mailings.schemas.ts';

export const FormParams = Type.Object({ id: ClientId });

/** @see spec A §3 Registration form; decision 0002 */
export const RegistrationForm = Type.Object({
  id: ClientId,
  isApprovedAdm: Type.Integer({ minimum: 0, maximum: 5 }),
  isApprovedRenew: Type.Integer({ minimum: 0, maximum: 3 }),
  score167: Type.Integer(),
  investorDeclaration: orNull(Type.Object({ date: Day, local: Type.String() })),
  holderBankInformation: HolderBankInformation,
  funds: Type.Array(Type.Object({ id: ClientId, name: Type.String() })),
  terms: Type.Array(Type.Object({ id: ClientId, title: Type.String() })),
  mailing: orNull(Mailing),
});

/** What is left out stays. */
export const FormChanges = Type.Object(
  {
    mailing: Type.Optional(MailingBody),
    investorDeclaration: Type.Optional(
      Type.Object({ local: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }) }),
    ),
  },
  { minProperties: 1 },
);

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
