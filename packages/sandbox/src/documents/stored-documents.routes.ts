import { Type } from '@sinclair/typebox';
import { clearedCaller, onlyOwn } from '../access/caller.ts';
import { loginIdIn } from '../access/devices/devices.sql.ts';
import type { Routes } from '../http/api.ts';
import { refuseStranger, refuseWord } from '../http/refusal.ts';
import { ClientId, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';

const DocumentParams = Type.Object({ id: ClientId });

/** A body that is no JSON: it is sent as it is. */
const Bytes = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** The documents that are kept of a client. @see spec A §7, B §7 Profile, documents, security */
export const storedDocumentRoutes: Routes = (api, services) => {
  api.get(
    '/documentUploads/download/:id',
    {
      schema: {
        tags: ['profile'],
        summary: "One of the client's documents; the Login-ID must be the session's",
        security: SIGNED_IN,
        params: DocumentParams,
        response: { 200: Bytes, ...Refusals },
      },
    },
    async (request, reply) => {
      const caller = await clearedCaller(request, services);
      if (loginIdIn(request.headers['login-id']) !== caller.loginId) throw refuseStranger();
      const found = await services.db
        .selectFrom('stored_documents')
        .where('id', '=', request.params.id)
        .select(['client_id', 'file_name', 'content_type', 'content'])
        .executeTakeFirst();
      if (found === undefined) throw refuseWord(404, 'not_found');
      onlyOwn(caller, found.client_id);
      void reply.type(found.content_type).header('content-disposition', `attachment; filename="${found.file_name}"`);
      return Buffer.from(found.content);
    },
  );
};
