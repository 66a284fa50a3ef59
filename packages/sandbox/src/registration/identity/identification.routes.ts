import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { refuseField } from '../../http/refusal.ts';
import { Nothing, Refusals, SIGNED_IN } from '../../http/wire.schemas.ts';
import { identityFault } from '../client/client-record-checks.ts';
import { IdentityDocument } from '../client/client-record.schemas.ts';
import { keepIdentity } from './identity-documents.sql.ts';
import { assertOpen, PROFILE_PAGES } from '../flow/open-registration.sql.ts';
import { Base64, bodyLimit, sentFile } from './sent-file.ts';

const Picture = Type.Optional(Type.Union([Base64, Type.Null()]));

const Identification = Type.Composite([
  IdentityDocument,
  Type.Object({ documentPhotoFront: Picture, documentPhotoBack: Picture, isPhotoFront: Type.Optional(Type.Boolean()) }),
]);

/** The identity document of a client. @see spec A §7; docs/decisions/0152 */
export const identificationRoutes: Routes = (api, services) => {
  api.put(
    '/clients/update/:id/ocr',
    {
      bodyLimit: bodyLimit(2),
      // Before a long body is read.
      onRequest: async (request) => void (await clearedCaller(request, services)),
      schema: {
        tags: ['registration'],
        summary: 'Keep the identity document; a picture that is left out stays as it was',
        security: SIGNED_IN,
        params: ClientParams,
        body: Identification,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const { params, body } = request;
      onlyOwn(await clearedCaller(request, services), params.id);
      await assertOpen(services.db, params.id, PROFILE_PAGES);
      const { documentPhotoFront, documentPhotoBack, isPhotoFront: _, ...document } = body;
      const fault = identityFault(document);
      if (fault !== undefined) throw refuseField(fault.path, fault.message);
      const missing = await keepIdentity(services.db, {
        clientId: params.id,
        document,
        front: documentPhotoFront == null ? undefined : sentFile(documentPhotoFront, '/documentPhotoFront'),
        back: documentPhotoBack == null ? undefined : sentFile(documentPhotoBack, '/documentPhotoBack'),
      });
      if (missing === 'front') throw refuseField('/documentPhotoFront', 'must be given');
      if (missing === 'back') throw refuseField('/documentPhotoBack', 'must be given');
      return {};
    },
  );
};
