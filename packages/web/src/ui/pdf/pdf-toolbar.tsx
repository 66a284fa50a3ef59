import { INITIAL_ZOOM, zoomIn, zoomOut } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import type { makePrinting } from './print-pdf.ts';
import type { View } from './use-view.ts';

/** A toolbar before the document is open does nothing. */
const CLOSED: Pick<View, 'zoom' | 'zoomTo' | 'number' | 'total' | 'turnTo'> = {
  zoom: INITIAL_ZOOM,
  zoomTo: () => undefined,
  number: undefined,
  total: 0,
  turnTo: () => undefined,
};

interface Props {
  /** Nothing before the document is open. */
  readonly view?: View;
  readonly printing?: ReturnType<typeof makePrinting>;
  readonly canPrint: boolean;
  /** Beside the tools on a wide screen, under the document on a phone. */
  readonly actions: ReactNode;
}

/** The tools over a document. Nothing moves when it opens. */
export const PdfToolbar = observer(({ view, printing, canPrint, actions }: Props) => {
  const { zoom, zoomTo, number, total, turnTo } = view ?? CLOSED;
  const isOpen = view !== undefined;
  return (
    <div className="pdf-bar">
      <div className="pdf-tools">
        <IconButton
          icon="zoom-out"
          label="Diminuir zoom"
          isHeld={!isOpen || zoomOut(zoom) === zoom}
          onPress={() => zoomTo(zoomOut(zoom))}
        />
        <output aria-label="Zoom">{`${Math.round(zoom * 100)}%`}</output>
        <IconButton
          icon="zoom-in"
          label="Aumentar zoom"
          isHeld={!isOpen || zoomIn(zoom) === zoom}
          onPress={() => zoomTo(zoomIn(zoom))}
        />
        <IconButton
          icon="zoom-reset"
          label="Redefinir zoom"
          isHeld={!isOpen || zoom === INITIAL_ZOOM}
          onPress={() => zoomTo(INITIAL_ZOOM)}
        />
        {canPrint && (
          <span className="pdf-print-button">
            <IconButton
              icon="print"
              label={printing?.call.isBusy === true ? 'Preparando a impressão' : 'Imprimir'}
              isHeld={printing?.call.isBusy ?? true}
              onPress={() => printing?.press()}
            />
          </span>
        )}
      </div>
      <div className="pdf-foot">
        {number !== undefined && (
          <div className="pdf-pager">
            <IconButton icon="left" label="Página anterior" isHeld={number === 1} onPress={() => turnTo(number - 1)} />
            <output>
              Página <b>{number}</b> de {total}
            </output>
            <IconButton
              icon="right"
              label="Próxima página"
              isHeld={number === total}
              onPress={() => turnTo(number + 1)}
            />
          </div>
        )}
        {actions !== undefined && <div className="pdf-actions">{actions}</div>}
      </div>
    </div>
  );
});
