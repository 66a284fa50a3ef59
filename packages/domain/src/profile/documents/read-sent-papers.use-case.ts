import { pipe } from 'fp-ts/function';
import * as A from 'fp-ts/Array';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import type { Papers, Picture } from '../../registration/identity/papers.ports.ts';

/** A paper that the client sent. */
export interface SentPaper {
  readonly picture: Picture;
  readonly file: UploadedFile;
}

/** Reads the papers that a client sent: the front and the back of the identity document, and the proof of residence. */
export type ReadSentPapers = (clientId: number) => TE.TaskEither<CallFailure, readonly SentPaper[]>;

const PICTURES: readonly Picture[] = ['front', 'back', 'proofOfResidence'];

/** A paper that the client did not send is not among them. @see spec B §7 "1 is front, 2 is back and 4 is proof of residence" */
export const makeReadSentPapers =
  (papers: Pick<Papers, 'picture'>): ReadSentPapers =>
  (clientId) =>
    pipe(
      [...PICTURES],
      A.traverse(TE.ApplicativePar)((picture) =>
        pipe(
          papers.picture(clientId, picture),
          TE.map((file) => (file === undefined ? [] : [{ picture, file }])),
        ),
      ),
      TE.map((found) => found.flat()),
    );
