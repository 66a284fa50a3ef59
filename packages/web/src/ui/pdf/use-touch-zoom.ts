import { zoomByTaps } from '@aroeira/domain/kernel';
import { useEffect, useEffectEvent } from 'react';
import type { View } from './use-view.ts';

/** Milliseconds and CSS pixels between the two taps of a double tap. */
const TAPS_WITHIN = 300;
const TAPS_NEAR = 30;

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Zooms by two fingers and by a double tap. The style of the well leaves these gestures to us, and one finger scrolls.
 * React's own listeners cannot stop the browser's answer to a touch.
 */
export const useTouchZoom = ({ well, zoom, zoomTo }: Pick<View, 'well' | 'zoom' | 'zoomTo'>): void => {
  const pinch = useEffectEvent((from: number, ratio: number, at: Point) => zoomTo(from * ratio, at));
  const tap = useEffectEvent((at: Point) => zoomTo(zoomByTaps(zoom), at));
  const current = useEffectEvent(() => zoom);
  useEffect(() => {
    const place = well.current;
    if (place === null) return;
    let start: { readonly zoom: number; readonly distance: number } | undefined;
    let last: Tap | undefined;
    const began = ({ touches }: TouchEvent) => {
      const [one, two] = touches;
      if (two !== undefined) last = undefined;
      start = one === undefined || two === undefined ? undefined : { zoom: current(), distance: distance(one, two) };
    };
    const moved = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (start === undefined || one === undefined || two === undefined) return;
      if (event.cancelable) event.preventDefault();
      pinch(start.zoom, distance(one, two) / start.distance, inside(place, middle(one, two)));
    };
    const ended = (event: TouchEvent) => {
      const [one] = event.changedTouches;
      if (one === undefined || event.touches.length > 0) return;
      const now: Tap = { at: event.timeStamp, x: one.clientX, y: one.clientY };
      const isDouble = last !== undefined && now.at - last.at < TAPS_WITHIN && distance(last, now) < TAPS_NEAR;
      last = isDouble || start !== undefined ? undefined : now;
      start = undefined;
      if (!isDouble) return;
      event.preventDefault();
      tap(inside(place, now));
    };
    place.addEventListener('touchstart', began, { passive: true });
    place.addEventListener('touchmove', moved, { passive: false });
    place.addEventListener('touchend', ended);
    return () => {
      place.removeEventListener('touchstart', began);
      place.removeEventListener('touchmove', moved);
      place.removeEventListener('touchend', ended);
    };
  }, [well]);
};

type Point = { readonly x: number; readonly y: number };

const pointOf = (of: Touch | Point): Point => ('clientX' in of ? { x: of.clientX, y: of.clientY } : of);

const distance = (one: Touch | Point, two: Touch | Point): number => {
  const [a, b] = [pointOf(one), pointOf(two)];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

const middle = (one: Touch, two: Touch): Point => ({
  x: (one.clientX + two.clientX) / 2,
  y: (one.clientY + two.clientY) / 2,
});

/** A point of the window, counted from the corner of an element. */
const inside = (element: HTMLElement, { x, y }: Point): Point => {
  const { left, top } = element.getBoundingClientRect();
  return { x: x - left, y: y - top };
};
