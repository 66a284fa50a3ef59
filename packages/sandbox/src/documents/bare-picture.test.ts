import fc from 'fast-check';
import { decode as decodePng } from 'fast-png';
import { decode as decodeJpeg } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { RG } from '../registration/testing/sent-records.ts';
import {
  bareJpeg,
  barePng,
  bmpOf,
  COLOURS,
  NO_PICTURES,
  paddedJpeg,
  photographedJpeg,
  photographedPng,
  PLACE,
  thumbnailJpeg,
} from '../testing/photographed.ts';
import { sentPng } from '../signature/signature-image.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { barePicture as bareOf } from './bare-picture.ts';

const TURNS = [2, 3, 4, 5, 6, 7, 8];

/** How a picture says that it lies: the one entry of its EXIF data. */
const turnsIn = (content: Buffer): readonly number[] =>
  TURNS.filter((turn) => content.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn])));

/** For a file that holds a picture. */
const barePicture = (content: Buffer): Buffer => {
  const bare = bareOf(content);
  if (bare === undefined) throw new RangeError('no picture');
  return bare;
};

describe('a picture without what it does not show', () => {
  it.each(TURNS)('has the pixels, the colours and how it lies, here %i', (turn) => {
    for (const order of ['II', 'MM'] as const) {
      const jpeg = barePicture(photographedJpeg(turn, order));
      expect(jpeg.includes(PLACE)).toBe(false);
      expect(jpeg.includes(COLOURS)).toBe(true);
      expect(turnsIn(jpeg)).toEqual([turn]);
      expect(decodeJpeg(jpeg).data).toEqual(decodeJpeg(bareJpeg).data);
      expect(barePicture(jpeg)).toEqual(jpeg);
    }
    const png = barePicture(photographedPng(turn));
    expect(png.includes(PLACE)).toBe(false);
    expect(png.includes('sRGB')).toBe(true);
    expect(turnsIn(png)).toEqual([turn]);
    expect(decodePng(png, { checkCrc: true }).data).toEqual(decodePng(barePng).data);
    expect(barePicture(png)).toEqual(png);
  });

  it('says nothing of how it lies when it is upright', () => {
    for (const picture of [photographedJpeg(1), photographedPng(1), photographedJpeg(9)])
      expect(barePicture(picture).includes('MM\0*')).toBe(false);
  });

  it('stays as it is, byte by byte, when it has nothing else', () => {
    for (const picture of [bareJpeg, barePng, bmpOf(7), Buffer.from('%PDF-1.4')])
      expect(barePicture(picture)).toEqual(picture);
  });

  it('is found between bytes that belong to no segment', () => {
    expect(barePicture(paddedJpeg)).toEqual(bareJpeg);
  });

  it('is left of a file that ends in its middle', () => {
    for (const [picture, bytes] of [
      [bareJpeg, 4],
      [barePng, 12],
    ] as const)
      expect(barePicture(picture.subarray(0, -bytes))).toEqual(picture.subarray(0, -bytes));
  });

  it.each(NO_PICTURES)('is not in %s', (_what, content) => {
    expect(bareOf(content)).toBeUndefined();
  });

  it('is left of any bytes, whole or cut', () => {
    const starts = [
      Buffer.from([0xff, 0xd8]),
      barePng.subarray(0, 8),
      bareJpeg,
      photographedJpeg(6),
      photographedPng(6),
    ];
    const bytes = fc
      .tuple(fc.constantFrom(...starts), fc.nat(1200), fc.uint8Array({ maxLength: 200 }))
      .map(([start, length, rest]) => Buffer.concat([start.subarray(0, 2 + length), rest]));
    fc.assert(
      fc.property(bytes, (content) => {
        const bare = bareOf(content);
        if (bare === undefined) return;
        expect(bare.length).toBeLessThanOrEqual(content.length);
        expect(barePicture(bare)).toEqual(bare);
        expect(bare.includes(PLACE)).toBe(false);
      }),
    );
  });

  it.each([
    ['segments', Buffer.concat([bareJpeg.subarray(0, -2), Buffer.alloc(9 * 2 ** 20, Buffer.from([0xff, 0xdb, 0, 2]))])],
    [
      'chunks',
      Buffer.concat([barePng.subarray(0, -12), Buffer.alloc(9 * 2 ** 20, Buffer.from('\0\0\0\0IDAT\0\0\0\0'))]),
    ],
  ])('keeps little of a picture with 9 MB of empty %s, and so takes no time', (_what, content) => {
    expect(barePicture(content).length).toBeLessThan(300_000);
  });
});

describe('a JPEG', () => {
  it('loses the small copy in its first segment, and a segment that only begins like one of Adobe', () => {
    for (const adobe of [PLACE, '', `\0d\0\0\0\0\x01${PLACE}`])
      expect(barePicture(thumbnailJpeg(adobe))).toEqual(bareJpeg);
  });

  it('keeps how Adobe packed its colours', () => {
    const packed = '\0d\x80\0\0\0\x01';
    const bare = barePicture(thumbnailJpeg(packed));
    expect(bare.length - bareJpeg.length).toBe(16);
    expect(bare.includes(`\xff\xee\0\x0eAdobe${packed}`, 0, 'latin1')).toBe(true);
    expect(barePicture(bare)).toEqual(bare);
  });
});

/** A BMP with the shape that its header tells, and a text in each place where nobody looks. */
const bmpWith = (
  { header = 40, bits = 24, packing = 0, colours = 0, head = '', pixels = '' },
  text: string,
): Buffer => {
  const start = 14 + header + head.length / 2 + text.length;
  const content = Buffer.concat([
    Buffer.alloc(14 + header),
    Buffer.from(head, 'hex'),
    Buffer.from(text),
    Buffer.from(pixels, 'hex'),
    Buffer.from(text),
  ]);
  content.write(`BM\0\0\0\0${text.slice(0, 4)}`);
  for (const [value, at] of [
    [content.length, 2],
    [start, 10],
    [header, 14],
  ] as const)
    content.writeUInt32LE(value, at);
  const side = header === 12 ? 2 : 4;
  for (const [index, value] of [2, 2].entries()) content.writeUIntLE(value, 18 + index * side, side);
  content.writeUInt16LE(1, 18 + 2 * side);
  content.writeUInt16LE(bits, 20 + 2 * side);
  if (header === 12) return content;
  content.writeUInt32LE(packing, 30);
  content.writeUInt32LE(colours, 46);
  if (header < 108) return content;
  content.write(text === '' ? 'BGRs' : `DEBM${text.slice(0, 32)}`, 70);
  if (header === 124 && text !== '') content.writeUInt32LE(start, 126);
  return content;
};

const GREYS = '00000000ffffff00';

describe('a BMP', () => {
  it.each([
    ['24 bits', { pixels: '010203040506000007080910111200 00'.replaceAll(' ', '') }],
    ['8 bits and two colours', { bits: 8, colours: 2, head: GREYS, pixels: '0001000001000000' }],
    ['1 bit and all its colours', { bits: 1, head: GREYS, pixels: '8000000040000000' }],
    ['OS/2', { header: 12, bits: 1, head: '000000ffffff', pixels: '8000000040000000' }],
    ['16 bits and masks', { bits: 16, packing: 3, head: '00f80000e00700001f000000', pixels: '0102030405060708' }],
    [
      'packed rows',
      { bits: 8, packing: 1, colours: 2, head: GREYS, pixels: '0200000000030001010000000002010102000001' },
    ],
    ['packed halves', { bits: 4, packing: 2, colours: 2, head: GREYS, pixels: '02010000000310100001' }],
    ['version 4', { header: 108, bits: 32, pixels: '01020304050607080910111213141516' }],
    ['version 5', { header: 124, bits: 32, pixels: '01020304050607080910111213141516' }],
  ])('of %s has its header, its colours and its pixels, and no text', (_what, shape) => {
    const bare = bmpWith(shape, '');
    expect(barePicture(bare)).toEqual(bare);
    expect(barePicture(bmpWith(shape, PLACE))).toEqual(bare);
  });

  it.each([
    ['an unknown header', { header: 30, pixels: '01020304050600000708091011120000' }],
    ['a depth that there is not', { bits: 7, pixels: '01020304050600000708091011120000' }],
    ['a picture of another kind in it', { packing: 4, pixels: bareJpeg.toString('hex') }],
    ['too few pixels', { pixels: '010203' }],
    ['packed rows without an end', { bits: 8, packing: 1, colours: 2, head: GREYS, pixels: '0200' }],
  ])('with %s is none', (_what, shape) => {
    expect(bareOf(bmpWith(shape, ''))).toBeUndefined();
  });

  it('is left of any bytes', () => {
    const shape = { bits: 8, packing: 1, colours: 2, head: GREYS, pixels: '02000000000300010100000002000001' };
    const bytes = fc.tuple(fc.nat(13), fc.uint8Array({ maxLength: 80 })).map(([from, changes]) => {
      const content = bmpWith(shape, PLACE);
      content.set(changes.slice(0, content.length - 14 - from), 14 + from);
      return content;
    });
    fc.assert(
      fc.property(bytes, (content) => {
        const bare = bareOf(content);
        if (bare === undefined) return;
        expect(barePicture(bare)).toEqual(bare);
      }),
    );
  });
});

describe('a filed picture', () => {
  const { client } = sandboxOfFile();
  const [front, back] = [photographedJpeg(6), photographedPng(8)].map((content) => content.toString('base64'));

  it('tells nothing of the place, whoever sent it', async () => {
    const { to } = await client('carla');
    const filed = async (kind: number): Promise<Buffer> => {
      const { body } = await to(`GET /api/clients/download/base64/files/:id/${String(kind)}`);
      return Buffer.from(String(Reflect.get(Object(body), 'base64String')), 'base64');
    };
    await to('PUT /api/clients/update/:id/ocr', { ...RG, documentPhotoFront: front, documentPhotoBack: back });
    await to('PUT /api/clients/proof-of-residence/:id', { base64String: front });
    for (const [kind, turn] of [
      [1, 6],
      [2, 8],
      [4, 6],
    ] as const) {
      const content = await filed(kind);
      expect([kind, content.includes(PLACE), turnsIn(content)]).toEqual([kind, false, [turn]]);
    }
    await to('PUT /api/clients/:id', { personPhoto: front });
    const { body } = await to('GET /api/clients/:id');
    const photo = Buffer.from(String(Reflect.get(Object(body), 'personPhoto')), 'base64');
    expect([photo.length > 0, photo.includes(PLACE), turnsIn(photo)]).toEqual([true, false, [6]]);
    const [bmp, text] = ['', PLACE].map((told) => bmpWith({ pixels: '01020304050600000708091011120000' }, told));
    await to('PUT /api/clients/:id', { personPhoto: text?.toString('base64') });
    expect((await to('GET /api/clients/:id')).body).toMatchObject({ personPhoto: bmp?.toString('base64') });
    expect(sentPng(photographedPng(1).toString('base64'), '/document').includes(PLACE)).toBe(false);
  });
});
