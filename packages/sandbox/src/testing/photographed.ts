import { crc32 } from 'node:zlib';
import { encode as encodePng } from 'fast-png';
import { encode as encodeJpeg } from 'jpeg-js';

/** What a phone tells beside a picture. No filed picture may hold it. */
export const PLACE = 'Rua das Laranjeiras, 22.93 S 43.18 W';

const square = { width: 8, height: 8, data: Buffer.alloc(8 * 8 * 4, 200) };

/** Pictures that tell nothing. */
export const bareJpeg = encodeJpeg(square, 80).data;
export const barePng = Buffer.from(encodePng({ ...square, channels: 4 }));

/** A BMP of 24 bits for each pixel. */
export const bmpOf = (side: number): Buffer => {
  const rowBytes = Math.ceil((side * 3) / 4) * 4;
  const content = Buffer.alloc(54 + rowBytes * side, 0x7f);
  content.fill(0, 0, 54);
  content.write('BM', 'latin1');
  for (const [at, value] of [
    [2, content.length],
    [10, 54],
    [14, 40],
    [18, side],
    [22, side],
  ] as const)
    content.writeUInt32LE(value, at);
  content.writeUInt16LE(24, 28);
  return content;
};

const endedBmp = (): Buffer => {
  const content = Buffer.from(bmpOf(8).subarray(0, 60));
  content.writeUInt32LE(content.length, 2);
  return content;
};

/** Data of EXIF, in the order of the bytes that each camera has: the device, the turn, and a place. */
const exifOf = (turn: number, order: 'II' | 'MM'): Buffer => {
  const exif = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  const short = (value: number, at: number) =>
    order === 'II' ? exif.writeUInt16LE(value, at) : exif.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    order === 'II' ? exif.writeUInt32LE(value, at) : exif.writeUInt32BE(value, at);
  exif.write(order, 'latin1');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  for (const [entry, [tag, type, count]] of [[0x010f, 2, PLACE.length] as const, [0x0112, 3, 1] as const].entries()) {
    short(tag, 10 + entry * 12);
    short(type, 12 + entry * 12);
    long(count, 14 + entry * 12);
  }
  long(exif.length, 18);
  short(turn, 30);
  return Buffer.concat([exif, Buffer.from(PLACE)]);
};

const segment = (marker: number, ...data: readonly (string | Buffer)[]): Buffer => {
  const whole = Buffer.concat(data.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(whole.length + 2, 2);
  return Buffer.concat([head, whole]);
};

const SHAPE_BYTES = 20;

/** A JPEG with bytes between two segments that belong to none. Decoders pass over them. */
export const paddedJpeg = Buffer.concat([
  bareJpeg.subarray(0, SHAPE_BYTES),
  Buffer.from([0, 0, 0xff, 0, 0x20]),
  bareJpeg.subarray(SHAPE_BYTES),
]);

/** A JPEG whose first segment has a small copy, and which says how Adobe packed its colours. @param adobe its data */
export const thumbnailJpeg = (adobe: string): Buffer => {
  const copy = Buffer.concat([Buffer.from([4, 3]), Buffer.from(PLACE)]);
  const shape = bareJpeg.subarray(6, SHAPE_BYTES - 2);
  return Buffer.concat([
    bareJpeg.subarray(0, 2),
    segment(0xe0, shape, copy),
    segment(0xee, `Adobe${adobe}`),
    bareJpeg.subarray(SHAPE_BYTES),
  ]);
};

const firstOf = (content: Buffer, marker: number): number => content.indexOf(Buffer.from([0xff, marker]));

/** Files that begin like a picture, and show nothing. */
export const NO_PICTURES: readonly (readonly [what: string, content: Buffer])[] = [
  ['a JPEG of nothing but data of EXIF', Buffer.from('ffd8ffe10008abcdef', 'hex')],
  ['a JPEG that ends before its frame', bareJpeg.subarray(0, firstOf(bareJpeg, 0xc0))],
  ['a JPEG that ends before its scan', bareJpeg.subarray(0, firstOf(bareJpeg, 0xda))],
  ['a JPEG whose scan has no data', bareJpeg.subarray(0, firstOf(bareJpeg, 0xda) + 14)],
  ['a JPEG without a frame', Buffer.concat([bareJpeg.subarray(0, 2), bareJpeg.subarray(firstOf(bareJpeg, 0xc4))])],
  ['a PNG without pixels', Buffer.concat([barePng.subarray(0, 33), barePng.subarray(-12)])],
  ['a PNG without a head', Buffer.concat([barePng.subarray(0, 8), barePng.subarray(33)])],
  ['a BMP that ends before its pixels', endedBmp()],
];

/** The colours of a JPEG. They stay. */
export const COLOURS = segment(0xe2, 'ICC_PROFILE\0\x01\x01', 'colours');

/** A JPEG as a phone makes it. @param turn how it lies, from 1 to 8 */
export const photographedJpeg = (turn: number, order: 'II' | 'MM' = 'MM'): Buffer =>
  Buffer.concat([
    bareJpeg.subarray(0, 2),
    segment(0xe1, 'Exif\0\0', exifOf(turn, order)),
    bareJpeg.subarray(2, SHAPE_BYTES),
    segment(0xe0, 'JFXX\0', PLACE),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', PLACE),
    COLOURS,
    segment(0xe2, 'MPF\0', PLACE),
    segment(0xed, 'Photoshop 3.0\0', PLACE),
    segment(0xfe, PLACE),
    bareJpeg.subarray(SHAPE_BYTES),
    Buffer.from(`the film of the moment: ${PLACE}`),
  ]);

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

const HEAD_BYTES = 33;

/** A PNG with the same. */
export const photographedPng = (turn: number): Buffer =>
  Buffer.concat([
    barePng.subarray(0, HEAD_BYTES),
    chunk('tEXt', Buffer.from(`Comment\0${PLACE}`)),
    chunk('eXIf', exifOf(turn, 'II')),
    chunk('sRGB', Buffer.from([0])),
    chunk('plAc', Buffer.from(PLACE)),
    barePng.subarray(HEAD_BYTES),
    Buffer.from(PLACE),
  ]);
