import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { FileContent } from '../kernel/file-content.ts';

/**
 * The documents that the asset manager keeps of its clients. Reading may be repeated; another client's are refused.
 *
 * @see spec A §7, B §7 `GET documentUploads/download/{id}`
 */
export interface StoredDocuments {
  /** @param id the document's, as a list of documents names it */
  readonly download: (id: number) => TaskEither<CallFailure, FileContent>;
}
