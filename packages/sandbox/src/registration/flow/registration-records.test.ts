import { beforeEach, describe, expect, it } from 'vitest';
import { personaOf } from '../../personas/personas.seed.ts';
import { PEP } from '../../http/examples/calls-registration.ts';
import { refusedAlsoAt } from '../../testing/calls.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { FATCA } from '../testing/sent-records.ts';

const { clientOnce: client } = sandboxOfFile();
const to = async (what: string, body?: unknown) => (await client('carla')).to(what, body);
const post = (path: string, body: unknown) => to(`POST /api${path}`, body);
const get = (path: string) => to(`GET /api${path}`);
const checkList = async () => (await get('/checkListForm/:form/:id')).body;

const OFFICE = { clientId: personaOf('carla').id, ...PEP };
const RELATION = {
  functionRelationId: 3,
  nameOfRelation: 'Bia Prado',
  documentRelation: '23157281500',
  relationTypeId: 1,
  parentId: 2,
};

const answer = async (answers: object) => {
  const none = { haveWorked: 0, haveRelation: 0, haveFatca: 0 };
  expect((await to('PUT /api/clients/:id', { ...none, ...answers })).status).toBe(200);
};
const NOT_ASKED = { status: 409, body: { message: 'not_asked' } };

describe('PEP roles', () => {
  beforeEach(() => answer({ haveWorked: 1, haveRelation: 1 }));

  const own = '/clientPep/client/:id';

  it('are empty at first, and then as the client declared them last', async () => {
    expect(await get(own)).toMatchObject({ status: 200, body: {} });
    expect(await post('/clientPep', { ...OFFICE, ...RELATION })).toMatchObject({ status: 200, body: {} });
    expect(await checkList()).toMatchObject({ pep: 1 });
    expect(await post('/clientPep', OFFICE)).toMatchObject({ status: 200 });
    expect((await get(own)).body).toEqual(OFFICE);
  });

  it.each([
    ['/functionId', { functionId: null, initialDate: null, company: null, cnpj: null }],
    ['/functionId', { functionId: 999 }],
    ['/initialDate', { initialDate: null }],
    ['/initialDate', { ...RELATION, functionId: null }],
    ['/endDate', { endDate: '2021-01-01' }],
    ['/cnpj', { cnpj: '1506740100013' }],
    ['/nameOfRelation', { ...RELATION, nameOfRelation: null }],
    ['/nameOfRelation', { nameOfRelation: 'Bia Prado' }],
    ['/documentRelation', { ...RELATION, documentRelation: '23157281501' }],
    ['/documentRelation', { ...RELATION, documentRelation: personaOf('carla').document }],
    ['/relationTypeId', { ...RELATION, relationTypeId: null }],
    ['/relationTypeId', { ...RELATION, relationTypeId: 3 }],
    ['/nameOfRelation', { ...RELATION, nameOfRelation: 'Bia 2' }],
    ['/parentId', { ...RELATION, parentId: null }],
    ['/parentId', { ...RELATION, parentId: 99 }],
    ['/relationId', { ...RELATION, relationId: 1 }],
    ['/relationId', { ...RELATION, relationTypeId: 2, parentId: null }],
  ])('are refused at %s for %j', async (path, changes) => {
    expect(await post('/clientPep', { ...OFFICE, ...changes })).toMatchObject(refusedAlsoAt(path));
  });

  it('are whole once each half that the tax page opened is there', async () => {
    await post('/clientPep', OFFICE);
    expect(await checkList()).toMatchObject({ pep: 0 });
    await post('/clientPep', { ...OFFICE, ...RELATION });
    expect(await checkList()).toMatchObject({ pep: 1 });
  });

  it('are refused when the tax page opened neither half', async () => {
    await answer({});
    expect(await post('/clientPep', OFFICE)).toMatchObject(NOT_ASKED);
  });

  it('may end a day after the first day, and are refused for another client', async () => {
    expect(await post('/clientPep', { ...OFFICE, endDate: '2021-01-02' })).toMatchObject({ status: 200 });
    expect(await (await client('ana')).to('POST /api/clientPep', OFFICE)).toMatchObject({ status: 403 });
  });
});

const [ANSWER] = FATCA.answers;

it('a whole declaration fills its part again when the answer that it lacked is taken back', async () => {
  await answer({ haveWorked: 1 });
  await post('/clientPep', OFFICE);
  expect(await checkList()).toMatchObject({ pep: 1 });
  await answer({ haveWorked: 1, haveRelation: 1 });
  expect(await checkList()).toMatchObject({ pep: 0 });
  await answer({ haveWorked: 1 });
  expect(await checkList()).toMatchObject({ pep: 1 });
});

describe('taxes of other countries', () => {
  beforeEach(() => answer({ haveFatca: 1 }));

  const own = '/fatcas/:id';

  it('are kept as the client declared them, and are whole once a country is named', async () => {
    expect((await get(own)).body).toEqual({});
    expect(await post('/fatcas', { ...FATCA, answers: [] })).toMatchObject({ status: 200 });
    expect(await checkList()).toMatchObject({ fatca: 0 });
    let deep: unknown = {};
    for (let level = 0; level < 1_000; level += 1) deep = [deep];
    expect(await post('/fatcas', { ...FATCA, deep })).toMatchObject(refusedAlsoAt(''));
    expect(await post('/fatcas', { ...FATCA, more: 1 })).toMatchObject({ status: 200, body: {} });
    expect((await get(own)).body).toEqual(FATCA);
    expect(await checkList()).toMatchObject({ fatca: 1 });
  });

  it('are whole for the United States without a country, and the client may refuse the number', async () => {
    const us = { ...FATCA, requestType: 'fatca', answers: [] };
    expect(await post('/fatcas', us)).toMatchObject(refusedAlsoAt('/ssn'));
    expect(await post('/fatcas', { ...us, refuseSsn: true })).toMatchObject({ status: 200 });
    expect(await post('/fatcas', { ...us, ssn: '123456789' })).toMatchObject({ status: 200 });
    expect(await checkList()).toMatchObject({ fatca: 1 });
  });

  it.each([
    ['/requestType', { requestType: 'both' }],
    ['/answers/1/countryId', { answers: [ANSWER, ANSWER] }],
    ['/answers/1/countryId', { answers: [ANSWER, { ...ANSWER, countryId: 1 }] }],
    ['/answers', { requestType: 'fatca', refuseSsn: true }],
    ['/hasOtherFiscalResidence', { hasOtherFiscalResidence: true }],
    ['/renouncedNationalities', { renouncedNationalities: [999] }],
    ['/answers', { answers: [{ ...ANSWER, countryId: 999 }] }],
    ['/answers/0', { answers: [{ ...ANSWER, isWaitingNif: true }] }],
    ['/answers/0', { answers: [{ ...ANSWER, hasNif: false, nif: null }] }],
    ['/answers/0', { answers: [{ ...ANSWER, nif: null }] }],
    ['/answers/0', { answers: [{ ...ANSWER, hasNif: false, dontNeedNif: true }] }],
  ])('are refused at %s for %j', async (path, changes) => {
    expect(await post('/fatcas', { ...FATCA, ...changes })).toMatchObject(refusedAlsoAt(path));
  });
});

it('taxes of other countries are refused of a client who said that there are none', async () => {
  await answer({});
  expect(await post('/fatcas', FATCA)).toMatchObject(NOT_ASKED);
});

describe('a profession', () => {
  const own = '/professionalInformations/client/:id';
  const NONE = { professionalType: 0, carrerId: null, company: null, cnpj: null, functionId: null };
  const SALARIED = { ...NONE, professionalType: 1, carrerId: 11, company: 'Ipê Ltda.', cnpj: '15067401000136' };
  const HELD = { ...NONE, professionalType: null, functionId: 7 };

  it('is empty at first, and fills its part of the check list', async () => {
    expect((await get(own)).body).toEqual({});
    expect(await checkList()).toMatchObject({ professionalInformations: 0 });
    for (const record of [NONE, SALARIED, HELD, { ...NONE, professionalType: 2, carrerId: 2 }]) {
      expect(await post('/professionalInformations', record)).toMatchObject({ status: 200, body: {} });
      expect((await get(own)).body).toEqual(record);
    }
    expect(await checkList()).toMatchObject({ professionalInformations: 1 });
  });

  it('of a client in office today is the office', async () => {
    await answer({ haveWorked: 1 });
    await post('/clientPep', OFFICE);
    expect(await post('/professionalInformations', NONE)).toMatchObject(NOT_ASKED);
    expect(await post('/professionalInformations', HELD)).toMatchObject({ status: 200 });
    await post('/clientPep', { ...OFFICE, endDate: '2021-01-02' });
    expect(await post('/professionalInformations', NONE)).toMatchObject({ status: 200 });
    await answer({});
  });

  it('that is an office is open again after the client answers that they held none', async () => {
    await post('/professionalInformations', HELD);
    await answer({});
    expect(await checkList()).toMatchObject({ professionalInformations: 0 });
    await post('/professionalInformations', NONE);
    await answer({});
    expect(await checkList()).toMatchObject({ professionalInformations: 1 });
  });

  it('that needs an income opens the patrimony of a client without one again, until they give it', async () => {
    const student = { ...NONE, professionalType: 6 };
    const patrimony = { realEstatePatrimony: 5_000, movablePatrimony: 0, financialInvestmentsPatrimony: 0 };
    const told = { salary: 0, otherIncome: 0, ...patrimony, investorFinancialSituation: 5_000 };
    await post('/professionalInformations', student);
    expect((await to('PUT /api/clients/:id', told)).status).toBe(200);
    expect(await checkList()).toMatchObject({ investorData: 1 });
    await post('/professionalInformations', SALARIED);
    await answer({});
    expect(await checkList()).toMatchObject({ investorData: 0 });
    await to('PUT /api/clients/:id', { ...told, salary: 3_000 });
    expect(await checkList()).toMatchObject({ investorData: 1 });
  });

  it.each([
    ['/professionalType', { ...NONE, professionalType: 8 }],
    ['/carrerId', { ...SALARIED, carrerId: null }],
    ['/carrerId', { ...SALARIED, carrerId: 999 }],
    ['/company', { ...SALARIED, company: null }],
    ['/cnpj', { ...SALARIED, cnpj: null }],
    ['/cnpj', { ...SALARIED, professionalType: 2 }],
    ['/carrerId', { ...SALARIED, professionalType: 3 }],
    ['/carrerId', { ...SALARIED, professionalType: 4 }],
    ['/functionId', { ...SALARIED, functionId: 7 }],
    ['/functionId', { ...HELD, functionId: null }],
  ])('is refused at %s for %j', async (path, record) => {
    expect(await post('/professionalInformations', record)).toMatchObject(refusedAlsoAt(path));
  });
});
