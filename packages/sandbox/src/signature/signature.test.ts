import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { pngBomb } from '../testing/png-bomb.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { fillDocuments, signaturePng } from '../testing/signature-png.ts';

const { client, fetch, setClock, reset } = sandboxOfFile();
beforeEach(async () => {
  for (const persona of ['elisa', 'heitor', 'ana']) await reset(persona);
});

type Client = Awaited<ReturnType<typeof client>>;

/** What a client does to sign. Each call may be left out. */
const signing = ({ id, token, loginId, to }: Client) => {
  const upload = (changes: object = {}) =>
    to('POST /api/documentUploads', {
      docType: 4,
      document: signaturePng(),
      local: ' Santos ',
      date: '2026-11-20',
      ...changes,
    });
  return {
    accept: (...termsId: readonly number[]) =>
      to('POST /api/registrationForm/funds', { registrationFormId: id + 1000, fundsId: [], termsId }),
    upload,
    /** Uploads a picture and confirms it. */
    confirm: async (changes: object = {}) => {
      const { body } = await upload(changes);
      const documentId = Number(new Map(Object.entries(Object(body))).get('id'));
      return to('POST /api/documentUploads/validSignature', { documentId, isValidSignature: true });
    },
    sign: () => to('PUT /api/registrationForm/sign/:form/:id/1'),
    fill: () => to('PUT /api/registrationForm/fillFormsPDF/:form'),
    documents: async () => (await to('GET /api/documentUploads')).body as readonly Listed[], // the schema of the call
    verify: (sha256: string) => to(`GET /api/documentUploads/verify/${sha256}`),
    file: async (documentId: number) => {
      const headers = { authorization: `Bearer ${token}`, 'login-id': loginId };
      const answer = await fetch(`http://sandbox.test/api/documentUploads/download/${String(documentId)}`, { headers });
      return Buffer.from(await answer.arrayBuffer());
    },
    standing: async () => [
      (await to('GET /api/checkListForm/:form/:id')).body,
      (await to('GET /api/registrationForm/clients/:id')).body,
    ],
  };
};

interface Listed {
  readonly id: number;
  readonly docType: number;
  readonly fundName: string | null;
  readonly sha256: string | null;
}

/** Elisa with nothing missing except the signature. */
const ready = async () => {
  const elisa = await client('elisa');
  await fillDocuments(elisa);
  return signing(elisa);
};

const ERR133 = { status: 409, body: [{ code: 'ERR133' }] };
const ERR135 = { status: 400, body: [{ code: 'ERR135' }] };

describe('the signature of a form', () => {
  it('signs the accepted terms, closes the form and sends it to the staff', async () => {
    await setClock('2026-11-20T14:41:07-03:00');
    const { accept, confirm, sign, standing } = await ready();
    expect((await accept(1, 2)).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    expect(await standing()).toMatchObject([{ generalResult: 0 }, { isApprovedAdm: 4 }]);
    expect((await sign()).status).toBe(200);
    expect(await standing()).toMatchObject([
      { generalResult: 3 },
      { isApprovedAdm: 1, investorDeclaration: { date: '2026-11-20', local: 'Santos' } },
    ]);
    // Who lost the answer asks again.
    expect((await sign()).status).toBe(200);
  });

  it('is refused while a part of the form, a term or the picture is missing', async () => {
    const elisa = await client('elisa');
    const { accept, confirm, upload, sign, standing } = signing(elisa);
    await accept(1);
    await confirm();
    expect(await sign()).toMatchObject(ERR133);
    await fillDocuments(elisa);
    await upload();
    expect(await sign()).toMatchObject(ERR133);
    expect(await standing()).toMatchObject([{ generalResult: 0 }, { isApprovedAdm: 4, investorDeclaration: null }]);
    await confirm();
    expect((await sign()).status).toBe(200);
  });

  it('is refused without an accepted term, and for the form of another client', async () => {
    const { confirm, sign } = await ready();
    await confirm();
    expect(await sign()).toMatchObject(ERR133);
    const { to } = await client('heitor');
    expect(await to('PUT /api/registrationForm/sign/2005/:id/1')).toMatchObject({ status: 404 });
    expect(await to('PUT /api/registrationForm/sign/2005/1005/1')).toMatchObject({ status: 403 });
    expect(await to('PUT /api/registrationForm/fillFormsPDF/2005')).toMatchObject({ status: 404 });
  });

  it('of a renewal comes after its data and its questionnaire, and is a later one: the result is 6, and the approval stays', async () => {
    const heitor = await client('heitor');
    const { accept, confirm, sign, standing } = signing(heitor);
    await accept(2);
    await confirm();
    for (const mark of ['started', 'financial', 'signature']) {
      expect(await sign()).toMatchObject(ERR133);
      await heitor.to(`POST /api/renew/step/${mark}`, { step: mark, server: true });
    }
    expect((await sign()).status).toBe(200);
    expect(await standing()).toMatchObject([{ generalResult: 6 }, { isApprovedAdm: 2 }]);
  });

  it('of a remake is a later one too, and who lost the answer asks again (decision 0223)', async () => {
    const { accept, confirm, sign, fill, documents, standing } = signing(await client('ana'));
    const adhesions = async () => (await documents()).filter(({ docType }) => docType === 10).length;
    const before = await adhesions();
    await accept(2);
    await confirm();
    expect((await sign()).status).toBe(200);
    expect(await standing()).toMatchObject([{ generalResult: 6 }, { isApprovedAdm: 2 }]);
    await confirm();
    expect((await sign()).status).toBe(200);
    await fill();
    expect(await adhesions()).toBe(before + 1);
    await confirm({ document: signaturePng((x, y) => Math.abs(y - 40) < 2 && x > 10 && x < 150) });
    expect(await sign()).toMatchObject(ERR133);
  });

  it('takes only terms of the list', async () => {
    const { accept } = await ready();
    expect(await accept(1, 99)).toMatchObject({ status: 400, body: { errors: [{ path: '/termsId/1' }] } });
    expect(await accept()).toMatchObject({ status: 400 });
  });
});

describe('the picture', () => {
  it.each([
    ['no base64', { document: 'not base64' }],
    ['another file', { document: Buffer.from('%PDF-1.7').toString('base64') }],
    ['a PNG without a size', { document: Buffer.from('89504e470d0a1a0a', 'hex').toString('base64') }],
  ])('is refused when it is %s', async (_, changes) => {
    const { upload } = await ready();
    expect(await upload(changes)).toMatchObject({ status: 400, body: { errors: [{ path: '/document' }] } });
  });

  it('needs a city', async () => {
    const { upload } = await ready();
    expect(await upload({ local: ' ' })).toMatchObject({ status: 400 });
    expect(await upload({ docType: 9 })).toMatchObject({ status: 400 });
  });

  it.each([
    ['is empty', signaturePng(() => false)],
    ['is a dot', signaturePng((x, y) => Math.hypot(x - 100, y - 40) < 5)],
    ['is all ink', signaturePng(() => true)],
    ['is cut off', signaturePng().slice(0, 200)],
    ['unpacks to a huge picture', pngBomb(Buffer.from(signaturePng(), 'base64')).toString('base64')],
  ])('is no signature when it %s', async (_, document) => {
    const { confirm } = await ready();
    expect(await confirm({ document })).toMatchObject(ERR135);
  });

  it('of another client is not there', async () => {
    const [elisa, heitor] = [signing(await client('elisa')), await client('heitor')];
    const { body } = await elisa.upload();
    const { id: documentId } = Object(body);
    const confirmed = await heitor.to('POST /api/documentUploads/validSignature', {
      documentId,
      isValidSignature: true,
    });
    expect(confirmed).toMatchObject({ status: 404, body: [{ code: 'ERR027' }] });
  });
});

describe('a signed term', () => {
  it('is a PDF with the picture, who signed, when, from where, and the SHA-256 of the term', async () => {
    await setClock('2026-11-20T14:41:07-03:00');
    const { accept, confirm, sign, fill, documents, file } = await ready();
    await accept(2);
    await confirm({ method: 'typed' });
    await sign();
    await fill();
    await fill();
    const [, signed, ...more] = await documents();
    expect([signed?.docType, signed?.fundName, more]).toEqual([10, 'Termo de ciência de risco', []]);
    const { pages, tags } = await readPdf(await file(signed?.id ?? 0));
    const stamp = pages.at(-1) ?? '';
    for (const words of ['Elisa Camargo Duarte', '348.508.481-68', 'Santos', '127.0.0.1'])
      expect(stamp).toContain(words);
    // The clock goes on while the term is signed.
    expect(stamp).toMatch(/20\/11\/2026, 14:41:\d\d/);
    expect(stamp).toContain('Nome digitado');
    expect(stamp).toMatch(/SHA-256 do termo lido\s+[0-9a-f]{64}/);
    expect(tags.find(({ role }) => role === 'Figure')?.alt).toBe('Assinatura de Elisa Camargo Duarte');
  });

  it('is known by its SHA-256, and a changed byte is found', async () => {
    const { accept, confirm, sign, fill, documents, file, verify } = await ready();
    await accept(1);
    await confirm();
    await sign();
    await fill();
    const signed = (await documents()).at(-1);
    const bytes = await file(signed?.id ?? 0);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect([sha256, (await verify(sha256)).status]).toEqual([signed?.sha256, 200]);
    bytes.writeUInt8(bytes.readUInt8(500) ^ 1, 500);
    expect((await verify(createHash('sha256').update(bytes).digest('hex'))).status).toBe(404);
    const { to } = await client('heitor');
    expect((await to(`GET /api/documentUploads/verify/${sha256}`)).status).toBe(404);
  });
});
