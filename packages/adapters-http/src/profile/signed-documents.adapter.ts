import type { SignedDocuments } from '@aroeira/domain/profile';
import type { HttpClient } from '../http/http-client.ts';
import { SignedDocumentsRead } from './signed-documents.codecs.ts';

/** The signed documents over the portal API. @see spec B §7 Profile, documents, security */
export const makeHttpSignedDocuments = (http: HttpClient): SignedDocuments => ({
  list: http.get('/myDocuments', SignedDocumentsRead, { acts: false, shows: ['id', 'template_name', 'docType'] }),
});
