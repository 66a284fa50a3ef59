import { token } from '../../composition/token.ts';
import type { OpenPdf } from './pdf-document.ts';

export const PDF = {
  /** Opens a PDF. The page injects it and gives it to `PdfViewer`. */
  Reader: token<OpenPdf>('PdfReader'),
};
