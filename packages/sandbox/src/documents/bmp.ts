import { areSidesOfAPicture } from './picture-sides.ts';

const FILE_HEADER = 14;

/** The header of OS/2, which is the only short one. */
const OS2 = 12;
const SHORT = 40;
const WITH_SPACE = 108;
const WITH_PROFILE = 124;

/** The headers that browsers open, by their bytes. */
const HEADERS: ReadonlySet<number> = new Set([OS2, SHORT, 52, 56, WITH_SPACE, WITH_PROFILE]);

const EACH = [1, 4, 8, 16, 24, 32];

/** The bits of a pixel, for each way to pack them: plain, packed rows, and colours behind masks. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = { 0: EACH, 1: [8], 2: [4], 3: [16, 32], 6: [16, 32] };
const PACKED: ReadonlySet<number> = new Set([1, 2]);

/** The bytes of the masks that stand behind a short header, by the way to pack. A longer one has them in it. */
const MASKS: Readonly<Record<number, number>> = { 3: 12, 6: 16 };

interface Shape {
  readonly header: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly packing: number;
  /** How many colours the palette has. 0 stands for all that the depth allows. */
  readonly colours: number;
}

const readShape = (content: Buffer, header: number): Shape => {
  if (header === OS2) {
    const [width, height, depth] = [content.readUInt16LE(18), content.readUInt16LE(20), content.readUInt16LE(24)];
    return { header, width, height, depth, packing: 0, colours: 0 };
  }
  const depth = content.readUInt16LE(28);
  return {
    header,
    width: content.readInt32LE(18),
    // A picture that begins with its top row has a negative height.
    height: Math.abs(content.readInt32LE(22)),
    depth,
    packing: content.readUInt32LE(30),
    colours: depth > 8 ? 0 : Math.min(content.readUInt32LE(46), 2 ** depth),
  };
};

/** A BMP tells its own size. Two letters alone are no picture. */
const shapeOf = (content: Buffer): Shape | undefined => {
  if (content.length < FILE_HEADER + OS2 || content.readUInt32LE(2) !== content.length) return undefined;
  const header = content.readUInt32LE(FILE_HEADER);
  if (!HEADERS.has(header) || content.length < FILE_HEADER + header) return undefined;
  const shape = readShape(content, header);
  const isKnown = DEPTHS[shape.packing]?.includes(shape.depth) ?? false;
  return isKnown && areSidesOfAPicture(shape.width, shape.height) ? shape : undefined;
};

/** Packed rows are pairs of bytes. After a 0 come the end of a row or of the picture, a step, or a number of pixels as they are. */
const stepOf = (count: number, value: number, depth: number): number => {
  if (count > 0 || value === 0) return 2;
  return value === 2 ? 4 : 2 + Math.ceil((value * depth) / 16) * 2;
};

const endOfPacked = (content: Buffer, start: number, depth: number): number => {
  let at = start;
  while (at + 1 < content.length) {
    const [count, value] = [content.readUInt8(at), content.readUInt8(at + 1)];
    if (count === 0 && value === 1) return at + 2;
    at += stepOf(count, value, depth);
  }
  return Number.POSITIVE_INFINITY;
};

/** Where the pixels end. After the end of the file if some are missing. */
const endOfPixels = (content: Buffer, start: number, { width, height, depth, packing }: Shape): number =>
  PACKED.has(packing) ? endOfPacked(content, start, depth) : start + Math.ceil((width * depth) / 32) * 4 * height;

/** Writes the places of the parts again, and nothing where a header may name a profile of colours and its file. */
const tidy = (head: Buffer, { header, colours }: Shape, pixelBytes: number): void => {
  head.writeUInt32LE(head.length + pixelBytes, 2);
  head.fill(0, 6, 10);
  head.writeUInt32LE(head.length, 10);
  if (header === OS2) return;
  if (head.readUInt32LE(34) !== 0) head.writeUInt32LE(pixelBytes, 34);
  head.writeUInt32LE(colours, 46);
  if (header >= WITH_SPACE && head.readUInt32LE(70) !== 0) {
    // The usual colours of a screen, sRGB, from the last byte to the first. They have no further numbers.
    head.write('BGRs', 70, 'latin1');
    head.fill(0, 74, 122);
  }
  if (header === WITH_PROFILE) head.fill(0, 126, 138);
};

/** Leaves header, palette and pixels of a BMP. `undefined` for a file that is none, or that lacks pixels. */
export const barePictureOfBmp = (content: Buffer): Buffer | undefined => {
  const shape = shapeOf(content);
  if (shape === undefined) return undefined;
  const { header, depth, packing, colours } = shape;
  const start = content.readUInt32LE(10);
  const endOfHeader = FILE_HEADER + header + (header === SHORT ? (MASKS[packing] ?? 0) : 0);
  const end = endOfPixels(content, start, shape);
  if (start < endOfHeader || end > content.length) return undefined;
  const palette = depth > 8 ? 0 : (colours === 0 ? 2 ** depth : colours) * (header === OS2 ? 3 : 4);
  const head = Buffer.from(content.subarray(0, Math.min(endOfHeader + palette, start)));
  tidy(head, shape, end - start);
  return Buffer.concat([head, content.subarray(start, end)]);
};
