import { Type, type TSchema } from '@sinclair/typebox';
import { ClientId, Day } from '../../http/wire.schemas.ts';

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Text = Type.String({ maxLength: 200, pattern: '\\S' });

/** A client's own role, the one of somebody they relate to, or both. @see spec A §3 PEP record; docs/decisions/0155 */
export const PepRecord = Type.Object({
  clientId: ClientId,
  functionId: orNull(ClientId),
  initialDate: orNull(Day),
  endDate: orNull(Day),
  company: orNull(Text),
  cnpj: orNull(Type.String({ pattern: '^[0-9A-Z]{12}\\d{2}$' })),
  functionRelationId: orNull(ClientId),
  nameOfRelation: orNull(Text),
  documentRelation: orNull(Type.String({ pattern: '^\\d{11}$', description: 'CPF, digits alone' })),
  // 1 family, which gives parentId; 2 close, which gives relationId.
  relationTypeId: orNull(Type.Union([Type.Literal(1), Type.Literal(2)])),
  parentId: orNull(ClientId),
  relationId: orNull(ClientId),
});
