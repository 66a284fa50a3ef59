import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Drawing, LoadDrawing } from './drawing.ts';

interface Shown<F> {
  readonly figures: F;
  /** The place of the marked point. */
  readonly at: number;
  readonly load: LoadDrawing<F>;
}

/** Draws inside an element from the moment in which it is on the screen. */
export const useDrawing = <F>(
  host: RefObject<HTMLDivElement | null>,
  { figures, at, load }: Shown<F>,
): Drawing<F> | undefined => {
  const isOnScreen = useOnScreen(host);
  const [drawing, setDrawing] = useState<Drawing<F>>();
  const first = useRef(figures);
  useEffect(() => {
    if (!isOnScreen) return;
    let made: Drawing<F> | undefined;
    let isOver = false;
    load().then(
      (start) => {
        if (isOver || host.current === null) return;
        made = start(host.current, first.current);
        setDrawing(made);
      },
      // Without the lines the figures are still below, as read-out and as table.
      () => undefined,
    );
    return () => {
      isOver = true;
      made?.close();
      setDrawing(undefined);
    };
  }, [host, isOnScreen, load]);
  // Before the browser paints: words and lines change in the same frame.
  useLayoutEffect(() => drawing?.show(figures), [drawing, figures]);
  useLayoutEffect(() => drawing?.mark(at), [drawing, at]);
  return drawing;
};

/** Whether an element was on the screen at least once. A browser that cannot tell counts as yes. */
export const useOnScreen = (element: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isSeen || element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
};
