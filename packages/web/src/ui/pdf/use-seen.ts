import { useEffect } from 'react';
import type { View } from './use-view.ts';

/** How far the last page is scrolled, in CSS pixels. */
export interface SeenUpTo {
  /** The height above the visible part. */
  readonly top: number;
  /** The height of the visible part. */
  readonly height: number;
  readonly fullHeight: number;
}

/** Tells each position of the last page, also the first one: a document that fits has nothing to scroll. */
export const useSeen = (view: View, seen: ((upTo: SeenUpTo) => void) | undefined): void => {
  const { well, width, zoom, pages, number, total } = view;
  const isLast = number === undefined || number === total;
  useEffect(() => {
    const paper = well.current;
    // Before the width is known every page is flat.
    if (paper === null || seen === undefined || width === 0 || !isLast || pages.length === 0) return;
    const tell = () => seen({ top: paper.scrollTop, height: paper.clientHeight, fullHeight: paper.scrollHeight });
    tell();
    paper.addEventListener('scroll', tell, { passive: true });
    return () => paper.removeEventListener('scroll', tell);
  }, [well, seen, width, zoom, isLast, pages]);
};
