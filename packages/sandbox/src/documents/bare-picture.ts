import { barePictureOfJpeg } from './jpeg.ts';
import { barePictureOfPng } from './png.ts';

const JPEG = 0xff;
const PNG = 0x89;

/**
 * Takes out of a picture what tells of the client and is not seen: where and when it was taken, with which device, by whom,
 * smaller copies and films. How the picture is to be turned stays, and no pixel changes.
 *
 * @param content a file whose first bytes were checked. A BMP has no place for such things, and a PDF stays as it is
 * @see docs/decisions/0296
 */
export const barePicture = (content: Buffer): Buffer => {
  if (content[0] === JPEG) return barePictureOfJpeg(content);
  return content[0] === PNG ? barePictureOfPng(content) : content;
};
