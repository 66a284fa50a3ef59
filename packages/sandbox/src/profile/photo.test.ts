import { encode as encodePng } from 'fast-png';
import { encode as encodeJpeg } from 'jpeg-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { bmpOf } from '../testing/photographed.ts';
import { pngBomb } from '../testing/png-bomb.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { clientOnce: client, reset } = sandboxOfFile();
beforeEach(async () => {
  for (const persona of ['ana', 'elisa']) await reset(persona);
});

const square = (width: number, height = width) => ({ width, height, data: Buffer.alloc(width * height * 4, 200) });
const jpeg = encodeJpeg(square(8), 80).data;
const png = Buffer.from(encodePng({ ...square(8), channels: 4 }));

const at = async (key: string) => {
  const { id, to } = await client(key);
  const read = async (what: string): Promise<unknown> => (await to(what)).body;
  return {
    id,
    to,
    save: (personPhoto: string) => to('PUT /api/clients/:id', { personPhoto }),
    all: () => read('GET /api/clients/:id'),
    checkList: () => read('GET /api/checkListForm/:form/:id'),
    photo: async (): Promise<unknown> => Reflect.get(Object(await read('GET /api/clients/:id')), 'personPhoto'),
  };
};

const invalid = { status: 400, body: { message: 'invalid_photo' } };

describe('the photo of a client', () => {
  it('is kept, replaced and removed, and changes nothing else', async () => {
    const { save, photo, all } = await at('ana');
    const before = await all();
    expect(await photo()).toBeNull();
    for (const picture of [jpeg, png, bmpOf(8)]) {
      expect(await save(picture.toString('base64'))).toMatchObject({ status: 200, body: {} });
      expect(await photo()).toBe(picture.toString('base64'));
    }
    expect(await save('[delete]')).toMatchObject({ status: 200, body: {} });
    expect(await save('[delete]')).toMatchObject({ status: 200, body: {} });
    expect(await all()).toEqual(before);
  });

  it('is open to every client, and fills no part of the registration', async () => {
    const { save, checkList } = await at('elisa');
    const before = await checkList();
    expect(await save(jpeg.toString('base64'))).toMatchObject({ status: 200 });
    expect(await checkList()).toEqual(before);
  });
});

const damaged = (content: Buffer, length: number): Buffer => Buffer.from(content.subarray(0, length));

/** A PNG that says it is as wide as 5000 pixels. */
const huge = Buffer.from(encodePng({ ...square(5000, 1), channels: 4 }));

/** A PNG of 2100 × 2100 pixels, all of one colour. */
const vast = Buffer.from(encodePng({ ...square(2100), channels: 4 }));

/** A picture that is larger than 512 KB. */
const heavy = bmpOf(430);

it.for([
  ['no base64', 'não é base64'],
  ['nothing', ''],
  ['a page', Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
  ['a PDF', Buffer.from('%PDF-1.7 conta').toString('base64')],
  ['the head of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]).toString('base64')],
  ['half a JPEG', damaged(jpeg, jpeg.length / 2).toString('base64')],
  ['the head of a PNG', damaged(png, 24).toString('base64')],
  ['half a PNG', damaged(png, png.length - 20).toString('base64')],
  ['the head of a BMP', damaged(bmpOf(8), 26).toString('base64')],
  ['a BMP without its last row', damaged(bmpOf(8), 100).toString('base64')],
  ['a picture that is too wide', huge.toString('base64')],
  ['a picture of more than 4 million pixels', vast.toString('base64')],
  ['a small picture that unpacks to a huge one', pngBomb(png).toString('base64')],
  ['a picture that is too large', heavy.toString('base64')],
] as const)('refuses %s as a photo, and keeps the last one', async ([, personPhoto]) => {
  const { save, photo } = await at('ana');
  await save(png.toString('base64'));
  expect(await save(personPhoto)).toMatchObject(invalid);
  expect(await photo()).toBe(png.toString('base64'));
});
