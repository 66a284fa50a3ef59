import { decode as decodeJpeg } from 'jpeg-js';
import { barePicture } from '../documents/bare-picture.ts';
import { pngSides, unpackPng } from '../documents/png.ts';
import { refuseWord } from '../http/refusal.ts';

/** What a client sends to remove the photo. @see spec B §4 Profile photo */
const NO_PHOTO = '[delete]';

/** The photo of a change: its content after it was opened. */
export type SentPhoto = Buffer | 'none';

/** 512 KB. The portal sends 512 × 512 pixels, which take a fifth of it. @see docs/decisions/0229 */
const PHOTO_LIMIT = 512 * 1024;

/** In pixels. A small file may say that it is huge. */
const SIDE_LIMIT = 4096;
const AREA_LIMIT = 4_000_000;

/** The same area in the unit of the decoder. */
const JPEG_LIMITS = { maxResolutionInMP: AREA_LIMIT / 1_000_000, maxMemoryUsageInMB: 128 };

/** The header of a BMP has at least so many bytes, and says where the pixels begin. */
const BMP_HEADER = 30;

interface Kind {
  readonly signature: readonly number[];
  /** Reads the whole picture. @throws Error for one that is broken */
  readonly open: (content: Buffer) => void;
}

const checkSize = (width: number, height: number): void => {
  const isWithin = [width, height].every((side) => side >= 1 && side <= SIDE_LIMIT) && width * height <= AREA_LIMIT;
  if (!isWithin) throw new Error('too large');
};

const openPng = (content: Buffer): void => {
  const [width = 0, height = 0] = pngSides(content);
  checkSize(width, height);
  unpackPng(content);
};

/** A BMP without compression, which is the only one that a photo is saved as. */
const openBmp = (content: Buffer): void => {
  if (content.length < BMP_HEADER || content.readUInt32LE(2) !== content.length) throw new Error('not whole');
  const [width, height] = [content.readInt32LE(18), Math.abs(content.readInt32LE(22))];
  checkSize(width, height);
  const rowBytes = Math.ceil((width * content.readUInt16LE(28)) / 32) * 4;
  if (rowBytes === 0 || content.readUInt32LE(10) + rowBytes * height > content.length) throw new Error('not whole');
};

const KINDS: readonly Kind[] = [
  {
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    open: openPng,
  },
  {
    signature: [0xff, 0xd8, 0xff],
    open: (content) => void decodeJpeg(content, { ...JPEG_LIMITS, useTArray: true, tolerantDecoding: false }),
  },
  { signature: [0x42, 0x4d], open: openBmp },
];

const invalid = () => refuseWord(400, 'invalid_photo');

/**
 * Reads a photo from base64, without what it does not show, or the word for none.
 * @throws Refusal 400 `invalid_photo`: no base64, over 512 KB, no PNG, JPEG or BMP, or a picture that does not open
 */
export const sentPhoto = (base64: string): SentPhoto => {
  if (base64 === NO_PHOTO) return 'none';
  const content = Buffer.from(base64, 'base64');
  if (content.toString('base64') !== base64 || content.length > PHOTO_LIMIT) throw invalid();
  const kind = KINDS.find(({ signature }) => signature.every((byte, index) => content[index] === byte));
  if (kind === undefined) throw invalid();
  try {
    kind.open(content);
  } catch {
    throw invalid();
  }
  const bare = barePicture(content);
  if (bare === undefined) throw invalid();
  return bare;
};
