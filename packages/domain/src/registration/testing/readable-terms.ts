import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { FileContent } from '../../kernel/file-content.ts';
import type { TermSource } from '../terms/readable-term.ts';
import type { ReadableTerms } from '../terms/readable-terms.ports.ts';

const PDF: FileContent = { contentType: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) };

/** A server of terms that gives a PDF after the given failures, and remembers what it was asked for. */
export const readableTerms = (failures: readonly CallFailure[] = []): ReadableTerms & { asked: TermSource[] } => {
  const asked: TermSource[] = [];
  const left = [...failures];
  return {
    asked,
    load: (source) => async () => {
      asked.push(source);
      const failure = left.shift();
      return failure === undefined ? TE.right(PDF)() : TE.left(failure)();
    },
  };
};
