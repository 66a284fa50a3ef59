import { INITIAL_ZOOM, isPaginated, pageWidth, zoomWithin } from '@aroeira/domain/kernel';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PdfDocument, PdfPage } from './pdf-document.ts';
import type { ShownPdf } from './opening.ts';

/** A point of the well, in CSS pixels from its corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the client looks at a PDF. */
export interface View {
  readonly well: RefObject<HTMLElement | null>;
  readonly zoom: number;
  /** The width of a page with the zoom 1, in CSS pixels. */
  readonly width: number;
  /** The pages to draw: all of them, or the current one of many. A broken one is missing. */
  readonly pages: readonly PdfPage[];
  /** The number of the current page. `undefined` if the document shows all pages at once. */
  readonly number: number | undefined;
  readonly total: number;
  /** Zooms, and keeps the given point of the document where it is. Without a point it keeps the middle. */
  readonly zoomTo: (zoom: number, point?: Point) => void;
  /** Shows another page, from its start or its end. A number outside the document changes nothing. */
  readonly turnTo: (number: number, to?: 'start' | 'end') => void;
}

/** Keeps the zoom and the current page of an open PDF. */
export const useView = ({ document, pages }: ShownPdf): View => {
  const well = useRef<HTMLElement>(null);
  const [zoom, zoomTo] = useZoom(well);
  const [number, setNumber] = useState(1);
  const end = useRef<'start' | 'end'>('start');
  const page = usePage(document, number, pages[0]);
  const isOneByOne = isPaginated(document.pages);
  useLayoutEffect(() => {
    well.current?.scrollTo({ top: end.current === 'end' ? well.current.scrollHeight : 0 });
  }, [page]);
  return {
    well,
    zoom,
    width: useWidth(well),
    pages: isOneByOne ? shown(page) : pages,
    number: isOneByOne ? number : undefined,
    total: document.pages,
    zoomTo,
    turnTo: (next, to = 'start') => {
      if (!isOneByOne || next < 1 || next > document.pages) return;
      end.current = to;
      setNumber(next);
    },
  };
};

const shown = (page: PdfPage | undefined): readonly PdfPage[] => (page === undefined ? [] : [page]);

/** The page of a number. The previous one stays until the next one is there. */
const usePage = (document: PdfDocument, number: number, first: PdfPage | undefined): PdfPage | undefined => {
  const [page, setPage] = useState(first);
  useEffect(() => {
    let isOver = false;
    document.page(number).then(
      (loaded) => {
        if (!isOver) setPage(loaded);
      },
      // The pages around a broken one stay readable.
      () => {
        if (!isOver) setPage(undefined);
      },
    );
    return () => void (isOver = true);
  }, [document, number]);
  return page;
};

/** The zoom. The point that stays is told before the zoom, and the scroll position follows in the same frame. */
const useZoom = (well: RefObject<HTMLElement | null>): readonly [number, View['zoomTo']] => {
  const [zoom, setZoom] = useState(INITIAL_ZOOM);
  const kept = useRef<Point & { readonly left: number; readonly top: number }>(undefined);
  const zoomTo = (asked: number, point?: Point) => {
    const now = well.current;
    if (now !== null) {
      const { x, y } = point ?? { x: now.clientWidth / 2, y: now.clientHeight / 2 };
      kept.current = { x, y, left: (now.scrollLeft + x) / zoom, top: (now.scrollTop + y) / zoom };
    }
    setZoom(zoomWithin(asked));
  };
  useLayoutEffect(() => {
    if (kept.current === undefined) return;
    const { x, y, left, top } = kept.current;
    well.current?.scrollTo({ left: left * zoom - x, top: top * zoom - y });
  }, [well, zoom]);
  return [zoom, zoomTo];
};

/** The width of a page that fits into the well. It is known before the browser paints, so that nothing moves. */
const useWidth = (well: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const now = well.current;
    if (now === null) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(now);
      const padding = (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(paddingInlineEnd) || 0);
      setWidth(pageWidth(now.clientWidth - padding));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(now);
    return () => observer.disconnect();
  }, [well]);
  return width;
};
