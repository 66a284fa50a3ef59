import { turnIn, turnOnly } from './orientation.ts';

/** The first bytes of a JPEG, which have no length. */
const START_BYTES = 2;

/** A picture has a few hundred. What has more is none, and would take long. */
const MOST_SEGMENTS = 5_000;

const MARKER = 0xff;
const FIRST_OF_PICTURE = 0xc0;
const FIRST_OF_SCAN = 0xd0;
const LAST_OF_SCAN = 0xd7;
const START_OF_SCAN = 0xda;
const END_OF_PICTURE = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;

const EXIF = Buffer.from('Exif\0\0', 'latin1');

/** What an application's segment may say: the shape of a pixel, the colours, and how Adobe packs them. */
const OF_THE_COLOURS: Readonly<Record<number, Buffer>> = {
  [APP0]: Buffer.from('JFIF\0', 'latin1'),
  0xe2: Buffer.from('ICC_PROFILE\0', 'latin1'),
  0xee: Buffer.from('Adobe', 'latin1'),
};

/** A segment begins with its marker, its length and, if it is an application's, the name of what it holds. */
interface Segment {
  readonly marker: number;
  readonly from: number;
  readonly to: number;
}

/** Whether the data of a segment begin with a name. A file that ends in the name has only a part of it. */
const isNamed = (content: Buffer, { from, to }: Segment, name: Buffer): boolean => {
  const found = content.subarray(from + 4, Math.min(to, from + 4 + name.length));
  return found.equals(name.subarray(0, found.length));
};

/** Segments of applications, extensions and comments may hold anything. Those before them make the picture. */
const isOfThePicture = (content: Buffer, segment: Segment): boolean => {
  if (segment.marker < APP0) return segment.marker >= FIRST_OF_PICTURE;
  const name = OF_THE_COLOURS[segment.marker];
  return name !== undefined && isNamed(content, segment, name);
};

/** The place of the next marker after a scan. In a scan 0xff 0x00 is a value, and some markers are its own. */
const endOfScan = (content: Buffer, from: number): number => {
  for (let at = from; at + 1 < content.length; at += 1) {
    if (content[at] !== MARKER) continue;
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== MARKER && (next < FIRST_OF_SCAN || next > LAST_OF_SCAN)) return at;
  }
  return content.length;
};

const segmentAt = (content: Buffer, from: number): Segment => {
  const marker = content[from + 1] ?? 0;
  if (marker === END_OF_PICTURE) return { marker, from, to: from + 2 };
  const end = from + 4 > content.length ? content.length : from + 2 + content.readUInt16BE(from + 2);
  return { marker, from, to: marker === START_OF_SCAN ? endOfScan(content, end) : Math.min(end, content.length) };
};

/** The segments up to the end of the picture. Phones put films and other pictures behind it. */
const segmentsOf = (content: Buffer): readonly Segment[] => {
  const segments: Segment[] = [];
  let from = START_BYTES;
  while (content[from] === MARKER && segments.length < MOST_SEGMENTS) {
    // Any number of these bytes may stand before a marker.
    while (content[from + 1] === MARKER) from += 1;
    const segment = segmentAt(content, from);
    segments.push(segment);
    if (segment.marker === END_OF_PICTURE) break;
    from = segment.to;
  }
  return segments;
};

const exifSegment = (exif: Buffer): Buffer => {
  const head = Buffer.from([MARKER, APP1, 0, 0]);
  head.writeUInt16BE(2 + EXIF.length + exif.length, 2);
  return Buffer.concat([head, EXIF, exif]);
};

/** Takes everything out of a JPEG that is not its picture, and leaves how it is to be turned. No pixel changes. */
export const barePictureOfJpeg = (content: Buffer): Buffer => {
  const segments = segmentsOf(content);
  const exif = segments.find((segment) => segment.marker === APP1 && isNamed(content, segment, EXIF));
  const turn = exif && turnIn(content.subarray(exif.from + 4 + EXIF.length, exif.to));
  const kept = segments.filter((segment) => isOfThePicture(content, segment));
  return Buffer.concat([
    content.subarray(0, START_BYTES),
    ...(turn === undefined ? [] : [exifSegment(turnOnly(turn))]),
    ...kept.map(({ from, to }) => content.subarray(from, to)),
  ]);
};
