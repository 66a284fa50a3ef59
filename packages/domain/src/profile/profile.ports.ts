import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { FileContent } from '../kernel/file-content.ts';

/** Reading may be repeated. Other clients are refused. @see spec A §7, B §7 `GET documentUploads/download/{id}` */
export interface StoredDocuments {
  /** @param id the id of the document, from a list of documents */
  readonly download: (id: number) => TaskEither<CallFailure, FileContent>;
}
