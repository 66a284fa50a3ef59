import * as E from 'fp-ts/Either';
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import { workerUrl } from './pdfjs-worker-url.ts';
import type { PdfDocument, PdfNotShown, PdfPage } from './pdf-document.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a PDF. @throws Error if the worker did not load */
export const readPdf = async (pdf: Uint8Array): Promise<E.Either<PdfNotShown, PdfDocument>> => {
  // pdfjs gives the bytes away to its worker. The page keeps its own, for a download.
  const task = getDocument({ data: pdf.slice(), useWasm: false });
  try {
    return E.right(documentOf(await task.promise, () => void task.destroy()));
  } catch (error) {
    void task.destroy();
    if (error instanceof InvalidPDFException || error instanceof PasswordException)
      return E.left({ _tag: 'NotReadable' });
    throw error;
  }
};

const documentOf = (proxy: PDFDocumentProxy, close: () => void): PdfDocument => ({
  pages: proxy.numPages,
  page: async (number) => pageOf(await proxy.getPage(number)),
  close,
});

const pageOf = (proxy: PDFPageProxy): PdfPage => {
  const whole = proxy.getViewport({ scale: 1 });
  return {
    number: proxy.pageNumber,
    aspect: whole.width / whole.height,
    points: whole.width,
    draw: async (width, signal) => {
      const viewport = proxy.getViewport({ scale: width / whole.width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = proxy.render({ canvas, viewport });
      signal.addEventListener('abort', () => task.cancel());
      await task.promise;
      return canvas;
    },
    write: async (container) => {
      const textContentSource = await proxy.getTextContent();
      await new TextLayer({ textContentSource, container, viewport: whole }).render();
    },
  };
};
