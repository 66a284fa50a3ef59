import { crc32, inflateSync } from 'node:zlib';
import { decode, type DecodedPng } from 'fast-png';
import { turnIn, turnOnly } from './orientation.ts';
import { areSidesOfAPicture } from './picture-sides.ts';

/** The chunks that make the picture. Others may hold packed texts and colour profiles, which a decoder unpacks too. */
const PICTURE: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** The chunks that tell how the colours look, and the shape of a pixel. */
const COLOURS: ReadonlySet<string> = new Set(['cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP', 'sBIT', 'bKGD', 'pHYs']);

/** A picture of 10 MB has a few thousand. What has more is none, and would take long. */
const MOST_CHUNKS = 20_000;

/** A PNG begins with eight bytes of its own. */
const SIGNATURE_BYTES = 8;

/** A chunk has its length, a name of four letters, its data and a checksum. */
interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  readonly whole: Buffer;
}

const chunksOf = (content: Buffer): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; at + 12 <= content.length; at += 12 + content.readUInt32BE(at)) {
    if (chunks.length === MOST_CHUNKS) break;
    const end = at + 12 + content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    chunks.push({ name, data: content.subarray(at + 8, end - 4), whole: content.subarray(at, end) });
  }
  return chunks;
};

/** The width and height that a PNG says of itself, before anybody unpacks it. None for a file that ends before them. */
export const pngSides = (content: Buffer): readonly number[] =>
  content.length < 24 ? [] : [content.readUInt32BE(16), content.readUInt32BE(20)];

/** 1 KB may hold 1 MB: more than the sides need is refused early. @throws Error for a broken picture */
export const unpackPng = (content: Buffer): DecodedPng => {
  const [width = 0, height = 0] = pngSides(content);
  const chunks = chunksOf(content).filter(({ name }) => PICTURE.has(name));
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  // Four channels of 16 bits for each pixel, and a byte for each row: an interlaced picture has up to two for one.
  inflateSync(packed, { maxOutputLength: height * (width * 8 + 2) + 8 });
  const picture = [content.subarray(0, SIGNATURE_BYTES), ...chunks.map(({ whole }) => whole)];
  return decode(Buffer.concat(picture), { checkCrc: true });
};

const exifChunk = (exif: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), exif]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(exif.length);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

/** Whether there is something to see: a head with the two sides, and data of pixels. */
const isPicture = (head: Chunk, others: readonly Chunk[]): boolean =>
  head.name === 'IHDR' &&
  head.data.length === 13 &&
  areSidesOfAPicture(head.data.readUInt32BE(0), head.data.readUInt32BE(4)) &&
  others.some(({ name, data }) => name === 'IDAT' && data.length > 0);

/** Leaves the picture of a PNG and how it is to be turned. No pixel changes. `undefined` without a picture. */
export const barePictureOfPng = (content: Buffer): Buffer | undefined => {
  const chunks = chunksOf(content);
  const end = chunks.findIndex(({ name }) => name === 'IEND');
  const ofThePicture = end === -1 ? chunks : chunks.slice(0, end + 1);
  const [head, ...others] = ofThePicture.filter(({ name }) => PICTURE.has(name) || COLOURS.has(name));
  if (head === undefined || !isPicture(head, others)) return undefined;
  const exif = ofThePicture.find(({ name }) => name === 'eXIf');
  const turn = exif && turnIn(exif.data);
  return Buffer.concat([
    content.subarray(0, SIGNATURE_BYTES),
    head.whole,
    ...(turn === undefined ? [] : [exifChunk(turnOnly(turn))]),
    ...others.map(({ whole }) => whole),
  ]);
};
