import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { FileContent } from '../../kernel/file-content.ts';

/** The PDFs that a client may read before an investment. @see spec B §7 Profile, documents, security */
export interface FundFiles {
  /** The fact sheet, 'lâmina'. */
  readonly factSheet: (fundId: number) => TaskEither<CallFailure, FileContent>;
  readonly regulation: (fundId: number) => TaskEither<CallFailure, FileContent>;
}
