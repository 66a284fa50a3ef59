import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import type { PdfPage } from './pdf-document.ts';
import { useNear } from '../use-near.ts';
import { canvasWidth } from './canvas-width.ts';

interface Props {
  readonly page: PdfPage;
  readonly total: number;
  /** The width of the page on the screen, in CSS pixels. */
  readonly width: number;
  readonly well: RefObject<HTMLElement | null>;
}

/** Milliseconds without a change of the size, after which a page is drawn anew. Two fingers change it at each frame. */
const SETTLED_AFTER = 120;

/**
 * One page: its picture, and over it the text, which a client selects and a screen reader reads. A page far from the
 * eye has only its text.
 */
export const PdfSheet = ({ page, total, width, well }: Props) => {
  const sheet = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const isNear = useNear(sheet, { within: '100%', untilKnown: 'far', well });
  const pixels = canvasWidth(useSettled(width), page.aspect, window.devicePixelRatio);
  useEffect(() => {
    const place = picture.current;
    if (!isNear || place === null || pixels === 0) return;
    const giveUp = new AbortController();
    page.draw(pixels, giveUp.signal).then(
      // The old picture stays until the new one is ready, so that the page does not flash.
      (canvas) => giveUp.signal.aborted || show(place, canvas),
      // A page that cannot be drawn keeps its text.
      () => undefined,
    );
    return () => giveUp.abort();
  }, [page, pixels, isNear]);
  useEffect(() => {
    const place = picture.current;
    if (!isNear && place !== null) show(place);
    return () => void (place !== null && show(place));
  }, [isNear]);
  return (
    <article
      className="pdf-sheet"
      ref={sheet}
      aria-label={`Página ${page.number} de ${total}`}
      // React's type knows no custom properties.
      style={{ '--aspect': page.aspect, '--points': page.points } as CSSProperties}
    >
      <div className="pdf-picture" ref={picture} aria-hidden="true" />
      <PdfText key={page.number} page={page} />
    </article>
  );
};

const PdfText = ({ page }: { readonly page: PdfPage }) => {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = layer.current;
    if (place === null) return;
    // React may run the effect twice, and each time the text comes later. So each text has its own place.
    const text = document.createElement('div');
    text.className = 'pdf-text';
    place.replaceChildren(text);
    page.write(text).catch(() => undefined);
    return () => text.remove();
  }, [page]);
  return <div ref={layer} />;
};

/** Shows a canvas, or none. A canvas without size gives its memory back at once. */
const show = (place: HTMLElement, ...next: readonly HTMLCanvasElement[]): void => {
  for (const old of place.querySelectorAll('canvas')) old.width = old.height = 0;
  place.replaceChildren(...next);
};

/** A value that stopped changing. The first one counts at once. */
const useSettled = (value: number): number => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), settled === 0 ? 0 : SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled;
};
