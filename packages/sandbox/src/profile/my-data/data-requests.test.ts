import { beforeEach, describe, expect, it } from 'vitest';
import { refusedAlsoAt, refusedAt } from '../../testing/calls.ts';
import { record } from '../../testing/every-call.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';

const { call, client, database, reset, setClock } = sandboxOfFile();
beforeEach(async () => {
  await setClock('2026-11-21T15:00:00Z');
  for (const persona of ['ana', 'karen']) await reset(persona);
});

const REQUESTS = '/api/clients/:id/data-requests';
const DELETION = { kind: 'deletion', message: 'Apaguem os objetivos.' };
const staff = (body: object) => call('POST /sandbox/backoffice/answer-request', { body });
const idIn = (body: unknown): number => Number(record(body)['id']);

describe('a request about the data', () => {
  it('is kept, taken up and answered', async () => {
    const ana = await client('ana');
    const { body: kept, status } = await ana.to(`POST ${REQUESTS}`, DELETION);
    expect([status, kept]).toEqual([
      200,
      {
        id: expect.any(Number),
        ...DELETION,
        receivedAt: expect.stringMatching(/^2026-11-21T15:00/),
        analysedAt: null,
        answeredAt: null,
        answer: null,
      },
    ]);
    const request = idIn(kept);
    expect((await staff({ request })).status).toBe(200);
    expect((await ana.to(`GET ${REQUESTS}`)).body).toMatchObject([{ analysedAt: expect.any(String), answer: null }]);
    await staff({ request, text: 'Apagamos.' });
    expect((await ana.to(`GET ${REQUESTS}/${String(request)}`)).body).toMatchObject({
      answeredAt: expect.any(String),
      answer: 'Apagamos.',
    });
    expect(await staff({ request, text: 'Outra resposta.' })).toMatchObject({ status: 409 });
    expect(await staff({ request: 1, text: 'Oi' })).toMatchObject({
      status: 404,
      body: { message: 'no_such_request' },
    });
  });

  it('that comes again is the same one, and another one of its kind waits for the answer', async () => {
    const ana = await client('ana');
    const [first, second] = await Promise.all([
      ana.to(`POST ${REQUESTS}`, DELETION),
      ana.to(`POST ${REQUESTS}`, DELETION),
    ]);
    expect(second.body).toEqual(first.body);
    expect(await ana.to(`POST ${REQUESTS}`, { ...DELETION, message: 'Tudo.' })).toMatchObject({
      status: 409,
      body: { message: 'request_open' },
    });
    expect((await ana.to(`POST ${REQUESTS}`, { kind: 'correction', message: 'Meu nome.' })).status).toBe(200);
    await staff({ request: idIn(first.body), text: 'Apagamos.' });
    expect(idIn((await ana.to(`POST ${REQUESTS}`, DELETION)).body)).toBeGreaterThan(idIn(first.body));
    expect((await ana.to(`GET ${REQUESTS}`)).body).toHaveLength(3);
  });

  it('of another client is an unknown one', async () => {
    const [ana, karen] = [await client('ana'), await client('karen')];
    const request = idIn((await ana.to(`POST ${REQUESTS}`, DELETION)).body);
    expect(await karen.to(`GET ${REQUESTS}/${String(request)}`)).toMatchObject({
      status: 404,
      body: { message: 'not_found' },
    });
    expect((await karen.to(`GET ${REQUESTS}`)).body).toEqual([]);
    for (const method of ['GET', 'POST'])
      expect(
        await karen.to(
          `${method} /api/clients/${String(ana.id)}/data-requests`,
          method === 'GET' ? undefined : DELETION,
        ),
      ).toMatchObject({ status: 403 });
  });

  it('is refused by field', async () => {
    const { to } = await client('ana');
    for (const message of [' ', 'a'.repeat(2001), 7])
      expect(await to(`POST ${REQUESTS}`, { ...DELETION, message })).toMatchObject(refusedAt('/message'));
    expect(await to(`POST ${REQUESTS}`, { ...DELETION, kind: 'copy' })).toMatchObject(refusedAlsoAt('/kind'));
    expect(await staff({ request: 1, text: '' })).toMatchObject(refusedAt('/text'));
  });

  it('is taken ten times in a quarter of an hour', async () => {
    const { to } = await client('ana');
    for (let sent = 1; sent <= 10; sent += 1) expect((await to(`POST ${REQUESTS}`, DELETION)).status).toBe(200);
    expect((await to(`POST ${REQUESTS}`, DELETION)).status).toBe(429);
  });
});

describe('the history of the consent', () => {
  const answer = (ana: Awaited<ReturnType<typeof client>>, accepted: boolean, terms: readonly number[]) =>
    ana.to('POST /api/consent/status', { UID: crypto.randomUUID(), document: ana.document, accepted, terms });

  it('has each answer with its day and the version of the text, and no answer twice', async () => {
    await setClock('2026-11-22T15:00:00Z');
    const ana = await client('ana');
    for (const terms of [
      [1, 2, 3],
      [3, 2, 1],
      [1, 2, 3, 4],
    ])
      expect((await answer(ana, true, terms)).status).toBe(200);
    const { body } = await ana.to('GET /api/clients/:id/consents');
    const day = expect.stringMatching(/^2026-11-22/);
    expect(body).toEqual([
      { accepted: true, terms: [1, 2, 3, 4], version: '1', answeredAt: day },
      { accepted: true, terms: [1, 2, 3], version: '1', answeredAt: day },
      { accepted: true, terms: [1, 2, 3, 4], version: '1', answeredAt: expect.any(String) },
    ]);
  });

  it('ends the access of every device when the client withdraws the whole consent', async () => {
    const [ana, phone] = [await client('ana'), await client('ana')];
    await answer(ana, false, []);
    for (const device of [ana, phone])
      expect(await device.to('GET /api/clients/:id/consents')).toMatchObject({
        status: 403,
        body: { message: 'consent_required' },
      });
    await answer(phone, true, [1]);
    expect((await ana.to('GET /api/clients/:id/consents')).body).toMatchObject([
      { terms: [1] },
      { accepted: false },
      { accepted: true },
    ]);
  });

  it('has no answer of a guest', async () => {
    const before = await database().selectFrom('consent_answers').select('id').execute();
    await call('POST /api/consent/status', {
      body: { UID: crypto.randomUUID(), document: '23157281500', accepted: true, terms: [1] },
    });
    expect(await database().selectFrom('consent_answers').select('id').execute()).toHaveLength(before.length);
  });
});
