import type { StoredDocuments } from '@aroeira/domain/profile';
import type { HttpClient } from '../http/http-client.ts';

/** Stored documents over the portal API, as the signed-in client. @see spec A §7, B §7 Profile, documents, security */
export const makeHttpStoredDocuments = (http: HttpClient): StoredDocuments => ({
  download: (id) => http.file(`documentUploads/download/${id}`, { acts: false }),
});
