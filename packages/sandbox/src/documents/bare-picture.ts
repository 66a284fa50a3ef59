import { barePictureOfBmp } from './bmp.ts';
import { barePictureOfJpeg } from './jpeg.ts';
import { barePictureOfPng } from './png.ts';

/** The first byte of each kind of picture. */
const KINDS: Readonly<Record<number, (content: Buffer) => Buffer | undefined>> = {
  0x42: barePictureOfBmp,
  0x89: barePictureOfPng,
  0xff: barePictureOfJpeg,
};

/** Without place, time, device and copies. A PDF stays. `undefined` for no picture. @see docs/decisions/0296 */
export const barePicture = (content: Buffer): Buffer | undefined => {
  const bareOf = KINDS[content[0] ?? 0];
  return bareOf === undefined ? content : bareOf(content);
};
