import { Type } from '@sinclair/typebox';
import { ClientParams } from '../../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../../access/caller.ts';
import type { Routes } from '../../http/api.ts';
import { refuseWord } from '../../http/refusal.ts';
import { ClientId, Nothing, Refusals, SIGNED_IN } from '../../http/wire.schemas.ts';
import { fileOf, keepProof } from './client-files.sql.ts';
import { assertOpen, PROFILE_PAGES } from '../flow/open-registration.sql.ts';
import { Base64, bodyLimit, sentFile } from './sent-file.ts';

const tags = ['registration'];
const FileParams = Type.Object({
  clientId: ClientId,
  kind: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(4)]),
});

/** The proof of residence, and whatever paper is kept of a client. @see spec A §7; docs/decisions/0152 */
export const clientFileRoutes: Routes = (api, services) => {
  api.put(
    '/clients/proof-of-residence/:id',
    {
      bodyLimit: bodyLimit(1),
      // Before a long body is read.
      onRequest: async (request) => void (await clearedCaller(request, services)),
      schema: {
        tags,
        summary: 'Keep the proof of residence',
        security: SIGNED_IN,
        params: ClientParams,
        body: Type.Object({ base64String: Base64 }),
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      await assertOpen(services.db, request.params.id, PROFILE_PAGES);
      await keepProof(services.db, request.params.id, sentFile(request.body.base64String, '/base64String'));
      return {};
    },
  );

  api.get(
    '/clients/download/base64/files/:clientId/:kind',
    {
      schema: {
        tags,
        summary: 'A paper of a client: 1 front and 2 back of the identity document, 4 proof of residence',
        security: SIGNED_IN,
        params: FileParams,
        response: { 200: Type.Object({ base64String: Type.String(), contentType: Type.String() }), ...Refusals },
      },
    },
    async (request) => {
      const { clientId, kind } = request.params;
      onlyOwn(await clearedCaller(request, services), clientId);
      const file = await fileOf(services.db, clientId, kind);
      if (file === undefined) throw refuseWord(404, 'not_found');
      return { base64String: file.content.toString('base64'), contentType: file.contentType };
    },
  );
};
