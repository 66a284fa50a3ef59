import type { FileError, UploadedFile } from '@aroeira/domain/kernel';
import { middleSquare, type Square } from '@aroeira/domain/profile';
import * as TE from 'fp-ts/TaskEither';
import { JPEG_QUALITY } from '../../ui/fields/files/picture-size.ts';

/**
 * Cuts a square out of a picture, and makes it small enough to send.
 *
 * @param square the part to keep; without one, the largest in the middle
 * @returns a JPEG of at most 512 × 512 pixels, in base64
 */
export type CutSquare = (picture: UploadedFile, square: Square | undefined) => TE.TaskEither<FileError, string>;

/** In pixels. The largest portrait of the portal has 96, and a sharp screen draws each of them with 16. */
const LONGEST_SIDE = 512;

/** Draws with the canvas of the page: one picture that the worker made small before takes a few milliseconds. */
export const cutSquare: CutSquare = (picture, square) =>
  TE.tryCatch(
    async () => {
      const image = new Image();
      image.src = picture.preview;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const drawn = drawnSquare(image, square ?? middleSquare({ width, height }), LONGEST_SIDE);
      return drawn.toDataURL('image/jpeg', JPEG_QUALITY).replace(/^[^,]*,/, '');
    },
    (): FileError => ({ _tag: 'FileInvalid' }),
  );

/**
 * Draws a square of a picture on a canvas.
 *
 * @throws Error if the browser has no canvas
 */
export const drawnSquare = (
  picture: CanvasImageSource,
  { x, y, side }: Square,
  longest = Infinity,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(longest, Math.round(side));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // A JPEG has no transparency. Without the white a transparent part would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  return canvas;
};
