import * as E from 'fp-ts/Either';
import type { OpenPdf } from './pdf-document.ts';

/** Opens a PDF with pdfjs. The browser loads pdfjs and its worker with the first PDF, since they weigh 500 kB. */
export const openPdf: OpenPdf = (pdf) => async () => {
  try {
    const { readPdf } = await import('./pdfjs.ts');
    return await readPdf(pdf);
  } catch {
    return E.left({ _tag: 'ReaderNotLoaded' });
  }
};
