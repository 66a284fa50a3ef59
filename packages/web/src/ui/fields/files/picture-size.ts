import type { PictureLook } from '@aroeira/domain/kernel';

// How a picture becomes ready for the server. @see decisions 0206, 0389

/** The long side of a picture that the portal sends, in pixels: a page of A4 at 220 dots per inch. */
const LONG_SIDE = 2560;

/** The quality of the JPEG, from 0 to 1. Small letters keep their edges. */
export const JPEG_QUALITY = 0.85;

/** A picture of at most so many bytes needs no shrinking, if its sides fit. */
const SMALL_BYTES = 1024 * 1024;

/** The largest picture that the browser opens, in bytes. A phone's photo of 50 megapixels is smaller. */
export const OPENED_BYTES = 40 * 1024 * 1024;

/** Width and height, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the worker is asked for. */
export interface ToReady {
  readonly file: Blob;
  /** How many quarters to turn the upright picture, clockwise: 0 to 3. */
  readonly quarters: number;
}

/** What the worker answers. */
export interface Readied {
  readonly picture: Blob;
  readonly look: PictureLook | undefined;
}

/** Shrinks a size to the long side. It keeps the proportions, and enlarges nothing. */
export const fitted = ({ width, height }: Size): Size => {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * Whether a picture goes to the server as it is. A JPEG never does: it may lie on its side, and it may tell the place
 * where it was taken.
 */
export const isReady = ({ type, size }: Pick<Blob, 'type' | 'size'>, drawn: Size): boolean =>
  type === 'image/png' && size <= SMALL_BYTES && fitted(drawn).width === drawn.width;
