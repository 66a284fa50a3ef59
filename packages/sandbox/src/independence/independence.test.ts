import { beforeAll, describe, expect, it } from 'vitest';
import { goals } from '../http/examples/calls-money.ts';
import { refusedAlsoAt } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const TODAY = '2026-11-21T15:00:00Z';
const { clientOnce, reset, setClock } = sandboxOfFile();
beforeAll(() => setClock(TODAY));

/** `(await as('ana'))('GET /objective')` is a call below `/api/liberty`. */
const as = async (key: string) => {
  const { to } = await clientOnce(key);
  return (what: string, body?: unknown) => to(what.replace(' ', ' /api/liberty'), body);
};
/** Brings personas and clock back to the seed, for a test that changes something. */
const afresh = async () => {
  await setClock(TODAY);
  for (const persona of ['ana', 'valter']) await reset(persona);
};

const ids = (body: unknown): unknown[] => (Array.isArray(body) ? body.map((one: { id: unknown }) => one.id) : []);
const objective = { title: 'Casa', value: 300_000, year: 2040, color: '#3260B9' };

describe('the goals', () => {
  it('are the goals of the design for ana, and {} for a client who saved none', async () => {
    expect(await (await as('ana'))('GET ')).toMatchObject({
      status: 200,
      body: { monthlyIncomeUsufruct: 22_000, annualReturnRate: 6, currentReservation: 1_284_530.27 },
    });
    expect(await (await as('valter'))('GET ')).toMatchObject({ status: 200, body: {} });
  });

  it('come back as the client saved them, to the cent, and change no other client', async () => {
    await afresh();
    const [ana, valter] = [await as('ana'), await as('valter')];
    const { body: anas } = await ana('GET ');
    for (const given of [goals, { ...goals, retirementAge: 70, annualReturnRate: 0.01 }]) {
      expect(await valter('POST ', given)).toMatchObject({ status: 200, body: {} });
      expect((await valter('GET ')).body).toEqual(given);
    }
    const { inheritanceValue: _, ...fewer } = goals;
    await valter('POST ', { ...fewer, currentReservation: null });
    expect((await valter('GET ')).body).toEqual({ ...goals, currentReservation: 0 });
    expect((await ana('GET ')).body).toEqual(anas);
  });

  it('are refused by path where the form refuses them, and nothing is kept', async () => {
    const ana = await as('ana');
    const { body: before } = await ana('GET ');
    for (const [field, value] of [
      ['monthlyIncomeUsufruct', 0],
      ['monthlyIncome', '18000'],
      ['monthlyExpense', undefined],
      ['monthlyExpense', 0.001],
      ['inheritanceValue', -0.01],
      ['currentReservation', 10_000_000_000_000],
      ['annualReturnRate', 0],
      ['annualReturnRate', 100],
      ['annualReturnRate', 6.555],
      ['retirementAge', 65.5],
      ['retirementAge', 90],
      ['retirementAge', 20],
      ['lifeExpectancy', 1000],
    ] as const) {
      const answer = await ana('POST ', { ...goals, [field]: value });
      expect([field, value, answer]).toMatchObject([field, value, refusedAlsoAt(`/${field}`)]);
    }
    expect((await ana('GET ')).body).toEqual(before);
  });
});

it('lets no objective outlive the way to the retirement, whichever of the two comes last (decision 0320)', async () => {
  await afresh();
  const ana = await as('ana');
  // Born in 1984, she is 50 in 2034, the year of her last objective.
  expect(await ana('POST ', { ...goals, retirementAge: 50 })).toMatchObject(refusedAlsoAt('/retirementAge'));
  expect((await ana('GET ')).body).toMatchObject({ retirementAge: 65 });
  expect((await ana('POST ', { ...goals, retirementAge: 51 })).status).toBe(200);
  expect(await ana('POST /objective/3', { ...objective, year: 2035 })).toMatchObject(refusedAlsoAt('/year'));
});

it('keeps one of a retirement and an objective after it that come at once', async () => {
  await afresh();
  const ana = await as('ana');
  const two = await Promise.all([
    ana('POST ', { ...goals, retirementAge: 52 }),
    ana('POST /objective/3', { ...objective, year: 2040 }),
  ]);
  expect(two.filter(({ status }) => status === 200)).toHaveLength(1);
});

describe('objectives', () => {
  it('are three for ana, and none for another client', async () => {
    const { body } = await (await as('ana'))('GET /objective');
    expect(body).toMatchObject([
      { id: 1, clientId: 1001, title: 'Faculdade da Beatriz', value: 180_000, created_at: expect.any(String) },
      { id: 2, title: 'Ano sabático em Lisboa' },
      { id: 3, title: 'Casa de praia em Paraty' },
    ]);
    expect((await (await as('valter'))('GET /objective')).body).toEqual([]);
  });

  it('are created with id 0, updated in their place and removed', async () => {
    await afresh();
    const ana = await as('ana');
    const { body: made } = await ana('POST /objective/0', objective);
    expect(made).toMatchObject({ ...objective, clientId: 1001 });
    expect((await ana('POST /objective/2', { ...objective, title: 'ã'.repeat(25) })).status).toBe(200);
    expect(await ana('DELETE /objective/1')).toMatchObject({ status: 200, body: {} });
    const { body } = await ana('GET /objective');
    expect(body).toMatchObject([{ id: 2, title: 'ã'.repeat(25), year: 2040 }, { id: 3 }, objective]);
  });

  it('that are unknown are not found', async () => {
    const ana = await as('ana');
    expect((await ana('POST /objective/99', objective)).status).toBe(404);
    expect((await ana('DELETE /objective/99')).status).toBe(404);
    expect((await ana('DELETE /objective/0')).status).toBe(400);
  });

  it('belong to the caller, even when the body names another client', async () => {
    await afresh();
    const [ana, valter] = [await as('ana'), await as('valter')];
    const valters = { ...objective, client_id: 1022, id: 4711, created_at: '2000-01-01T00:00:00Z' };
    for (const what of ['POST /objective/0', 'POST /objective/2'])
      expect((await ana(what, valters)).body).toMatchObject({ clientId: 1001, title: objective.title });
    expect((await valter('GET /objective')).body).toEqual([]);
    expect(ids((await ana('GET /objective')).body)).toHaveLength(4);
  });

  it('are at most five, also when two calls come at once', async () => {
    await afresh();
    const ana = await as('ana');
    await ana('POST /objective/0', objective);
    const two = await Promise.all([ana('POST /objective/0', objective), ana('POST /objective/0', objective)]);
    expect(two.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
    expect(await ana('POST /objective/0', objective)).toMatchObject({ body: { message: 'too_many_objectives' } });
    expect(ids((await ana('GET /objective')).body)).toHaveLength(5);
    expect((await ana('POST /objective/1', objective)).status).toBe(200);
  });

  it('are refused by path where the form refuses them', async () => {
    const valter = await as('valter');
    for (const [field, value] of [
      ['title', ''],
      ['title', ' '],
      ['title', 'a'.repeat(26)],
      ['value', 0],
      ['value', 1.5],
      ['year', 999],
      ['year', 10_000],
      ['color', 'azul'],
    ] as const) {
      const answer = await valter('POST /objective/0', { ...objective, [field]: value });
      expect([field, value, answer]).toMatchObject([field, value, refusedAlsoAt(`/${field}`)]);
    }
  });

  it('are after the year of the server, and before the retirement once goals are saved', async () => {
    await afresh();
    const [ana, valter] = [await as('ana'), await as('valter')];
    expect((await valter('POST /objective/0', { ...objective, year: 9999 })).status).toBe(200);
    expect(await ana('POST /objective/1', { ...objective, year: 2049 })).toMatchObject(refusedAlsoAt('/year'));
    expect((await ana('POST /objective/1', { ...objective, year: 2048 })).status).toBe(200);
    await setClock('2028-12-31T15:00:00Z');
    const later = await as('ana');
    expect(await later('POST /objective/1', { ...objective, year: 2028 })).toMatchObject(refusedAlsoAt('/year'));
    expect((await later('POST /objective/1', { ...objective, year: 2029 })).status).toBe(200);
  });
});
