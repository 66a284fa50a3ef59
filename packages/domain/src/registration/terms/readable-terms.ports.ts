import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { FileContent } from '../../kernel/file-content.ts';
import type { TermSource } from './readable-term.ts';

/** The terms that a client reads. */
export interface ReadableTerms {
  /** The PDF of a term. A public form needs no session. @see spec A §7 "PDFs"; decision Q143 */
  readonly load: (source: TermSource) => TaskEither<CallFailure, FileContent>;
}
