import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type CSSProperties, type ReactNode } from 'react';
import { Alert } from '../feedback/alert.tsx';
import { PdfSheet } from './pdf-sheet.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { makePrinting } from './print-pdf.ts';
import type { ShownPdf } from './opening.ts';
import { useSeen, type SeenUpTo } from './use-seen.ts';
import { useTouchZoom } from './use-touch-zoom.ts';
import { useView } from './use-view.ts';
import { SHORTCUTS, usePrintKey, useViewerKeys } from './use-viewer-keys.ts';

interface Props {
  readonly pdf: ShownPdf;
  readonly title: string;
  readonly canPrint: boolean;
  readonly actions: ReactNode;
  readonly seen: ((upTo: SeenUpTo) => void) | undefined;
}

/** What scrolls takes the focus, so that the keys of the browser scroll it too. The linter knows only controls. */
const FOCUSABLE = { tabIndex: 0 };

/** A document that is open: its tools and its pages. */
export const OpenViewer = observer(({ pdf, title, canPrint, actions, seen }: Props) => {
  const view = useView(pdf);
  const printing = useMemo(() => makePrinting(pdf.document), [pdf]);
  useEffect(() => printing.close, [printing]);
  usePrintKey(() => printing.press(), canPrint);
  useTouchZoom(view);
  useSeen(view, seen);
  const root = useViewerKeys(view);
  const { well, zoom, width, pages, total } = view;
  return (
    <div className="pdf-open" ref={root}>
      <PdfToolbar view={view} printing={printing} canPrint={canPrint} actions={actions} />
      {printing.call.failure !== undefined && <Alert body="Não foi possível imprimir o documento." />}
      <section
        className="pdf-well"
        ref={well}
        aria-label={title}
        aria-keyshortcuts={SHORTCUTS}
        {...FOCUSABLE}
        // React's type knows no custom properties.
        style={{ '--width': width, '--zoom': zoom } as CSSProperties}
      >
        {pages.length === 0 && <Alert body="Não foi possível mostrar esta página." />}
        {pages.map((page, i) => (
          <PdfSheet key={i} page={page} total={total} width={width * zoom} well={well} />
        ))}
      </section>
    </div>
  );
});
