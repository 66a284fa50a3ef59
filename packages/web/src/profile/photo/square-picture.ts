import type { FileError, UploadedFile } from '@aroeira/domain/kernel';
import * as TE from 'fp-ts/TaskEither';
import { JPEG_QUALITY } from '../../ui/fields/files/picture-size.ts';

/** A square of a picture, in the picture's own pixels from its corner at the top left. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

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
      const { x, y, side } = square ?? middleOf(image);
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = Math.min(LONGEST_SIDE, Math.round(side));
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      // A JPEG has no transparency. Without the white a transparent part would become black.
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/jpeg', JPEG_QUALITY).replace(/^[^,]*,/, '');
    },
    (): FileError => ({ _tag: 'FileInvalid' }),
  );

const middleOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Square => {
  const side = Math.min(naturalWidth, naturalHeight);
  return { x: (naturalWidth - side) / 2, y: (naturalHeight - side) / 2, side };
};
