import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { FileContent } from '../../kernel/file-content.ts';
import type { SignedDocument } from './signed-document.ts';
import type { StaticForm } from './static-forms.ts';

/** What the signed-in client signed. @see spec B §7 `GET /myDocuments` */
export interface SignedDocuments {
  /** In the order of the server. A document without its signed file is left out. @see decision 0232 */
  readonly list: TaskEither<CallFailure, readonly SignedDocument[]>;
}

/** The blank forms. @see spec B §7 `GET forms/{file}.pdf` */
export interface StaticForms {
  readonly load: (form: StaticForm) => TaskEither<CallFailure, FileContent>;
}
