import { INITIAL_ZOOM, zoomIn, zoomOut } from '@aroeira/domain/kernel';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { View } from './use-view.ts';

/** The keys of the viewer, as `aria-keyshortcuts` names them. */
export const SHORTCUTS = 'Plus - 0 PageUp PageDown ArrowLeft ArrowRight';

/** How much of the well a key scrolls, so that the last line stays in sight. */
const SCREENFUL = 0.9;

/** Listens to the keys of the viewer while it has the focus, on any of its buttons too. */
export const useViewerKeys = (view: View): RefObject<HTMLDivElement | null> => {
  const root = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => pressKey(event, view));
  useEffect(() => {
    const place = root.current;
    const listen = (event: KeyboardEvent) => press(event);
    place?.addEventListener('keydown', listen);
    return () => place?.removeEventListener('keydown', listen);
  }, []);
  return root;
};

/**
 * Lets the keys of the browser's own print, wherever the focus is, print the whole document. The browser would print
 * the pages that are drawn so far, inside the page around them.
 */
export const usePrintKey = (print: () => void, canPrint: boolean): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'p') return;
    event.preventDefault();
    print();
  });
  useEffect(() => {
    if (!canPrint) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [canPrint]);
};

/** Does what a key asks. The browser keeps keys with a modifier, and the arrows if the page is wider than the well. */
const pressKey = (event: KeyboardEvent, view: View): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLInputElement) return;
  const act = actionOf(event.key, view);
  if (act === undefined) return;
  event.preventDefault();
  act();
};

const actionOf = (key: string, view: View): (() => void) | undefined => {
  switch (key) {
    case '+':
    case '=':
      return () => view.zoomTo(zoomIn(view.zoom));
    case '-':
      return () => view.zoomTo(zoomOut(view.zoom));
    case '0':
      return () => view.zoomTo(INITIAL_ZOOM);
    case 'PageDown':
      return () => goOn(view, 1);
    case 'PageUp':
      return () => goOn(view, -1);
    case 'ArrowRight':
      return isWide(view) ? undefined : () => turn(view, 1);
    case 'ArrowLeft':
      return isWide(view) ? undefined : () => turn(view, -1);
    default:
      return undefined;
  }
};

const isWide = ({ well: { current } }: View): boolean => current !== null && current.scrollWidth > current.clientWidth;

const turn = ({ number = 1, turnTo }: View, by: 1 | -1): void => turnTo(number + by, by === 1 ? 'start' : 'end');

/** Scrolls by what is in sight. At the end of a page it turns to the next one. */
const goOn = (view: View, by: 1 | -1): void => {
  const place = view.well.current;
  if (place === null) return;
  const left = by === 1 ? place.scrollHeight - place.clientHeight - place.scrollTop : place.scrollTop;
  // Fractions of a pixel never add up.
  if (left > 1) place.scrollBy({ top: by * place.clientHeight * SCREENFUL });
  else turn(view, by);
};
