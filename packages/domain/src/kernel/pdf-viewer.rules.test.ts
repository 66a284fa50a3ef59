import { expect, it } from 'vitest';
import { INITIAL_ZOOM, isPaginated, pageWidth, zoomByTaps, zoomIn, zoomOut, zoomWithin } from './pdf-viewer.rules.ts';

it('zooms by 1.2 each step, never below 1 or above 3 [R865] [R866] [R867]', () => {
  expect(zoomIn(1)).toBeCloseTo(1.2, 12);
  expect(zoomOut(1.44)).toBeCloseTo(1.2, 12);
  expect(zoomOut(1)).toBe(1);
  expect(zoomOut(1.1)).toBe(1);
  expect(zoomIn(2.6)).toBe(3);
  expect(zoomIn(3)).toBe(3);
  expect(INITIAL_ZOOM).toBe(1);
});

it('shows 15 pages together and 16 one by one [R869] [R870]', () => {
  expect([1, 15, 16].map(isPaginated)).toEqual([false, false, true]);
});

it('draws a page at most 900 px wide [R871]', () => {
  expect([320, 899, 900, 901].map(pageWidth)).toEqual([320, 899, 900, 900]);
});

it('keeps the zoom of two fingers within the limits, and steps by a double tap between the whole page and twice', () => {
  expect([0.2, 1.7, 9].map(zoomWithin)).toEqual([1, 1.7, 3]);
  expect([1, 2, 1.2].map(zoomByTaps)).toEqual([2, 1, 1]);
});
