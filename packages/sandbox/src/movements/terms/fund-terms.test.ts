import { beforeEach, describe, expect, it } from 'vitest';
import { personaOf } from '../../personas/personas.seed.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';

const { call, clientOnce: client, advanceClock, reset } = sandboxOfFile();
beforeEach(() => reset('sofia'));

interface Terms {
  readonly docToken: string;
  /** The path of the signing page. */
  readonly page: string;
  readonly body: unknown;
}
const verify = async (fundIds: readonly number[], key = 'sofia'): Promise<Terms> => {
  const { body } = await (await client(key)).to('POST /api/investments/verifySignedTerms', { fundIds });
  const { docToken, signUrl } = { docToken: '', signUrl: '', ...Object(body) };
  return { docToken, page: String(signUrl).replace(/^https?:\/\/[^/]+/, ''), body };
};
const status = async (docToken: string, key = 'sofia') =>
  (await client(key)).to(`GET /api/investments/checkSignedStatus/${docToken}`);
const sign = (page: string) =>
  call(`POST ${page}`, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const invest = async (fundId: number) => {
  const { token } = await client('sofia');
  return call('POST /api/investments/create/v2', {
    token,
    body: { operation: 'apply', investments: [{ fundId, value: 5_000, bankId: personaOf('sofia').id * 10 }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
};
const NAMES = ['Aroeira Crédito Privado FIC FI RF', 'Aroeira Long Short FIC FIM'];

describe('the terms of sofia', () => {
  it('are those of the funds that she has not signed for, and the conformity term', async () => {
    expect((await verify([4, 1, 2, 10])).body).toMatchObject({
      docToken: expect.any(String),
      signUrl: expect.stringMatching(/^http:\/\/localhost.*\/assinatura\/[\w-]{32}$/),
      descriptions: { unSignedTerms: NAMES.map((name) => ({ name })), compliance: true },
    });
    expect((await verify([1])).body).toMatchObject({ descriptions: { unSignedTerms: [], compliance: true } });
  });

  it('are the same papers when she asks again, and other papers for other funds or on another day', async () => {
    const { docToken } = await verify([2, 4]);
    expect((await verify([4, 2])).docToken).toBe(docToken);
    expect((await verify([2])).docToken).not.toBe(docToken);
    await advanceClock('25h');
    expect((await verify([2, 4])).docToken).not.toBe(docToken);
  });
});

describe('the signing page', () => {
  it('shows what is signed, runs nothing, and needs no session', async () => {
    const { page } = await verify([2, 4]);
    const { status: answered, body, headers } = await call(`GET ${page}`);
    expect([answered, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+'; form-action 'self'/,
    );
    expect(String(body).match(/<li>[^<]+/g)).toEqual(
      ['Desenquadramento', ...NAMES.map((name) => `ADESÃO FUNDO ${name}`)].map((item) => `<li>${item}`),
    );
    expect(body).toContain('<button>Assinar</button>');
    expect(body).not.toContain('<script');
  });

  it('signs once, and the client may invest then', async () => {
    const { docToken, page } = await verify([2, 4]);
    expect((await status(docToken)).body).toEqual({ status: 'pending' });
    expect(await invest(2)).toMatchObject({ status: 403, body: { message: 'terms_not_signed' } });
    expect((await sign(page)).status).toBe(303);
    const signed = (await call(`GET ${page}`)).body;
    expect(signed).toContain('Termos assinados');
    expect(signed).not.toContain('<button>');
    await advanceClock('2h');
    expect((await sign(page)).status).toBe(303);
    expect((await call(`GET ${page}`)).body).toBe(signed);
    expect((await status(docToken)).body).toEqual({ status: 'signed' });
    expect((await verify([2, 4])).body).toMatchObject({ docToken: null });
    expect((await invest(2)).status).toBe(200);
    expect((await invest(6)).status).toBe(403);
  });

  it('refuses once, signs nothing after that, and the next check draws up new papers (decision 0306)', async () => {
    const { docToken, page } = await verify([2, 4]);
    expect((await call(`GET ${page}`)).body).toContain(`formaction="${page}/recusa">Recusar</button>`);
    expect((await sign(`${page}/recusa`)).status).toBe(303);
    const refused = (await call(`GET ${page}`)).body;
    expect(refused).toContain('Termos recusados');
    expect(refused).not.toContain('<button');
    await advanceClock('2h');
    for (const path of [page, `${page}/recusa`]) expect((await sign(path)).status).toBe(303);
    expect((await call(`GET ${page}`)).body).toBe(refused);
    expect((await status(docToken)).body).toEqual({ status: 'refused' });
    expect((await invest(2)).status).toBe(403);
    const again = await verify([2, 4]);
    expect(again.docToken).not.toBe(docToken);
    await sign(again.page);
    expect((await sign(`${again.page}/recusa`)).status).toBe(303);
    expect((await status(again.docToken)).body).toEqual({ status: 'signed' });
    expect((await invest(2)).status).toBe(200);
  });

  it('opens with its whole code alone', async () => {
    const { page } = await verify([2]);
    const other = `${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`;
    expect((await call(`GET ${other}`)).status).toBe(404);
    for (const path of [other, `${other}/recusa`]) expect((await sign(path)).status).toBe(404);
    expect((await call(`GET ${page.slice(0, -1)}`)).status).toBe(400);
    expect((await invest(2)).status).toBe(403);
  });
});

describe('the conformity term', () => {
  const check = async (key = 'sofia') => (await client(key)).to('POST /api/investments/verifyCompliance');

  it('is started by the first check, and the papers of an investment do not start it', async () => {
    await verify([2, 4]);
    expect((await check()).body).toMatchObject({ needSignature: true, lastCompliance: null });
    expect((await check()).body).toMatchObject({ lastCompliance: { status: 'started', url: null } });
  });

  it('is signed with the papers of an investment too', async () => {
    const { page } = await verify([2, 4]);
    await sign(page);
    expect((await check()).body).toEqual({
      needSignature: false,
      docToken: null,
      signUrl: null,
      lastCompliance: { status: 'signed', url: expect.stringContaining(page) },
    });
  });

  it('can be refused, and is still to be signed then, with a new link (decision 0306)', async () => {
    const before = Object(await check()).body;
    await sign(`${String(before.signUrl).replace(/^https?:\/\/[^/]+/, '')}/recusa`);
    const after = Object(await check()).body;
    expect(after).toMatchObject({ needSignature: true, lastCompliance: null });
    expect(after.signUrl).not.toBe(before.signUrl);
  });
});
