import { beforeEach, describe, expect, it } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { fillDocuments, signaturePng } from '../testing/signature-png.ts';

const { call, client, fetch, reset, setClock } = sandboxOfFile();
type Client = Awaited<ReturnType<typeof client>>;

interface Listed {
  readonly id: number;
  readonly template_name: string;
  readonly title: string;
  readonly description: string;
  readonly fund: { readonly name: string } | null;
}

const documentsOf = async ({ to }: Client) => (await to('GET /api/myDocuments')).body as readonly Listed[]; // the schema of the call
const templates = async (of: Client) => (await documentsOf(of)).map(({ template_name }) => template_name);
const download = ({ token, loginId }: Client, id: number) =>
  fetch(`http://sandbox.test/api/documentUploads/download/${String(id)}`, {
    headers: { authorization: `Bearer ${token}`, 'login-id': loginId },
  });
const textOf = async (of: Client, id: number) => {
  const answer = await download(of, id);
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).pages.join('\n');
};

describe('the documents of a client', () => {
  it('are the terms of the funds that ana holds, each with its file', async () => {
    const ana = await client('ana');
    const documents = await documentsOf(ana);
    expect(new Set(documents.map(({ template_name }) => template_name))).toEqual(
      new Set(['adesao_rv', 'adesao_internacional', 'adesao_mm', 'adesao_rf']),
    );
    for (const { id, fund } of documents) {
      const text = await textOf(ana, id);
      expect(text).toContain('Ana Beatriz Monteiro');
      expect(text.replaceAll(/\s+/g, ' ')).toContain(fund?.name);
    }
  });

  it('are none for a client who holds nothing, and for a co-holder', async () => {
    for (const key of ['diego', 'lucas']) expect(await documentsOf(await client(key))).toEqual([]);
  });

  it('name a company by its CNPJ', async () => {
    const vertice = await client('vertice');
    const documents = await documentsOf(vertice);
    expect(documents.length).toBeGreaterThan(0);
    for (const { id } of documents) expect(await textOf(vertice, id)).toMatch(/CNPJ\s+15067401000136/);
  });
});

describe('what a client signs', () => {
  beforeEach(async () => {
    for (const persona of ['sofia', 'iris', 'elisa']) await reset(persona);
  });

  it('before an investment joins the documents once', async () => {
    const sofia = await client('sofia');
    const before = await templates(sofia);
    const { body } = await sofia.to('POST /api/investments/verifySignedTerms', { fundIds: [2, 4] });
    const page = String(Object(body).signUrl).replace(/^https?:\/\/[^/]+/, '');
    const sign = () => call(`POST ${page}`, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    for (const _ of [1, 2]) expect((await sign()).status).toBe(303);
    const added = (await documentsOf(sofia)).filter(({ fund }) => fund === null || /Crédito|Long/.test(fund.name));
    expect(added.map(({ template_name }) => template_name).toSorted()).toEqual(
      ['adesao_mm', 'adesao_rf', 'desenquadramento']
        .concat(before.includes('adesao_mm') ? ['adesao_mm'] : [])
        .toSorted(),
    );
    expect((await templates(sofia)).length).toBe(before.length + 3);
  });

  it('in a renewal joins them once, and stays when the renewal ends', async () => {
    await setClock('2026-11-20T14:41:07-03:00');
    const iris = await client('iris');
    const before = (await documentsOf(iris)).length;
    await iris.to('POST /api/renew/start/:id');
    const step = (mark: string) => iris.to(`POST /api/renew/step/${mark}`, { step: mark, server: true });
    for (const mark of ['financial', 'signature']) await step(mark);
    const { body } = await iris.to('GET /api/renew/signature/status/:id');
    const page = `/assinatura/renovacao/${String(Object(body).signer_token)}`;
    for (const _ of [1, 2]) expect((await call(`POST ${page}`)).status).toBe(303);
    for (const mark of ['signed', 'done']) await step(mark);
    const documents = await documentsOf(iris);
    expect(documents).toHaveLength(before + 1);
    expect(documents[0]).toMatchObject({
      template_name: 'renovacao_cadastral',
      title: 'Renovação cadastral',
      description: 'Assinado em 20/11/2026, 14:41',
      fund: null,
    });
    expect(await textOf(iris, documents[0]?.id ?? 0)).toContain('20/11/2026, 14:41');
  });

  it('in the registration joins them with its own title', async () => {
    const elisa = await client('elisa');
    await fillDocuments(elisa);
    await elisa.to('POST /api/registrationForm/funds', {
      registrationFormId: elisa.id + 1000,
      fundsId: [],
      termsId: [1],
    });
    const image = { docType: 4, document: signaturePng(), local: 'Santos', date: '2026-11-20' };
    const documentId = Number(Object((await elisa.to('POST /api/documentUploads', image)).body).id);
    await elisa.to('POST /api/documentUploads/validSignature', { documentId, isValidSignature: true });
    await elisa.to('PUT /api/registrationForm/sign/:form/:id/1');
    await elisa.to('PUT /api/registrationForm/fillFormsPDF/:form');
    const [first] = await documentsOf(elisa);
    expect(first).toMatchObject({ template_name: 'cadastro', title: 'Termo de adesão à carteira administrada' });
    expect(await textOf(elisa, first?.id ?? 0)).toContain('SHA-256 do termo lido');
  });
});

describe('the blank forms', () => {
  it('of another name are not there', async () => {
    for (const file of ['toString', 'adesao', '..%2Fproposal'])
      expect((await call(`GET /api/forms/${file}.pdf`)).status).toBe(404);
  });
});
