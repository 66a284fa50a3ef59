import * as TE from 'fp-ts/TaskEither';
import type { PdfDocument, PdfNotShown, PdfReader } from '../pdf-document.ts';

interface Fake {
  readonly pages?: number;
  /** The numbers of the pages that are broken. */
  readonly broken?: readonly number[];
  /** Why it does not open, one for each attempt. The attempt after the last one opens it. */
  readonly failures?: readonly PdfNotShown[];
  readonly canPrint?: boolean;
}

/** A reader of PDFs that shows the text `Texto da página 1` on the first page, and so on. It draws nothing. */
export const fakePdf = ({ pages = 1, broken = [], failures = [], canPrint = true }: Fake = {}) => {
  const left = [...failures];
  const opened: Uint8Array[] = [];
  let open = 0;
  let closed = 0;
  const document: PdfDocument = {
    pages,
    page: async (number) => {
      if (broken.includes(number)) throw new Error('a broken page');
      return {
        number,
        aspect: 210 / 297,
        points: 595,
        draw: async () => globalThis.document.createElement('canvas'),
        write: async (layer) => void (layer.textContent = `Texto da página ${number}`),
      };
    },
    close: () => {
      open -= 1;
      closed += 1;
    },
  };
  const reader: PdfReader = {
    canPrint,
    open: (pdf) => async () => {
      opened.push(pdf);
      const failure = left.shift();
      if (failure !== undefined) return TE.left(failure)();
      open += 1;
      return TE.right(document)();
    },
  };
  return { reader, opened, open: () => open, closed: () => closed };
};
