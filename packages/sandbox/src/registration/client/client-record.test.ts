import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { personaOf } from '../../personas/personas.seed.ts';
import { refusedAt } from '../../testing/calls.ts';
import { NO_PICTURES } from '../../testing/photographed.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { HOME, PNG, RG } from '../testing/sent-records.ts';

const { call, clientOnce: signIn } = sandboxOfFile();

/** The calls of a persona about their own registration. */
const at = async (key: string) => {
  const { id, to } = await signIn(key);
  return {
    id,
    to,
    client: async () => (await to('GET /api/clients/:id')).body,
    checkList: async () => (await to('GET /api/checkListForm/:form/:id')).body,
    put: (body: unknown) => to('PUT /api/clients/:id', body),
    identify: (body: unknown) => to('PUT /api/clients/update/:id/ocr', body),
    prove: (base64String: string) => to('PUT /api/clients/proof-of-residence/:id', { base64String }),
    file: (kind: number) => to(`GET /api/clients/download/base64/files/:id/${String(kind)}`),
  };
};

const PDF = Buffer.from('%PDF-1.4 conta de luz').toString('base64');

describe('a change of a client', () => {
  it('leaves every field that it does not name', async () => {
    const { client, put } = await at('carla');
    const before = await client();
    expect(await put({ socialName: 'Carlota', maritalStatus: 4 })).toMatchObject({ status: 200, body: {} });
    expect(await client()).toEqual({ ...Object(before), socialName: 'Carlota', maritalStatus: 4 });
  });

  it('keeps the planner of a client with a pension (decision 0291)', async () => {
    const { client, put } = await at('joao');
    const before = await client();
    const refused = await put({ associateId: 2, hasPlanner: 1 });
    expect([refused.status, refused.body]).toEqual([409, { message: 'registration_closed' }]);
    expect(await client()).toEqual(before);
    expect((await put({ associateId: 4, hasPlanner: 1 })).status).toBe(200);
  });

  it('takes name, e-mail and phone in a first registration only', async () => {
    const contact = { name: 'Carla Nunes', email: 'carla.nunes@exemplo.com.br', phoneNumber: '11912345678' };
    const { client, put } = await at('carla');
    expect((await put(contact)).status).toBe(200);
    expect(await client()).toMatchObject(contact);
    const approved = await at('ana');
    expect((await approved.put(contact)).status).not.toBe(200);
    expect(await approved.client()).not.toMatchObject(contact);
  });

  it('takes the e-mail of a due renewal, and nothing else of the start', async () => {
    const { client, put } = await at('heitor');
    expect((await put({ email: 'heitor@nova.com.br' })).status).toBe(200);
    expect(await client()).toMatchObject({ email: 'heitor@nova.com.br' });
    const closed = { status: 409, body: { message: 'registration_closed' } };
    expect(await put({ email: 'h@nova.com.br', name: 'Heitor' })).toMatchObject(closed);
    expect(await (await at('ana')).put({ email: 'ana@nova.com.br' })).toMatchObject(closed);
  });

  it('replaces the addresses, and needs a residential one', async () => {
    const { client, put } = await at('carla');
    expect((await put({ addresses: [HOME, { ...HOME, typeAddress: 2 }] })).status).toBe(200);
    expect(await client()).toMatchObject({ addresses: [HOME, { ...HOME, typeAddress: 2 }] });
    const before = (await (await at('ana')).client()) ?? {};
    expect((await put({ addresses: [{ ...HOME, client_id: personaOf('ana').id }] })).status).toBe(200);
    expect(await client()).toMatchObject({ addresses: [HOME] });
    expect(await (await at('ana')).client()).toEqual(before);
    expect(await put({ addresses: [{ ...HOME, typeAddress: 2 }] })).toMatchObject(refusedAt('/addresses'));
    expect(await put({ addresses: [HOME, HOME] })).toMatchObject(refusedAt('/addresses'));
  });

  it.for([
    [{ maritalStatus: 2 }, '/spouseName'],
    [{ maritalStatus: 2, spouseName: 'Rui' }, '/spouseCpf'],
    [{ maritalStatus: 2, spouseName: 'Rui', spouseCpf: '23157281501' }, '/spouseCpf'],
    [{ maritalStatus: 2, spouseName: 'Rui', spouseCpf: personaOf('carla').document }, '/spouseCpf'],
    [{ associateId: 99 }, '/associateId'],
    [{ maritalStatus: 6 }, '/maritalStatus'],
    [{ haveWorked: true }, '/haveWorked'],
  ] as const)('is refused for %j', async ([body, path]) => {
    const { put } = await at('carla');
    expect(await put(body)).toMatchObject({ status: 400, body: { message: 'validation' } });
    expect(JSON.stringify((await put(body)).body)).toContain(path);
  });

  it('is refused for another client', async () => {
    const { to } = await at('valter');
    const ana = String(personaOf('ana').id);
    for (const [what, body] of [
      [`PUT /api/clients/${ana}`, { socialName: 'X' }],
      [`PUT /api/clients/update/${ana}/ocr`, { ...RG, documentPhotoFront: PNG, documentPhotoBack: PNG }],
      [`PUT /api/clients/proof-of-residence/${ana}`, { base64String: PNG }],
    ] as const)
      expect([what, (await to(what, body)).status]).toEqual([what, 403]);
    const form = `registrationForm/${String(personaOf('ana').id + 1000)}`;
    const answers = [await to(`PUT /api/${form}`, { mailing: MAILING }), await to(`GET /api/${form}`)];
    const unknown = await to('GET /api/registrationForm/999999');
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 404, body: unknown.body },
      { status: 404, body: unknown.body },
    ]);
  });
});

describe('the answers about taxes', () => {
  it('fill their parts of the check list for a no, and open them for a yes', async () => {
    const { put, checkList } = await at('elisa');
    await put({ haveWorked: 0, haveRelation: 0, haveFatca: 0 });
    expect(await checkList()).toMatchObject({ pep: 1, fatca: 1 });
    await put({ haveWorked: 1, haveRelation: 0, haveFatca: 1 });
    expect(await checkList()).toMatchObject({ pep: 0, fatca: 0 });
    await put({ haveWorked: 0, haveRelation: 0, haveFatca: 0 });
    expect(await checkList()).toMatchObject({ pep: 1, fatca: 1 });
  });
});

describe('the files of a client', () => {
  it('fill the documents of the check list once every file is there, and come back by kind', async () => {
    const { identify, prove, file, checkList, client } = await at('carla');
    expect((await file(1)).status).toBe(404);
    expect(await identify({ ...RG, documentPhotoFront: PNG })).toMatchObject(refusedAt('/documentPhotoBack'));
    expect(await identify({ ...RG, documentPhotoFront: PNG, documentPhotoBack: PDF })).toMatchObject({ status: 200 });
    expect(await checkList()).toMatchObject({ uploadDocuments: 0 });
    expect(await prove(PDF)).toMatchObject({ status: 200 });
    expect(await checkList()).toMatchObject({ uploadDocuments: 1 });
    expect((await file(1)).body).toEqual({ base64String: PNG, contentType: 'image/png' });
    expect((await file(2)).body).toEqual({ base64String: PDF, contentType: 'application/pdf' });
    expect((await file(4)).body).toEqual({ base64String: PDF, contentType: 'application/pdf' });
    expect((await file(3)).status).toBe(400);
    expect(await client()).toMatchObject({ identityDocument: RG, motherName: RG.motherName, haveProofOfResidence: 1 });
  });

  it('keep a picture that is not sent again, and drop the back for a CNH', async () => {
    const { identify, file } = await at('heitor');
    expect((await identify({ ...RG, identificationNumber: '42' })).status).toBe(200);
    expect((await file(2)).status).toBe(200);
    const cnh = { ...RG, documentType: 'CNH', issuingBody: null, validDate: '2030-03-10' };
    expect((await identify({ ...cnh, documentPhotoFront: PDF })).status).toBe(200);
    expect([(await file(1)).body, (await file(2)).status]).toMatchObject([{ base64String: PDF }, 404]);
    expect(await identify(RG)).toMatchObject(refusedAt('/documentPhotoBack'));
  });

  it('of several megabytes come back whole, and leave nothing behind in a smaller one', async () => {
    const { prove, file } = await at('karen');
    const large = Buffer.concat([Buffer.from('%PDF-1.4'), randomBytes(2_500_000)]).toString('base64');
    expect((await prove(large)).status).toBe(200);
    expect((await file(4)).body).toEqual({ base64String: large, contentType: 'application/pdf' });
    expect((await prove(PDF)).status).toBe(200);
    expect((await file(4)).body).toEqual({ base64String: PDF, contentType: 'application/pdf' });
  });

  it.for([
    [{ issuingBody: null }, '/issuingBody'],
    [{ placeofemission: null }, '/placeofemission'],
    [{ documentType: 'RNE' }, '/validDate'],
    [{ documentType: 'RNE', validDate: '2015-03-10' }, '/validDate'],
    [{ documentPhotoFront: Buffer.from('BM').toString('base64') }, '/documentPhotoFront'],
    [{ documentPhotoFront: Buffer.from([0xff, 0xd8, 0xff]).toString('base64') }, '/documentPhotoFront'],
    [{ documentPhotoFront: Buffer.from(PNG, 'base64').subarray(0, 9).toString('base64') }, '/documentPhotoFront'],
    [{ motherName: 'Maria 2' }, '/motherName'],
    [{ documentPhotoFront: Buffer.from('<svg/>').toString('base64') }, '/documentPhotoFront'],
    [{ documentPhotoFront: `data:image/png;base64,${PNG}` }, '/documentPhotoFront'],
  ] as const)('are refused with %j', async ([changes, path]) => {
    const { identify } = await at('heitor');
    const whole = { ...RG, documentPhotoFront: PNG, documentPhotoBack: PNG };
    expect(await identify({ ...whole, ...changes })).toMatchObject(refusedAt(path));
  });

  it.for(NO_PICTURES)('are refused as %s, and the last ones stay', async ([, content]) => {
    const { identify, prove, file } = await at('heitor');
    const filed = async () => [(await file(1)).body, (await file(2)).body, (await file(4)).body];
    await identify({ ...RG, documentPhotoFront: PNG, documentPhotoBack: PNG });
    await prove(PDF);
    const before = await filed();
    const stub = content.toString('base64');
    expect(await prove(stub)).toMatchObject(refusedAt('/base64String'));
    const whole = { ...RG, documentPhotoFront: PNG, documentPhotoBack: PNG };
    expect(await identify({ ...whole, documentPhotoFront: stub })).toMatchObject(refusedAt('/documentPhotoFront'));
    expect(await identify({ ...whole, documentPhotoBack: stub })).toMatchObject(refusedAt('/documentPhotoBack'));
    expect(await filed()).toEqual(before);
  });

  it('are at most 10 MB, and are not read without a session', async () => {
    const { prove } = await at('heitor');
    const padded = (bytes: number) =>
      Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(bytes - 8)]).toString('base64');
    expect((await prove(padded(10 * 1024 * 1024))).status).toBe(200);
    expect(await prove(padded(10 * 1024 * 1024 + 1))).toMatchObject(refusedAt('/base64String'));
    expect((await prove(padded(11 * 1024 * 1024))).status).toBe(413);
    const nobody = await call('PUT /api/clients/proof-of-residence/1', { body: { base64String: padded(9) } });
    expect(nobody.status).toBe(401);
  });
});

const MAILING = {
  receiveQuotaholderExtract: 1,
  receiveReportIncome: 0,
  allowDistributorSendEmail: 1,
  mailType: 2,
} as const;

describe('what is mailed', () => {
  it('is unknown before the client chose, and is in the form after that', async () => {
    const { id, to } = await at('carla');
    expect((await to('GET /api/mailing/:id')).status).toBe(404);
    expect((await to('PUT /api/registrationForm/:form', { mailing: MAILING })).status).toBe(200);
    expect((await to('GET /api/mailing/:id')).body).toEqual({ id, ...MAILING });
    expect((await to('GET /api/registrationForm/:form')).body).toMatchObject({
      id: id + 1000,
      isApprovedAdm: 0,
      funds: [],
      terms: [],
      mailing: { id, ...MAILING },
    });
    expect((await to('GET /api/registrationForm/999999')).status).toBe(404);
  });
});

describe('lists', () => {
  it('answer every planner, and the address of a postal code', async () => {
    const { to } = await at('carla');
    const planners = (await to('GET /api/associates/short')).body;
    expect(planners).toContainEqual({ id: 2, name: 'Marina Cavalcanti de Albuquerque', shortName: 'Marina' });
    expect((await to('POST /api/cep-new/20040020')).body).toMatchObject({ logradouro: 'Praça Floriano', uf: 'RJ' });
    expect((await to('POST /api/cep-new/99999999')).body).toEqual({ erro: true });
    expect((await to('POST /api/cep-new/2004002')).status).toBe(400);
  });
});
