import { barePictureOfBmp } from './bmp.ts';
import { barePictureOfJpeg } from './jpeg.ts';
import { barePictureOfPng } from './png.ts';

/** The first byte of each kind of picture. */
const KINDS: Readonly<Record<number, (content: Buffer) => Buffer | undefined>> = {
  0x42: barePictureOfBmp,
  0x89: barePictureOfPng,
  0xff: barePictureOfJpeg,
};

/**
 * Takes out of a picture what tells of the client and is not seen: where and when it was taken, with which device, by
 * whom, smaller copies and films. How the picture is to be turned stays, and no pixel changes.
 * @param content a file whose first bytes were checked. A PDF stays as it is
 * @returns `undefined` for a file that begins like a picture and holds none
 * @see docs/decisions/0296
 */
export const barePicture = (content: Buffer): Buffer | undefined => {
  const bareOf = KINDS[content[0] ?? 0];
  return bareOf === undefined ? content : bareOf(content);
};
