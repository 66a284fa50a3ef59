import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { onePagePdf } from './one-page-pdf.ts';

const { call, signedIn } = sandboxOfFile();

describe('a stored document', () => {
  it('goes only to its own client, with the token and the login id of one session', async () => {
    const { id, token, loginId } = await signedIn('ana');
    const download = (what: number, headers: Record<string, string>) =>
      call(`GET /api/documentUploads/download/${String(what)}`, { token, headers });
    const own = await download(id, { 'login-id': loginId });
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(own.headers.get('content-disposition')).toBe('attachment; filename="ficha-cadastral.pdf"');
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect((await download(id, {})).status).toBe(403);
    expect((await download(id, { 'login-id': (await signedIn('ana')).loginId })).status).toBe(403);
    expect((await download(id + 1, { 'login-id': loginId })).status).toBe(404);
    expect((await download(1, { 'login-id': loginId })).status).toBe(404);
    expect((await call(`GET /api/documentUploads/download/${String(id)}`)).status).toBe(401);
  });
});

it('a PDF shows a question mark for each letter that Latin-1 lacks', () => {
  const text = onePagePdf(['Potĩ ĨŜ 木 €', 'Jo\u0061\u0303o\n']).toString('latin1');
  expect(text).toContain('(Pot? ?? ? ?) Tj');
  expect(text).toContain('(João?) Tj');
});

it('a PDF names the offset of each object and the length of its text', () => {
  const text = onePagePdf(['Ficha (São João)', String.raw`a\b`]).toString('latin1');
  expect(text).toContain(String.raw`(Ficha \(São João\)) Tj`);
  expect(text).toContain(String.raw`(a\\b) Tj`);
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5].map((n) => `${String(n)} 0 obj`),
  );
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const [, length, stream = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
  expect(Number(length)).toBe(stream.length);
});
