import { Type, type TSchema } from '@sinclair/typebox';
import { ClientId } from '../../http/wire.schemas.ts';

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** What a client does, or the public office in its place. @see spec A §3 Professional info; decision Q016 */
export const ProfessionalRecord = Type.Object({
  professionalType: orNull(Type.Integer({ minimum: 0, maximum: 7 })),
  carrerId: orNull(ClientId),
  company: orNull(Type.String({ maxLength: 200, pattern: '\\S' })),
  cnpj: orNull(Type.String({ pattern: '^[0-9A-Z]{12}\\d{2}$' })),
  functionId: orNull(ClientId),
});
