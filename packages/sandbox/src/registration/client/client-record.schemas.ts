import { Type } from '@sinclair/typebox';
import { ClientId, Flag, orNull } from '../../http/wire.schemas.ts';
import { Cpf, Email, PersonName, Phone, Text, Uf } from '../fields.schemas.ts';
import { IdentityDocument } from '../identity/identity.schemas.ts';
import { FinancialChanges, FinancialData } from '../work/equity.schemas.ts';

/** An address: 1 residential, 2 mailing. @see spec A §3 Client */
export const Address = Type.Object({
  typeAddress: Type.Union([Type.Literal(1), Type.Literal(2)]),
  cep: Type.String({ pattern: '^\\d{8}$' }),
  street: Text,
  number: Type.String({ maxLength: 40, pattern: '\\S' }),
  neighborhood: Text,
  city: Text,
  state: Uf,
  complement: Type.String({ maxLength: 255 }),
});

/** The fields that a `PUT` of a client may change. The others stay. @see spec A §3 Client; decision 0151 */
export const ClientChanges = Type.Partial(
  Type.Object({
    name: PersonName,
    email: Email,
    phoneNumber: Phone,
    associateId: ClientId,
    hasPlanner: Flag,
    socialName: orNull(PersonName),
    gender: Type.Union([Type.Literal('MASCULINO'), Type.Literal('FEMININO')]),
    naturality: orNull(Text),
    additionalPhone: orNull(Phone),
    maritalStatus: Type.Integer({ minimum: 1, maximum: 5 }),
    spouseName: orNull(PersonName),
    spouseCpf: orNull(Cpf),
    civilCapacity: Type.Integer({ minimum: 1, maximum: 3 }),
    nacionality: ClientId,
    country: ClientId,
    active: Flag,
    haveWorked: Flag,
    haveRelation: Flag,
    haveFatca: Flag,
    ...FinancialChanges,
    addresses: Type.Array(Address, { minItems: 1, maxItems: 2 }),
    personPhoto: Type.String({ description: 'A PNG, JPEG or BMP of at most 512 KB in base64, or [delete]' }),
  }),
  { minProperties: 1 },
);

/** An entry of a list by its id and name. A change names the id alone. @see spec B §3 User (profile) */
const Listed = Type.Object({ id: ClientId, name: Type.String() });

/** The fields of a client that the start form does not fill: null before the client filled their page. */
export const ClientRecord = {
  hasPlanner: orNull(Flag),
  socialName: orNull(Type.String()),
  additionalPhone: orNull(Type.String()),
  spouseName: orNull(Type.String()),
  spouseCpf: orNull(Type.String()),
  civilCapacity: orNull(Type.Integer()),
  nacionality: orNull(Listed),
  country: orNull(Listed),
  active: orNull(Flag),
  haveWorked: orNull(Flag),
  haveRelation: orNull(Flag),
  haveFatca: orNull(Flag),
  haveProofOfResidence: Flag,
  identityDocument: orNull(IdentityDocument),
  ...FinancialData,
};

export const Planners = Type.Array(Type.Object({ id: ClientId, name: Type.String(), shortName: Type.String() }));
