import { Type } from '@sinclair/typebox';
import { DeviceInfo } from '../../access/access.schemas.ts';
import { NewPassword } from '../../access/password/passwords.schemas.ts';
import { ClientId, Day, Flag, orNull } from '../../http/wire.schemas.ts';
import { Cpf, Email, PersonName, Phone } from '../fields.schemas.ts';

/** One person. The server refuses companies and co-holders. @see spec A §1, A §3 New client payload */
export const CreateClientBody = Type.Object({
  name: PersonName,
  email: Email,
  phoneNumber: Phone,
  document: Cpf,
  birthDate: Day,
  password: NewPassword,
  personTypeId: Type.Literal(1),
  personColor: Type.Literal(6),
  createRegForm: Type.Literal(1),
  partnerId: Type.Literal(1),
  clientHolderId: Type.Null(),
  associateId: orNull(ClientId),
  needCoholder: Type.Literal(0),
  hasPlanner: Flag,
  deviceInfo: Type.Optional(DeviceInfo),
});
