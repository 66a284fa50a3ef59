import { isPaginated } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { Loaded } from '../loaded.ts';
import type { OpenPdf, PdfDocument, PdfNotShown, PdfPage } from './pdf-document.ts';

/** A PDF with the pages that the viewer shows at once: all of them, or the first of many. */
export interface ShownPdf {
  readonly document: PdfDocument;
  readonly pages: readonly PdfPage[];
}

/** A visit to a PDF: opens it, and closes it at the end, also when it opens after the end. */
export const makeOpening = (reader: OpenPdf, bytes: Uint8Array) => {
  const opened: PdfDocument[] = [];
  let isOver = false;
  const keep = (document: PdfDocument): PdfDocument => {
    if (isOver) document.close();
    else opened.push(document);
    return document;
  };
  const pdf = new Loaded<ShownPdf, PdfNotShown>(pipe(reader(bytes), TE.map(keep), TE.chain(firstPages)));
  return {
    pdf,
    open: () => {
      isOver = false;
      void pdf.load();
    },
    close: () => {
      isOver = true;
      pdf.close();
      for (const document of opened.splice(0)) document.close();
    },
  };
};

/** Reads the first pages for their sizes. A file whose first pages are broken is a broken file. */
const firstPages = (document: PdfDocument): TE.TaskEither<PdfNotShown, ShownPdf> => {
  const count = isPaginated(document.pages) ? 1 : document.pages;
  return TE.tryCatch(
    async () => {
      const numbers = Array.from({ length: count }, (_, i) => i + 1);
      return { document, pages: await Promise.all(numbers.map(document.page)) };
    },
    () => ({ _tag: 'NotReadable' }),
  );
};
