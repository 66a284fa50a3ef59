import { Type } from '@sinclair/typebox';
import { ClientId, orNull } from '../../http/wire.schemas.ts';
import { Cnpj, Text } from '../fields.schemas.ts';

/** The client's profession, or their public office. @see spec A §3 Professional info; decision Q016 */
export const ProfessionalRecord = Type.Object({
  professionalType: orNull(Type.Integer({ minimum: 0, maximum: 7 })),
  carrerId: orNull(ClientId),
  company: orNull(Text),
  cnpj: orNull(Cnpj),
  functionId: orNull(ClientId),
});
