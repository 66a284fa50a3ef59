import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { RetryButton } from '../feedback/retry-button.tsx';
import { OpenViewer } from './open-viewer.tsx';
import { PDF_NOT_SHOWN, type PdfReader } from './pdf-document.ts';
import { makeOpening } from './opening.ts';
import { PdfToolbar } from './pdf-toolbar.tsx';
import type { SeenUpTo } from './use-seen.ts';
import './pdf-viewer.css';

interface Props {
  /** The bytes of the file. The page loaded them. */
  readonly pdf: Uint8Array;
  /** The name of the document, for screen readers: `Extrato de outubro de 2026`. */
  readonly title: string;
  /** The page's own buttons, beside 'Download'. On a phone they stand under the document. */
  readonly actions?: ReactNode;
  /** What 'Download' does. Without it there is no such button. */
  readonly download?: { readonly press: () => void; readonly isBusy: boolean };
  /** What opens the PDF. The page injects `PDF.Reader`, from `pdfBindings`. */
  readonly reader: PdfReader;
  /** What stands under a document that the client can read, such as its acceptance. */
  readonly children?: ReactNode;
  /** Hears that the file is broken, before the viewer says so: a page that can get another file takes its place. */
  readonly broken?: () => void;
  /** Hears how far the client scrolled the last page. */
  readonly seen?: (upTo: SeenUpTo) => void;
}

/**
 * Shows a PDF. It fills what is left of the height of the window, and scrolls inside. A page without a button of its
 * own for the file should give `download`: a file that nobody can show may still open elsewhere.
 *
 * Give it the same `pdf` object at each draw: other bytes are another document.
 *
 * @see spec A §2 Registration routes, A §9, B §2 Reports; decisions 0183, 0321
 */
export const PdfViewer = observer(({ pdf, title, actions, download, reader, children, seen, broken }: Props) => {
  const opening = useMemo(() => makeOpening(reader.open, pdf), [reader, pdf]);
  useEffect(() => {
    opening.open();
    return opening.close;
  }, [opening]);
  const { state, load } = opening.pdf;
  const isBroken = state._tag === 'Failed' && state.failure._tag === 'NotReadable';
  const tellBroken = useEffectEvent(() => broken?.());
  useLayoutEffect(() => {
    if (isBroken) tellBroken();
  }, [isBroken]);
  const all =
    actions === undefined && download === undefined ? undefined : (
      <>
        {actions}
        {download !== undefined && (
          <Button icon="download" isBusy={download.isBusy} onPress={download.press}>
            Download
          </Button>
        )}
      </>
    );
  if (state._tag === 'Shown')
    return (
      <div className="pdf-viewer">
        <OpenViewer pdf={state.value} title={title} canPrint={reader.canPrint} actions={all} seen={seen} />
        {children}
      </div>
    );
  if (state._tag === 'Loading') return <PdfWaiting reader={reader} actions={all} />;
  return (
    <Closed reader={reader} actions={all}>
      <div className="pdf-failed stack">
        <Alert body={PDF_NOT_SHOWN} />
        {state.failure._tag === 'ReaderNotLoaded' && <RetryButton onPress={() => void load()} />}
      </div>
    </Closed>
  );
});

interface ClosedProps {
  readonly reader: Pick<PdfReader, 'canPrint'>;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The viewer without a document. Its tools stand already, so that nothing moves when the document opens. */
const Closed = ({ reader, actions, children }: ClosedProps) => (
  <div className="pdf-viewer">
    <div className="pdf-open">
      <PdfToolbar canPrint={reader.canPrint} actions={actions} />
      <div className="pdf-well">{children}</div>
    </div>
  </div>
);

/** Holds the place of a viewer, while the page loads the file. */
export const PdfWaiting = ({ reader, actions }: Omit<ClosedProps, 'children'>) => (
  <Closed reader={reader} actions={actions}>
    <output className="pdf-sheet skeleton" aria-busy="true" aria-label="Carregando o documento" />
  </Closed>
);
