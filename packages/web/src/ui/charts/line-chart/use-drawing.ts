import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Drawing, LoadDrawing } from './drawing.ts';
import { useOnScreen } from './use-on-screen.ts';

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
