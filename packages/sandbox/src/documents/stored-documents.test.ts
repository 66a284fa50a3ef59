import { describe, expect, it } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { call, fetch, signedIn } = sandboxOfFile();

describe('a stored document', () => {
  it('goes only to its own client', async () => {
    const { id, token, loginId } = await signedIn('ana');
    const download = (what: number, headers: Record<string, string>) =>
      call(`GET /api/documentUploads/download/${String(what)}`, { token, headers });
    const own = await download(id, { 'login-id': loginId });
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(own.headers.get('content-disposition')).toBe('attachment; filename="ficha-cadastral.pdf"');
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect((await download(id + 1, { 'login-id': loginId })).status).toBe(404);
    expect((await download(1, { 'login-id': loginId })).status).toBe(404);
    expect((await call(`GET /api/documentUploads/download/${String(id)}`)).status).toBe(401);
  });

  it('is a PDF of the client’s own data', async () => {
    const { id, token, loginId } = await signedIn('ana');
    const answer = await fetch(`http://sandbox.test/api/documentUploads/download/${String(id)}`, {
      headers: { authorization: `Bearer ${token}`, 'login-id': loginId },
    });
    const { pages, title } = await readPdf(Buffer.from(await answer.arrayBuffer()));
    expect([title, pages.length]).toEqual(['Ficha cadastral', 1]);
    expect(pages[0]).toContain('Ana Beatriz Monteiro');
    expect(pages[0]).toContain('63287253026');
  });
});
