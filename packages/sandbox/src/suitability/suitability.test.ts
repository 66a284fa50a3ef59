import { beforeEach, describe, expect, it } from 'vitest';
import { refusedAt } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { answerId, QUESTIONS } from './questionnaire.ts';

const { call, client, database, reset, setClock } = sandboxOfFile();

beforeEach(async () => {
  for (const persona of ['sofia', 'heitor', 'carla', 'ana']) await reset(persona);
});

type Client = Awaited<ReturnType<typeof client>>;
const active = async ({ to }: Client) =>
  Object((await to('GET /api/suitabilities/getClientSuitabilityActive/:id')).body);
const isRenewed = async ({ to }: Client) => (await to('GET /api/suitabilities/renewed')).body;
const profile = async ({ to }: Client) => Object((await to('GET /api/clients/:id')).body).riskProfileCategory;
const BOLD = QUESTIONS.map(({ id }) => answerId(id, 3));
const save = ({ to }: Client, savePurpose: string, { answers = BOLD, path = ':form/1' } = {}) =>
  to(`POST /api/suitabilities/saveSuitability/${path}`, { answers, savePurpose });

const DONE = { status: 200, body: {} };
const refusedWith = (message: string) => ({ status: 409, body: { message } });

describe('the questionnaire', () => {
  it('counts for 24 months, and is due the day after', async () => {
    const sofia = await client('sofia');
    await save(sofia, 'remake');
    const { last } = await active(sofia);
    expect(Number(last.validUntil.slice(0, 4)) - Number(last.date.slice(0, 4))).toBe(2);
    await setClock(`${last.validUntil}T15:00:00Z`);
    expect(await isRenewed(await client('sofia'))).toEqual({ renewed: true });
    await setClock(`${last.validUntil}T15:00:00Z`);
    await call('POST /sandbox/clock', { body: { advance: '1d' } });
    expect(await isRenewed(await client('sofia'))).toEqual({ renewed: false });
    await call('POST /sandbox/clock', { body: { reset: true } });
  });
});

describe('the answers of a client', () => {
  it('are kept once when they come again, and another set of a client who is not approved is refused', async () => {
    await reset('tiago');
    const tiago = await client('tiago');
    const old = database().updateTable('registration_forms').set({ suitability_on: '2020-01-01' });
    await old.where('client_id', '=', tiago.id).execute();
    const careful = { answers: QUESTIONS.map(({ id }) => answerId(id, 0)) };
    expect(await save(tiago, 'remake')).toMatchObject(DONE);
    expect(await save(tiago, 'remake')).toMatchObject(DONE);
    expect(await save(tiago, 'remake', careful)).toMatchObject(refusedWith('registration_closed'));
    const results = database().selectFrom('suitability_results').where('client_id', '=', tiago.id).select('answers');
    expect(await results.where('purpose', '=', 'remake').execute()).toEqual([{ answers: BOLD }]);
  });

  it('fill the part of the check list of a client who registers', async () => {
    const carla = await client('carla');
    const part = async () => Object((await carla.to('GET /api/checkListForm/:form/:id')).body).suitability;
    expect([await part(), await profile(carla)]).toEqual([0, null]);
    expect(await save(carla, 'new')).toMatchObject(DONE);
    expect([await part(), (await profile(carla)).id]).toEqual([1, 5]);
  });

  it('come after the data of a renewal, and again until its signature', async () => {
    const heitor = await client('heitor');
    const step = (mark: string) => heitor.to(`POST /api/renew/step/${mark}`, { step: mark, server: true });
    expect(await save(heitor, 'renew')).toMatchObject(refusedWith('step_out_of_order'));
    await step('financial');
    expect(await save(heitor, 'renew')).toMatchObject(DONE);
    await step('signature');
    expect(await save(heitor, 'renew')).toMatchObject(DONE);
  });

  it('are closed for another purpose', async () => {
    const [ana, carla] = [await client('ana'), await client('carla')];
    expect(await save(ana, 'new')).toMatchObject(refusedWith('registration_closed'));
    expect(await save(ana, 'renew')).toMatchObject(refusedWith('registration_closed'));
    expect(await save(carla, 'remake')).toMatchObject(refusedWith('registration_closed'));
    expect(await save(ana, 'remake')).toMatchObject(DONE);
  });

  it('need one answer to every question, the own form and the active questionnaire', async () => {
    const sofia = await client('sofia');
    expect(await save(sofia, 'remake', { answers: BOLD.slice(1) })).toMatchObject(refusedAt('/answers'));
    expect(await save(sofia, 'remake', { answers: [...BOLD.slice(1), 999] })).toMatchObject(refusedAt('/answers'));
    expect(await save(sofia, 'remake', { path: ':form/2' })).toMatchObject(refusedWith('questionnaire_changed'));
    expect((await save(sofia, 'remake', { path: '2001/1' })).status).toBe(404);
    expect((await save(sofia, 'other')).status).toBe(400);
    expect(await isRenewed(sofia)).toEqual({ renewed: false });
  });
});
