import { act } from '@testing-library/react';
import type { Ink, PadParts } from '../ink.ts';

/** Paper that draws nothing. The test makes the strokes. */
export const fakeInk = (failures = 0) => {
  let [left, open] = [failures, 0];
  let pad: PadParts | undefined;
  const ink: Ink = {
    openPad: async (parts) => {
      if (left > 0) {
        left -= 1;
        throw new Error('the program did not load');
      }
      open += 1;
      pad = parts;
      return { close: () => void (open -= 1) };
    },
    write: (name) => `written ${name}`,
  };
  return {
    ink,
    open: () => open,
    /** The drawing that was on the paper when it opened. */
    start: () => pad?.start,
    /** Draws a line of so many pixels. The picture is named by it. */
    draw: (length: number) => {
      const strokes = [[{ x: 0, y: 0 }, ...(length === 0 ? [] : [{ x: length, y: 0 }])]];
      act(() => pad?.drawn({ strokes, groups: [], width: 300, height: 200, image: `line ${length}` }));
    },
  };
};
