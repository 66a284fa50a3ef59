import { Type } from '@sinclair/typebox';
import { clearedCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { saidInSaoPaulo } from '../time/sao-paulo-moment.ts';
import { signedDocumentsOf } from './my-documents.sql.ts';
import { PAPER_WORDS } from './signed-paper.ts';
import { ClientId, orNull } from '../http/wire.schemas.ts';

/** @see spec B §3 Document; decision 0232 */
const MyDocuments = Type.Array(
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

/** The terms of the registration have a template of their own, which the specification does not list. */
const OF_REGISTRATION = { name: 'cadastro', caption: 'Cadastro' };

type Row = Awaited<ReturnType<typeof signedDocumentsOf>>[number];

/** What a row says, or nothing for a document that nobody signs. */
const wordsOf = ({ template, title, paperAt, termAt }: Row) => {
  if (template !== null && paperAt !== null) {
    const words = PAPER_WORDS[template];
    return { template_name: template, title: words.title, caption: words.caption, signedAt: paperAt };
  }
  if (title === null || termAt === null) return undefined;
  return { template_name: OF_REGISTRATION.name, title, caption: OF_REGISTRATION.caption, signedAt: termAt };
};

/** What the caller signed. @see spec B §7 "GET /myDocuments"; decision 0232 */
export const myDocumentRoutes: Routes = (api, services) => {
  api.get(
    '/myDocuments',
    signedInCall('profile', 'The signed documents of the caller', { answer: MyDocuments }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const rows = await signedDocumentsOf(services.db, clientId);
      return rows.flatMap((row) => {
        const words = wordsOf(row);
        if (words === undefined) return [];
        const { signedAt, ...said } = words;
        return {
          ...said,
          id: row.id,
          signed_file: { url: `${services.portalUrl()}/api/documentUploads/download/${String(row.id)}` },
          docType: row.docType,
          description: `Assinado em ${saidInSaoPaulo(signedAt)}`,
          fund: row.fundName === null ? null : { name: row.fundName },
        };
      });
    },
  );
};
