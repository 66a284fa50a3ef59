import type { ReactNode } from 'react';
import { TRY_AGAIN } from '@aroeira/domain/kernel';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../button.tsx';
import type { OpenPdf } from './pdf-document.ts';
import { PdfPages } from './pdf-pages.tsx';
import { usePdf } from './use-pdf.ts';
import './pdf-viewer.css';

/** The button that gives the client the file. */
interface Download {
  readonly press: () => void;
  readonly isBusy: boolean;
}

interface Props {
  /** The bytes of the file. The page loaded them. */
  readonly pdf: Uint8Array;
  /** The name of the document, for screen readers: `Extrato de outubro de 2026`. */
  readonly title: string;
  /** The page's own buttons, beside 'Download'. On a phone they stand under the document. */
  readonly actions?: ReactNode;
  readonly download?: Download;
  /** What opens a PDF. The page injects `PDF.Reader`, from `pdfBindings`. */
  readonly reader: OpenPdf;
}

/**
 * Shows a PDF. It fills what is left of the height of the window, and scrolls inside.
 *
 * Give it the same `pdf` object at each draw: other bytes are another document.
 *
 * @see spec A §2 Registration routes, A §9, B §2 Reports
 */
export const PdfViewer = ({ pdf, title, actions, download, reader }: Props) => {
  const [state, retry] = usePdf(reader, pdf);
  return (
    <section className="pdf-viewer" aria-label={title}>
      {state._tag === 'Loading' && <div className="pdf-well" aria-busy="true" />}
      {state._tag === 'Failed' && (
        <>
          <Alert body="Não foi possível carregar o documento PDF." />
          {state.failure._tag === 'ReaderNotLoaded' && (
            <Button look="secondary" icon="retry" onPress={retry}>
              {TRY_AGAIN}
            </Button>
          )}
        </>
      )}
      {state._tag === 'Shown' && <PdfPages pdf={state.pdf} />}
      <div className="pdf-actions">
        {actions}
        {download !== undefined && (
          <Button isBusy={download.isBusy} onPress={download.press}>
            Download
          </Button>
        )}
      </div>
    </section>
  );
};
