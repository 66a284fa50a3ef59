import { Type } from '@sinclair/typebox';
import { DeviceInfo } from '../../access/access.schemas.ts';
import { NewPassword } from '../../access/password/passwords.schemas.ts';
import { ClientId, Day } from '../../http/wire.schemas.ts';

const FLAG = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** Who registers: a person, alone. Companies and co-holders are refused. @see spec A §1, A §3 New client payload */
export const CreateClientBody = Type.Object({
  name: Type.String({ maxLength: 200, pattern: '\\S' }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  phoneNumber: Type.String({ pattern: '^\\d{2}(9\\d{8}|[0-8]\\d{7})$', description: 'Area code and number' }),
  document: Type.String({ pattern: '^\\d{11}$', description: 'CPF, digits alone' }),
  birthDate: Day,
  password: NewPassword,
  personTypeId: Type.Literal(1),
  personColor: Type.Literal(6),
  createRegForm: Type.Literal(1),
  partnerId: Type.Literal(1),
  clientHolderId: Type.Null(),
  associateId: Type.Union([ClientId, Type.Null()]),
  needCoholder: Type.Literal(0),
  hasPlanner: FLAG,
  deviceInfo: Type.Optional(DeviceInfo),
});
