import { tokens } from '../../composition/token.ts';
import type { PdfReader } from '../../ui/pdf/pdf-document.ts';

export const PDF = tokens<{
  /** Opens PDFs. The page injects it and gives it to `PdfViewer`. */
  Reader: PdfReader;
}>('PDF');
