import { describe, expect } from 'vitest';
import { call } from '../testing/calls.ts';
import { sandboxTest } from '../testing/sandbox-test.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { onePagePdf } from './one-page-pdf.ts';

const it = sandboxTest();
let sandbox: TestSandbox;
it.beforeAll(({ sandbox: opened }) => {
  sandbox = opened;
});

describe('a stored document', () => {
  it('goes only to its own client, with the token and the login id of one session', async ({ signedIn }) => {
    const { id, token, loginId } = await signedIn('ana');
    const download = (what: number, headers: Record<string, string>) =>
      call(sandbox, `GET /api/documentUploads/download/${String(what)}`, { token, headers });
    const own = await download(id, { 'login-id': loginId });
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(own.headers.get('content-disposition')).toBe('attachment; filename="ficha-cadastral.pdf"');
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect((await download(id, {})).status).toBe(403);
    expect((await download(id, { 'login-id': (await signedIn('ana')).loginId })).status).toBe(403);
    expect((await download(id + 1, { 'login-id': loginId })).status).toBe(404);
    expect((await download(1, { 'login-id': loginId })).status).toBe(404);
    expect((await call(sandbox, `GET /api/documentUploads/download/${String(id)}`)).status).toBe(401);
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
