import { Type } from '@sinclair/typebox';
import { ClientId, orNull } from '../http/wire.schemas.ts';

/** @see spec B §3 Document; decision 0232 */
export const MyDocuments = Type.Array(
  Type.Object({
    id: ClientId,
    template_name: Type.String(),
    signed_file: Type.Object({ url: Type.String({ description: 'Needs the session, as every call does' }) }),
    docType: Type.Integer(),
    title: Type.String(),
    caption: Type.String(),
    description: Type.String(),
    fund: orNull(Type.Object({ name: Type.String() })),
  }),
);
