import type { StoredDocuments } from '@aroeira/domain/profile';
import type { HttpClient } from '../http/http-client.ts';

/** Where the API has a document of the client. */
export const storedDocumentPath = (id: number): string => `documentUploads/download/${id}`;

/** Stored documents over the portal API, as the signed-in client. @see spec A §7, B §7 Profile, documents, security */
export const makeHttpStoredDocuments = (http: HttpClient): StoredDocuments => ({
  download: (id) => http.file(storedDocumentPath(id), { acts: false }),
});
