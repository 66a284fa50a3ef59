import fc from 'fast-check';
import { decode as decodePng } from 'fast-png';
import { decode as decodeJpeg } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { RG } from '../registration/testing/sent-records.ts';
import { bareJpeg, barePng, COLOURS, photographedJpeg, photographedPng, PLACE } from '../testing/photographed.ts';
import { sentPng } from '../signature/signature-image.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { barePicture } from './bare-picture.ts';

const TURNS = [2, 3, 4, 5, 6, 7, 8];

/** How a picture says that it lies: the one entry of its EXIF data. */
const turnsIn = (content: Buffer): readonly number[] =>
  TURNS.filter((turn) => content.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn])));

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
    for (const picture of [bareJpeg, barePng, Buffer.from('%PDF-1.4'), Buffer.from('BM')])
      expect(barePicture(picture)).toEqual(picture);
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
      .tuple(fc.constantFrom(...starts), fc.nat(400), fc.uint8Array({ maxLength: 200 }))
      .map(([start, length, rest]) => Buffer.concat([start.subarray(0, 2 + length), rest]));
    fc.assert(
      fc.property(bytes, (content) => {
        const bare = barePicture(content);
        expect(bare.length).toBeLessThanOrEqual(content.length);
        expect(barePicture(bare)).toEqual(bare);
        expect(bare.includes(PLACE)).toBe(false);
      }),
    );
  });

  it.each([
    [
      'segments',
      Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(9 * 2 ** 20, Buffer.from([0xff, 0xdb, 0, 2]))]),
    ],
    [
      'chunks',
      Buffer.concat([barePng.subarray(0, 33), Buffer.alloc(9 * 2 ** 20, Buffer.from('\0\0\0\0IDAT\0\0\0\0'))]),
    ],
  ])('keeps little of 9 MB of nothing but %s, and so takes no time', (_what, content) => {
    expect(barePicture(content).length).toBeLessThan(300_000);
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
    expect(sentPng(photographedPng(1).toString('base64'), '/document').includes(PLACE)).toBe(false);
  });
});
