/** The tag of the orientation in the data of EXIF, and the type of its value: a number of two bytes. */
const ORIENTATION = 0x0112;
const SHORT = 3;

/** 1 is upright. The others turn or mirror the picture. */
type Orientation = 2 | 3 | 4 | 5 | 6 | 7 | 8;

const isTurned = (value: number): value is Orientation => value >= 2 && value <= 8;

const HEAD_BYTES = 8;
const ENTRY_BYTES = 12;

/** Reads how a picture has to be turned. @param exif the data of EXIF, in the format of TIFF. @returns `undefined` for upright */
export const turnIn = (exif: Buffer): Orientation | undefined => {
  if (exif.length < HEAD_BYTES) return undefined;
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const start = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  for (
    let at = start + 2;
    at + ENTRY_BYTES <= exif.length && at < start + 2 + short(start) * ENTRY_BYTES;
    at += ENTRY_BYTES
  ) {
    if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue;
    const value = short(at + 8);
    return isTurned(value) ? value : undefined;
  }
  return undefined;
};

/** Data of EXIF that tells how to turn a picture, and nothing else. */
export const turnOnly = (orientation: Orientation): Buffer => {
  const exif = Buffer.alloc(HEAD_BYTES + 2 + ENTRY_BYTES + 4);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(HEAD_BYTES, 4);
  exif.writeUInt16BE(1, HEAD_BYTES);
  exif.writeUInt16BE(ORIENTATION, HEAD_BYTES + 2);
  exif.writeUInt16BE(SHORT, HEAD_BYTES + 4);
  exif.writeUInt32BE(1, HEAD_BYTES + 6);
  exif.writeUInt16BE(orientation, HEAD_BYTES + 10);
  return exif;
};
