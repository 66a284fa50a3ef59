import type { Palette } from '../../ui/charts/line-chart/palette.ts';

/** Where a word stands beside a point of the canvas, in its pixels. */
interface WordPlace {
  readonly x: number;
  readonly y: number;
  /** The side or the middle of the word at `x`. */
  readonly align: 'start' | 'middle' | 'end';
  /** The side or the middle of the word at `y`. */
  readonly base: 'top' | 'middle';
}

/** Writes words on a canvas. */
export interface DrawnWords {
  readonly write: (ctx: CanvasRenderingContext2D, word: string, place: WordPlace) => void;
  /** Forgets colours and font. */
  readonly forget: () => void;
}

/**
 * Writes each word once on a small canvas of its own, and then copies it: to set twenty words again for each move of a
 * lever costs more than all lines, and does not fit into a frame.
 */
export const makeDrawnWords = ({ colour, font, size }: Palette): DrawnWords => {
  const known = new Map<string, HTMLCanvasElement>();
  const pictureOf = (word: string): HTMLCanvasElement => {
    const scaled = `${size * devicePixelRatio}px${font.slice(font.indexOf(' '))}`;
    const picture = document.createElement('canvas');
    const ctx = picture.getContext('2d');
    if (ctx === null) return picture;
    ctx.font = scaled;
    picture.width = Math.max(Math.ceil(ctx.measureText(word).width), 1);
    picture.height = Math.ceil(1.35 * size * devicePixelRatio);
    // A new size clears the canvas and its font.
    ctx.font = scaled;
    ctx.fillStyle = colour('--ink-2');
    ctx.textBaseline = 'middle';
    ctx.fillText(word, 0, picture.height / 2);
    return picture;
  };
  return {
    write: (ctx, word, { x, y, align, base }) => {
      const picture = known.get(word) ?? pictureOf(word);
      known.set(word, picture);
      const left = { start: x, middle: x - picture.width / 2, end: x - picture.width }[align];
      // A caption at the edge of the plot would lose its first letters.
      ctx.drawImage(picture, Math.max(Math.round(left), 0), Math.round(base === 'top' ? y : y - picture.height / 2));
    },
    forget: () => known.clear(),
  };
};
