import { token } from '../../composition/token.ts';
import type { PdfReader } from './pdf-document.ts';

export const PDF = {
  /** Opens PDFs. The page injects it and gives it to `PdfViewer`. */
  Reader: token<PdfReader>('PdfReader'),
};
