import * as TE from 'fp-ts/TaskEither';
import { Call } from '../call.ts';
import type { PdfDocument } from './pdf-document.ts';

/** The width of a printed page in pixels: 180 for each inch of an A4 page. */
const PRINTED_WIDTH = 1488;

type NotPrinted = { readonly _tag: 'NotPrinted' };

/**
 * The button that prints a document. A new press and the end of the visit remove the sheets of the press before: some
 * browsers never tell that a print is over.
 */
export const makePrinting = (pdf: PdfDocument) => {
  const call = new Call<NotPrinted>();
  let giveUp = new AbortController();
  return {
    call,
    press: () => {
      const print = (): Promise<void> => {
        giveUp.abort();
        giveUp = new AbortController();
        return printPdf(pdf, giveUp.signal);
      };
      void call.run(TE.tryCatch(print, () => ({ _tag: 'NotPrinted' })));
    },
    close: () => {
      call.close();
      giveUp.abort();
    },
  };
};

/**
 * Prints a whole PDF. It draws every page as a picture, one after the other, so that only one canvas stands in memory.
 * The policy of the portal allows no frame, so the browser cannot print the file itself.
 *
 * @param signal gives up, and removes the sheets also after the print
 * @throws Error if a page is broken
 */
const printPdf = async (pdf: PdfDocument, signal: AbortSignal): Promise<void> => {
  const sheets = document.createElement('div');
  sheets.className = 'pdf-print';
  const remove = () => {
    for (const { src } of sheets.querySelectorAll('img')) URL.revokeObjectURL(src);
    sheets.remove();
  };
  try {
    for (let number = 1; number <= pdf.pages; number += 1) {
      signal.throwIfAborted();
      const page = await pdf.page(number);
      sheets.append(await pictureOf(await page.draw(PRINTED_WIDTH, signal)));
    }
    signal.throwIfAborted();
    signal.addEventListener('abort', remove);
    document.body.append(sheets);
    window.addEventListener('afterprint', remove, { once: true, signal });
    window.print();
  } catch (error) {
    remove();
    throw error;
  }
};

const pictureOf = async (canvas: HTMLCanvasElement): Promise<HTMLImageElement> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  canvas.width = canvas.height = 0;
  if (blob === null) throw new Error('the page has no picture');
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  return image;
};
