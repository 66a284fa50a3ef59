import { turnIn, turnOnly } from './orientation.ts';
import { areSidesOfAPicture } from './picture-sides.ts';

/** The first bytes of a JPEG, which have no length. */
const START_BYTES = 2;

/** A picture has a few hundred. What has more is none, and would take long. */
const MOST_SEGMENTS = 5_000;

const MARKER = 0xff;
const FIRST_OF_PICTURE = 0xc0;
const START_OF_SCAN = 0xda;
const START_OF_PICTURE = 0xd8;
const END_OF_PICTURE = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;

/** A frame tells the sides and the components. Three of the markers among those of frames are tables. */
const LAST_OF_FRAME = 0xcf;
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** In a scan these are a value, and a part of it. Elsewhere they are nothing, and a decoder passes over them. */
const isPassedOver = (marker: number): boolean =>
  marker <= 1 || marker === MARKER || (marker >= 0xd0 && marker < START_OF_PICTURE);

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const SHAPE = Buffer.from('JFIF\0', 'latin1');
const PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1');
const PACKED = Buffer.from('Adobe', 'latin1');

/** A segment begins with its marker, its length and, if it is an application's, the name of what it holds. */
interface Segment {
  readonly marker: number;
  readonly from: number;
  /** Where its data end. Those of a scan stand behind that. */
  readonly end: number;
  readonly to: number;
}

const isNamed = (content: Buffer, { from, end }: Segment, name: Buffer): boolean =>
  content.subarray(from + 4, Math.min(end, from + 4 + name.length)).equals(name);

/** The shape of a pixel, in 14 bytes. The small copy of the picture that may stand behind them goes. */
const shapeOnly = (content: Buffer, segment: Segment): Buffer | undefined => {
  if (!isNamed(content, segment, SHAPE) || segment.end - segment.from < 18) return undefined;
  const bare = Buffer.from(content.subarray(segment.from, segment.from + 18));
  bare.writeUInt16BE(16, 2);
  bare.writeUInt16BE(0, 16);
  return bare;
};

/** What stays of a segment. Those of applications, extensions and comments may hold anything. Those before them make the picture. */
const bareSegment = (content: Buffer, segment: Segment): Buffer | undefined => {
  const { marker, from, end, to } = segment;
  if (marker === APP0) return shapeOnly(content, segment);
  const isOfThePicture = marker >= FIRST_OF_PICTURE && marker < APP0;
  const isProfile = marker === 0xe2 && isNamed(content, segment, PROFILE);
  // How Adobe packs the colours takes 12 bytes.
  const isPacking = marker === APP14 && end - from === 16 && isNamed(content, segment, PACKED);
  return isOfThePicture || isProfile || isPacking ? content.subarray(from, to) : undefined;
};

/** The place of the next marker. Before it may stand the values of a scan, or bytes that fill a gap. */
const nextMarker = (content: Buffer, from: number): number => {
  for (let at = from; at + 1 < content.length; at += 1)
    if (content[at] === MARKER && !isPassedOver(content[at + 1] ?? 0)) return at;
  return content.length;
};

/** @returns `undefined` for one that the file ends in, and for one without a length */
const segmentAt = (content: Buffer, from: number): Segment | undefined => {
  const marker = content[from + 1] ?? 0;
  if (marker === END_OF_PICTURE) return { marker, from, end: from + 2, to: from + 2 };
  if (marker === START_OF_PICTURE || from + 4 > content.length) return undefined;
  const length = content.readUInt16BE(from + 2);
  const end = from + 2 + length;
  if (length < 2 || end > content.length) return undefined;
  return { marker, from, end, to: marker === START_OF_SCAN ? nextMarker(content, end) : end };
};

/** The segments up to the end of the picture. Phones put films and other pictures behind it. */
const segmentsOf = (content: Buffer): readonly Segment[] => {
  const segments: Segment[] = [];
  let from = nextMarker(content, START_BYTES);
  while (segments.length < MOST_SEGMENTS) {
    const segment = segmentAt(content, from);
    if (segment === undefined) break;
    segments.push(segment);
    if (segment.marker === END_OF_PICTURE) break;
    from = nextMarker(content, segment.to);
  }
  return segments;
};

const isFrame = ({ marker }: Segment): boolean =>
  marker >= FIRST_OF_PICTURE && marker <= LAST_OF_FRAME && !NO_FRAMES.has(marker);

/** Whether a frame has its sides and one component at least. */
const isWhole = (content: Buffer, { from, end }: Segment): boolean =>
  end - from >= 13 && areSidesOfAPicture(content.readUInt16BE(from + 7), content.readUInt16BE(from + 5));

/** Whether there is something to see: a frame, and behind it a scan with data. */
const isPicture = (content: Buffer, segments: readonly Segment[]): boolean => {
  const frame = segments.findIndex(isFrame);
  return (
    frame !== -1 &&
    segments.every((segment) => !isFrame(segment) || isWhole(content, segment)) &&
    segments.slice(frame).some(({ marker, end, to }) => marker === START_OF_SCAN && to > end)
  );
};

const exifSegment = (exif: Buffer): Buffer => {
  const head = Buffer.from([MARKER, APP1, 0, 0]);
  head.writeUInt16BE(2 + EXIF.length + exif.length, 2);
  return Buffer.concat([head, EXIF, exif]);
};

/** Leaves the picture of a JPEG and how it is to be turned. No pixel changes. `undefined` without a picture. */
export const barePictureOfJpeg = (content: Buffer): Buffer | undefined => {
  const segments = segmentsOf(content);
  if (!isPicture(content, segments)) return undefined;
  const exif = segments.find((segment) => segment.marker === APP1 && isNamed(content, segment, EXIF));
  const turn = exif && turnIn(content.subarray(exif.from + 4 + EXIF.length, exif.end));
  return Buffer.concat([
    content.subarray(0, START_BYTES),
    ...(turn === undefined ? [] : [exifSegment(turnOnly(turn))]),
    ...segments.flatMap((segment) => bareSegment(content, segment) ?? []),
  ]);
};
