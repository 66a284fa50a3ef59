import { Type } from '@sinclair/typebox';
import { ClientId, Day, orNull } from '../http/wire.schemas.ts';

/** @see spec A §7 `POST /registrationForm/funds`; decision 0214 */
export const AcceptBody = Type.Object({
  registrationFormId: ClientId,
  fundsId: Type.Array(ClientId, { maxItems: 100, description: 'The funds of the terms. May be empty' }),
  termsId: Type.Array(ClientId, { minItems: 1, maxItems: 100, uniqueItems: true }),
});

/** @see spec A §3 Signature */
export const UploadBody = Type.Object({
  docType: Type.Literal(4, { description: 'The picture of a signature' }),
  document: Type.String({ description: 'A PNG in base64, at most 1 MB' }),
  local: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  date: Day,
  method: Type.Optional(
    Type.Union([Type.Literal('drawn'), Type.Literal('typed')], { description: 'Drawn unless it says typed' }),
  ),
});
export const Uploaded = Type.Object({ id: ClientId });

/** @see spec A §7 `POST /documentUploads/validSignature` */
export const ConfirmBody = Type.Object({ documentId: ClientId, isValidSignature: Type.Boolean() });

export const SignParams = Type.Object({ formId: ClientId, clientId: ClientId });
export const FillParams = Type.Object({ formId: ClientId });

/** @see spec A §7 `GET documentUploads` "documents (id, docType, fund name)"; decision 0215 */
export const Documents = Type.Array(
  Type.Object({
    id: ClientId,
    docType: Type.Integer(),
    fundName: orNull(Type.String(), { description: 'The title of the term' }),
    sha256: orNull(Type.String(), { description: 'null for a document that is made when it is asked for' }),
  }),
);

export const FindParams = Type.Object({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) });
export const Found = Type.Object({ id: ClientId, fundName: Type.String(), sha256: Type.String() });
