import { bindings } from '../../composition/bindings.ts';
import { SHELL } from '../shell.tokens.ts';
import { openPdf } from '../../ui/pdf/open-pdf.ts';
import { PDF } from './pdf.tokens.ts';

/** What a page with a `PdfViewer` needs, beside the bindings of its own capability. */
export const pdfBindings = bindings((bind) => {
  bind(PDF.Reader, (wrapper) => ({ open: openPdf, canPrint: wrapper._tag === 'None' }), SHELL.NativeWrapper);
});
