import { Type, type TSchema } from '@sinclair/typebox';
import { ClientId, Day } from '../../http/wire.schemas.ts';
import { FinancialChanges, FinancialData } from '../work/equity.schemas.ts';

const FLAG = Type.Union([Type.Literal(0), Type.Literal(1)]);
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Text = Type.String({ maxLength: 200, pattern: '\\S' });
const Cpf = Type.String({ pattern: '^\\d{11}$', description: 'CPF, digits alone' });
const Uf = Type.String({ pattern: '^[A-Z]{2}$' });

/** 1 residential, 2 mailing. @see spec A §3 Client, addresses */
const Address = Type.Object({
  typeAddress: Type.Union([Type.Literal(1), Type.Literal(2)]),
  cep: Type.String({ pattern: '^\\d{8}$' }),
  street: Text,
  number: Type.String({ maxLength: 40, pattern: '\\S' }),
  neighborhood: Text,
  city: Text,
  state: Uf,
  complement: Type.String({ maxLength: 255 }),
});

/** What a `PUT` of a client may change; what is left out stays. @see spec A §3 Client; docs/decisions/0151 */
export const ClientChanges = Type.Partial(
  Type.Object({
    associateId: ClientId,
    hasPlanner: FLAG,
    socialName: orNull(Text),
    gender: Type.Union([Type.Literal('MASCULINO'), Type.Literal('FEMININO')]),
    naturality: orNull(Text),
    additionalPhone: orNull(Type.String({ pattern: '^\\d{2}(9\\d{8}|[0-8]\\d{7})$' })),
    maritalStatus: Type.Integer({ minimum: 1, maximum: 5 }),
    spouseName: orNull(Text),
    spouseCpf: orNull(Cpf),
    civilCapacity: Type.Integer({ minimum: 1, maximum: 3 }),
    nacionality: ClientId,
    country: ClientId,
    active: FLAG,
    haveWorked: FLAG,
    haveRelation: FLAG,
    haveFatca: FLAG,
    ...FinancialChanges,
    addresses: Type.Array(Address, { minItems: 1, maxItems: 2 }),
  }),
  { minProperties: 1 },
);

/** The paper that a client identified themselves with. @see spec A §3 Client, identity document */
export const IdentityDocument = Type.Object({
  documentType: Type.Union([Type.Literal('RG'), Type.Literal('CNH'), Type.Literal('RNE')]),
  identificationNumber: Text,
  issuingBody: orNull(Type.String({ maxLength: 40 })),
  placeofemission: orNull(Uf),
  expeditiondate: Day,
  validDate: orNull(Day),
  motherName: Text,
  fatherName: Text,
});

/** What a client has beyond the start form, null until a page was filled in; part of the client. */
export const ClientRecord = {
  hasPlanner: orNull(FLAG),
  socialName: orNull(Type.String()),
  additionalPhone: orNull(Type.String()),
  spouseName: orNull(Type.String()),
  spouseCpf: orNull(Type.String()),
  civilCapacity: orNull(Type.Integer()),
  nacionality: orNull(Type.Integer()),
  country: orNull(Type.Integer()),
  active: orNull(FLAG),
  haveWorked: orNull(FLAG),
  haveRelation: orNull(FLAG),
  haveFatca: orNull(FLAG),
  haveProofOfResidence: FLAG,
  identityDocument: orNull(IdentityDocument),
  ...FinancialData,
};
