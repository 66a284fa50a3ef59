import { ClientParams } from '../access/access.schemas.ts';
import { clearedCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { refuseWord } from '../http/refusal.ts';
import { signedInCall } from '../http/described-call.ts';
import { Bytes } from '../http/wire.schemas.ts';
import { registrationSheet } from './registration-sheet.ts';
import { signedPaper } from './signed-paper.ts';
import { storedDocument } from './my-documents.sql.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof storedDocument>>>;

/** The paper that the client signed at the provider, if this document is one. */
const paperOf = ({ template_name, signed_at, fundName, fundCnpj, ...client }: Stored) =>
  template_name === null || signed_at === null
    ? undefined
    : signedPaper({
        template: template_name,
        signedAt: signed_at,
        client,
        fund: fundName === null || fundCnpj === null ? undefined : { name: fundName, cnpj: fundCnpj },
      });

/** The documents of a client. @see spec A §7; spec B §7 Profile, documents, security */
export const storedDocumentRoutes: Routes = (api, services) => {
  api.get(
    '/documentUploads/download/:id',
    signedInCall('profile', "One of the client's documents", {
      params: ClientParams,
      answer: Bytes,
    }),
    async (request, reply) => {
      const caller = await clearedCaller(request, services);
      const found = await storedDocument(services.db, request.params.id);
      // Another client's document gets the answer of an unknown one, so that nobody learns which ids exist.
      if (found?.client_id !== caller.clientId) throw refuseWord(404, 'not_found');
      void reply.type('application/pdf').header('content-disposition', `attachment; filename="${found.file_name}"`);
      if (found.content !== null) return Buffer.from(found.content);
      return services.pdfs.make(paperOf(found) ?? registrationSheet(found, services.clock.now()));
    },
  );
};
