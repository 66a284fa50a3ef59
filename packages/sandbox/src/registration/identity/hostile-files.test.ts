import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../start-sandbox.ts';
import { headersOf, refusedAt, signedIn } from '../../testing/calls.ts';
import { callable } from '../../testing/child-server.ts';
import { bareJpeg, barePng, bmpOf } from '../../testing/photographed.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { RG } from '../testing/sent-records.ts';

const { clientOnce: client, database } = sandboxOfFile();

const PAGE = '<!doctype html><script>alert(document.domain)</script>';

const SIGNATURE = { docType: 4, local: 'Santos', date: '2026-11-20' };

const at = async () => {
  const { to } = await client('carla');
  return {
    to,
    prove: (content: Buffer | string, beside: object = {}) =>
      to('PUT /api/clients/proof-of-residence/:id', {
        ...beside,
        base64String: Buffer.from(content).toString('base64'),
      }),
    filed: () => to('GET /api/clients/download/base64/files/:id/4'),
  };
};

const contentIn = (body: unknown): Buffer => Buffer.from(String(Reflect.get(Object(body), 'base64String')), 'base64');

/** Puts a text into a comment of a JPEG, where a decoder passes over it. */
const commented = (text: string): Buffer => {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([bareJpeg.subarray(0, 2), head, Buffer.from(text), bareJpeg.subarray(2)]);
};

describe('a file that is two things', () => {
  it.for([
    ['a picture with a page behind it', 'image/jpeg', Buffer.concat([bareJpeg, Buffer.from(PAGE)])],
    ['a picture with a page in a comment', 'image/jpeg', commented(PAGE)],
    ['a picture with a script in a comment', 'image/jpeg', commented('*/=alert(document.domain)/*')],
    ['a picture that is a PDF, too', 'image/jpeg', commented('%PDF-1.4 alert(document.domain)')],
    ['a picture with an archive behind it', 'image/png', Buffer.concat([barePng, Buffer.from('PK\x03\x04 alert(')])],
    ['a BMP with a page behind it', 'image/bmp', Buffer.concat([bmpOf(8), Buffer.from(PAGE)])],
  ] as const)('is filed as the picture alone: %s', async ([, contentType, content]) => {
    const { prove, filed } = await at();
    if (contentType === 'image/bmp') content.writeUInt32LE(content.length, 2);
    expect((await prove(content)).status).toBe(200);
    const { body } = await filed();
    expect(body).toMatchObject({ contentType });
    expect(contentIn(body).toString('latin1')).not.toMatch(/alert|PK|PDF/);
  });

  it('comes back as a value in JSON that no browser runs, also as a PDF with a page in it', async () => {
    const { prove, filed } = await at();
    await prove(`%PDF-1.4\n${PAGE}`);
    const { body, headers } = await filed();
    expect(body).toMatchObject({ contentType: 'application/pdf' });
    expect(contentIn(body).toString()).toBe(`%PDF-1.4\n${PAGE}`);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  });
});

/** A PNG, a JPEG and a BMP of packed rows that say they are this large, and have the data of a small one. */
const sayingSides = (width: number, height: number): readonly (readonly [string, Buffer])[] => {
  const [png, jpeg, bmp] = [Buffer.from(barePng), Buffer.from(bareJpeg), Buffer.from(bmpOf(8))];
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(height, 22);
  bmp.writeUInt16LE(8, 28);
  bmp.writeUInt32LE(1, 30);
  bmp.writeUInt32LE(2, 46);
  bmp.set([1, 0, 0, 1], 62);
  bmp.writeUInt32LE(62, 10);
  return [
    ['PNG', png],
    ['JPEG', jpeg],
    ['BMP', bmp],
  ];
};

describe('a picture of more pixels than a camera has', () => {
  it('is refused, and one of the largest camera is not', async () => {
    const { prove } = await at();
    for (const [kind, content] of sayingSides(20_000, 10_000))
      expect([kind, (await prove(content)).status]).toEqual([kind, 200]);
    for (const [width, height] of [
      [20_000, 10_001],
      [30_000, 30_000],
    ] as const)
      for (const [kind, content] of sayingSides(width, height))
        expect([kind, await prove(content)]).toMatchObject([kind, refusedAt('/base64String')]);
  });

  it('is refused behind a frame of a small one', async () => {
    const [, [, huge]] = sayingSides(60_000, 60_000) as readonly [unknown, readonly [string, Buffer]];
    const { prove } = await at();
    const frame = bareJpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const small = bareJpeg.subarray(frame, frame + 19);
    const content = Buffer.concat([huge.subarray(0, frame), small, huge.subarray(frame)]);
    expect(await prove(content)).toMatchObject(refusedAt('/base64String'));
  });
});

it('a PDF whose pages contain themselves is filed without being opened', async () => {
  const { prove, filed } = await at();
  const loop = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 9>>endobj';
  expect((await prove(loop)).status).toBe(200);
  expect(contentIn((await filed()).body).toString()).toBe(loop);
});

it.for<readonly [string, string]>([
  ['nothing', ''],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['an SVG with a prolog', '\uFEFF<?xml version="1.0"?><svg onload="alert(1)"/>'],
  ['a page', PAGE],
  ['a page that tells a browser of a picture', `${PAGE}\x89PNG\r\n\x1A\n`],
  ['a page before the head of a PDF', `<!-- %PDF-1.4 -->${PAGE}`],
  ['a GIF, which may be a script', 'GIF89a/*\0\0*/=alert(1)'],
  ['a line before the head of a PDF', '\n%PDF-1.4'],
])('%s is refused', async ([, content]) => {
  const { prove, to } = await at();
  expect(await prove(content)).toMatchObject(refusedAt('/base64String'));
  const documentPhotoFront = Buffer.from(content).toString('base64');
  const sent = { ...RG, documentPhotoFront, documentPhotoBack: barePng.toString('base64') };
  expect(await to('PUT /api/clients/update/:id/ocr', sent)).toMatchObject(refusedAt('/documentPhotoFront'));
});

it('a photo of 512 KB and a signature of 1 MB are taken, and those of one byte more are not', async () => {
  const to = (content: Buffer, bytes: number): string =>
    Buffer.concat([content, Buffer.alloc(bytes - content.length)]).toString('base64');
  const ana = await client('ana');
  const photo = (bytes: number) => ana.to('PUT /api/clients/:id', { personPhoto: to(bareJpeg, bytes) });
  expect((await photo(512 * 1024)).status).toBe(200);
  expect(await photo(512 * 1024 + 1)).toMatchObject({ status: 400, body: { message: 'invalid_photo' } });
  const elisa = await client('elisa');
  const signature = (bytes: number) =>
    elisa.to('POST /api/documentUploads', { ...SIGNATURE, document: to(barePng, bytes) });
  expect((await signature(2 ** 20)).status).toBe(200);
  expect(await signature(2 ** 20 + 1)).toMatchObject(refusedAt('/document'));
});

it('no name of a file is kept, so none with a path or a mark that turns the text', async () => {
  const { prove, filed } = await at();
  const names = { fileName: '../../etc/passwd', name: 'conta\u202Egnp.exe', contentType: 'text/html' };
  expect((await prove(barePng, names)).status).toBe(200);
  const { body } = await filed();
  expect(body).toEqual({ base64String: barePng.toString('base64'), contentType: 'image/png' });
  const rows = await database().selectFrom('client_files').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/passwd|\u202E|text\/html/);
});

describe('a body that never ends', () => {
  let sandbox: RunningSandbox;
  const timeouts = { requestMs: 2_000, stopMs: 1_000 };
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, timeouts });
  }, 60_000);
  afterAll(() => sandbox.close());

  /** @param pace waits before each further part */
  const send = async (part: string, pace: () => Promise<unknown>): Promise<{ status: unknown; bytes: number }> => {
    const { id, token } = await signedIn(callable(sandbox), 'carla');
    const upload = request(`${sandbox.url}/api/clients/proof-of-residence/${String(id)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headersOf(token) },
    });
    let [status, bytes]: [unknown, number] = [undefined, 0];
    upload.on('response', (answer) => {
      status = answer.statusCode;
      answer.resume();
    });
    const closed = new Promise((resolve) => upload.on('error', resolve).on('close', resolve));
    void closed.then(() => upload.destroy());
    upload.write('{"base64String":"');
    while (!upload.destroyed && status === undefined) {
      bytes += part.length;
      if (!upload.write(part)) await Promise.race([once(upload, 'drain').catch(() => undefined), closed]);
      await Promise.race([pace(), closed]);
    }
    await closed;
    return { status, bytes };
  };

  it('is cut off a little behind the limit of its size', async () => {
    const { status, bytes } = await send('A'.repeat(64 * 1024), () => Promise.resolve());
    expect(status).toBe(413);
    expect(bytes).toBeLessThan(24 * 2 ** 20);
  }, 20_000);

  it('is cut off when its time is over, however little comes', async () => {
    const { status, bytes } = await send('A', () => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(status).toBe(408);
    expect(bytes).toBeLessThan(100);
  }, 20_000);
});
