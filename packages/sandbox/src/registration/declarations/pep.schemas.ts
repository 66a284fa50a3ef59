import { Type } from '@sinclair/typebox';
import { ClientId, Day, orNull } from '../../http/wire.schemas.ts';
import { Cnpj, Cpf, PersonName, Text } from '../fields.schemas.ts';

/** The client's own role, the role of a related person, or both. @see spec A §3 PEP record; decision 0155 */
export const PepRecord = Type.Object({
  clientId: ClientId,
  functionId: orNull(ClientId),
  initialDate: orNull(Day),
  endDate: orNull(Day),
  company: orNull(Text),
  cnpj: orNull(Cnpj),
  functionRelationId: orNull(ClientId),
  nameOfRelation: orNull(PersonName),
  documentRelation: orNull(Cpf),
  // 1 is family, with a parentId. 2 is a close relation, with a relationId.
  relationTypeId: orNull(Type.Union([Type.Literal(1), Type.Literal(2)])),
  parentId: orNull(ClientId),
  relationId: orNull(ClientId),
});
