import { crc32, deflateSync } from 'node:zlib';

/** An IHDR chunk stands behind the first eight bytes of a PNG. */
const HEAD_BYTES = 33;
const END_BYTES = 12;

const chunk = (name: string, data: Buffer): Buffer => {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

/** A PNG with the sides of another one, whose pixels unpack to 40 MB of nothing. */
export const pngBomb = (png: Buffer): Buffer =>
  Buffer.concat([
    png.subarray(0, HEAD_BYTES),
    chunk('IDAT', deflateSync(Buffer.alloc(40_000_000))),
    png.subarray(-END_BYTES),
  ]);
