import * as E from 'fp-ts/Either';
import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  PDFWorker,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import { workerUrl } from './pdfjs-worker-url.ts';
import type { PdfDocument, PdfNotShown, PdfPage } from './pdf-document.ts';

/** Opens a PDF. @throws Error if the worker did not load */
export const readPdf = async (pdf: Uint8Array): Promise<E.Either<PdfNotShown, PdfDocument>> => {
  const { worker, lost, end } = startWorker();
  // pdfjs gives the bytes away to its worker. The page keeps its own, for a download.
  const task = getDocument({ data: pdf.slice(), useWasm: false, worker });
  try {
    const proxy = await Promise.race([task.promise, lost]);
    return E.right(documentOf(proxy, () => void task.destroy().finally(end)));
  } catch (error) {
    end();
    if (error instanceof InvalidPDFException || error instanceof PasswordException)
      return E.left({ _tag: 'NotReadable' });
    throw error;
  }
};

/**
 * Starts a worker for one document. pdfjs would start one itself, but it keeps the failure of a worker that did not
 * load: no later attempt would succeed.
 */
const startWorker = () => {
  const port = new Worker(workerUrl, { type: 'module' });
  const lost = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('the worker did not load')));
  });
  const worker = PDFWorker.create({ port });
  const end = (): void => {
    worker.destroy();
    port.terminate();
  };
  return { worker, lost, end };
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
