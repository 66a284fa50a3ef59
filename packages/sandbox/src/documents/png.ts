import { inflateSync } from 'node:zlib';
import { decode, type DecodedPng } from 'fast-png';

/** The chunks that make the picture. Others may hold packed texts and colour profiles, which a decoder would unpack too. */
const PICTURE: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

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
    const end = at + 12 + content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    chunks.push({ name, data: content.subarray(at + 8, end - 4), whole: content.subarray(at, end) });
  }
  return chunks;
};

/** The width and height that a PNG says of itself, before anybody unpacks it. None for a file that ends before them. */
export const pngSides = (content: Buffer): readonly number[] =>
  content.length < 24 ? [] : [content.readUInt32BE(16), content.readUInt32BE(20)];

/**
 * Unpacks a PNG whose sides are checked. 1 KB may hold 1 MB of nothing, so a file with more bytes than its sides need is
 * refused before the decoder unpacks all of it.
 *
 * @throws Error for a picture that is broken or holds more than it says
 */
export const unpackPng = (content: Buffer): DecodedPng => {
  const [width = 0, height = 0] = pngSides(content);
  const chunks = chunksOf(content).filter(({ name }) => PICTURE.has(name));
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  // Four channels of 16 bits for each pixel, and a byte for each row: an interlaced picture has up to two for one.
  inflateSync(packed, { maxOutputLength: height * (width * 8 + 2) + 8 });
  const picture = [content.subarray(0, SIGNATURE_BYTES), ...chunks.map(({ whole }) => whole)];
  return decode(Buffer.concat(picture), { checkCrc: true });
};
