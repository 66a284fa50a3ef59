import { convertIndexedToRgb, type DecodedPng } from 'fast-png';
import { barePicture } from '../documents/bare-picture.ts';
import { pngSides, unpackPng } from '../documents/png.ts';
import { refuseCode, refuseField } from '../http/refusal.ts';

/** A PNG begins with these bytes. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** 1 MB. A drawing of a large screen takes a tenth of it. */
const IMAGE_LIMIT = 1024 * 1024;

/** In base64 four letters stand for three bytes. The other fields of the body are short. */
export const IMAGE_BODY_LIMIT = Math.ceil(IMAGE_LIMIT / 3) * 4 + 16 * 1024;

/** In pixels. A picture of 4096 × 4096 takes 64 MB of memory. */
const SIDE_LIMIT = 4096;

/** A picture has ink where it is darker than this, from 0 for black to 255 for white. */
const INK = 128;

/** The ink of a dot or two. In pixels. */
const DOT_INK = 120;

/** The ink of a signature covers more than a dot in width. In pixels. */
const DOT_WIDTH = 30;

/** A PNG without what it does not show. @param path of the picture in the body @throws Refusal 400 for anything else */
export const sentPng = (base64: string, path: string): Buffer => {
  const content = Buffer.from(base64, 'base64');
  if (content.toString('base64') !== base64) throw refuseField(path, 'must be base64');
  if (content.length > IMAGE_LIMIT) throw refuseField(path, 'must not be larger than 1 MB');
  if (!content.subarray(0, PNG.length).equals(PNG)) throw refuseField(path, 'must be a PNG file');
  const sides = pngSides(content);
  if (sides.length === 0 || sides.some((side) => side < 1 || side > SIDE_LIMIT))
    throw refuseField(path, 'must be from 1 to 4096 pixels wide and high');
  const bare = barePicture(content);
  if (bare === undefined) throw refuseField(path, 'must be a PNG file');
  return bare;
};

type Pixels = Pick<DecodedPng, 'width' | 'height' | 'data' | 'channels' | 'depth'>;

/** @throws Error for a picture that is broken, and for one without whole bytes for its greys */
const unpacked = (content: Buffer): Pixels => {
  const png = unpackPng(content);
  if (png.palette === undefined && png.depth < 8) throw new Error('less than a byte for a pixel');
  if (png.palette === undefined) return png;
  return { ...png, data: convertIndexedToRgb(png), channels: png.palette[0]?.length ?? 3, depth: 8 };
};

const pixelsOf = (content: Buffer): Pixels => {
  try {
    return unpacked(content);
  } catch {
    throw refuseCode(400, 'ERR135');
  }
};

/** How light a pixel is on white paper, from 0 for black to 255. */
const lightOf = ({ data, channels, depth }: Pixels, pixel: number): number => {
  const scale = 2 ** depth - 1;
  const at = (channel: number): number => (data[pixel * channels + channel] ?? scale) / scale;
  const hasAlpha = channels === 2 || channels === 4;
  const alpha = hasAlpha ? at(channels - 1) : 1;
  const light = channels < 3 ? at(0) : (at(0) + at(1) + at(2)) / 3;
  return 255 * (light * alpha + (1 - alpha));
};

/** Dark lines on white, and more than a dot. @throws Refusal 400 ERR135 @see decision 0214 */
export const assertSignature = (content: Buffer): void => {
  const pixels = pixelsOf(content);
  const { width, height } = pixels;
  let [ink, left, right] = [0, width, -1];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (lightOf(pixels, pixel) >= INK) continue;
    const column = pixel % width;
    ink += 1;
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  // A picture that is all dark shows no line either.
  const isSignature = ink > DOT_INK && right - left > DOT_WIDTH && ink < (width * height) / 2;
  if (!isSignature) throw refuseCode(400, 'ERR135');
};
