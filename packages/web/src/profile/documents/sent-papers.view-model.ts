import type { UploadedFile } from '@aroeira/domain/kernel';
import type { ReadSentPapers, SentPaper } from '@aroeira/domain/profile';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { loadedVisit } from '../../ui/loaded.ts';

/** A paper that the page shows: as a picture, or as a PDF if it has bytes of one. */
export interface ShownPaper extends SentPaper {
  readonly pdf: Uint8Array | undefined;
}

export type SentPapersViewModel = ReturnType<typeof makeSentPapersModel>;

/** One visit to /edit-documents/read. @see spec B §2 Profile */
export const makeSentPapersModel = (clientId: number, read: ReadSentPapers) =>
  loadedVisit(
    pipe(
      read(clientId),
      TE.map((sent) => sent.map((paper): ShownPaper => ({ ...paper, pdf: pdfOf(paper.file) }))),
    ),
  );

/** The bytes of a PDF, from the address that holds them in base64. */
const pdfOf = ({ contentType, preview }: UploadedFile): Uint8Array | undefined =>
  contentType === 'application/pdf'
    ? Uint8Array.from(atob(preview.slice(preview.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
    : undefined;
