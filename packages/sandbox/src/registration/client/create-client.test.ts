import { describe, expect, it } from 'vitest';
import { personaOf } from '../../personas/personas.seed.ts';
import { refusedAt, sessionIn } from '../../testing/calls.ts';
import { START } from '../../testing/newcomer.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { faultOf } from './create-client-checks.ts';
import { createClient } from './create-client.sql.ts';
import { overAllWorlds } from '../../worlds/current-world.ts';

const { advanceClock, call, database, reset, tryPassword } = sandboxOfFile();

const [JOANA, CAIO, LIA] = ['23157281500', '23317823771', '54052167120'];
const PASSWORD = 'Nova@1234';
const body = { ...START, password: PASSWORD } as const;

const create = (changes: Record<string, unknown> = {}) =>
  call('POST /api/clients/create', { body: { ...body, ...changes } });
const free = (document: string) => call(`GET /api/auth/checkExistingDocument/${document}`);
const enter = (document: string) => tryPassword(document, PASSWORD);
const TAKEN = { status: 400, body: [{ code: 'ERR063' }] };

describe('a client who registers', () => {
  it('signs in with the chosen password, and has an empty form', async () => {
    expect((await free(JOANA)).status).toBe(200);
    expect(await create()).toMatchObject({ status: 200, body: {} });
    expect(await free(JOANA)).toMatchObject(TAKEN);
    const { id, token, ...session } = sessionIn(await enter(JOANA));
    expect(session).toMatchObject({ userStatus: 'confirmed', mfa: false, blockedDevice: false, name: body.name });
    const position = `GET /api/investorPosition?document=${JOANA}`;
    expect(await call(position, { token })).toMatchObject({ body: { message: 'consent_required' } });
    const status = await call(`GET /api/consent/status?document=${JOANA}`, { token });
    const answer = Object.assign({ UID: '' }, status.body, { document: JOANA, accepted: true, terms: [3] });
    expect((await call('POST /api/consent/status', { token, body: answer })).status).toBe(200);
    expect(await call(position, { token })).toMatchObject({ body: [{ code: 'ERR160' }] });
    const form = await call(`GET /api/registrationForm/clients/${String(id)}`, { token });
    expect(form).toMatchObject({ status: 200, body: { isApprovedAdm: 0, investorDeclaration: null } });
    const list = await call(`GET /api/checkListForm/${String(id + 1000)}/${String(id)}`, { token });
    expect(Object.values(Object(list.body))).toEqual(Array.from({ length: 8 }, () => 0));
    expect(await call(`GET /api/clients/${String(id)}`, { token })).toMatchObject({
      status: 200,
      body: { document: JOANA, birthDate: '1990-05-03', maritalStatus: null, associate: { id: 1 }, mfa_enabled: null },
    });
    expect((await call(`GET /api/renew/status/${String(id)}`, { token })).body).toMatchObject({
      status: 'ok',
    });
  });

  it('may name an existing planner only', async () => {
    expect(await create({ document: CAIO, associateId: 99 })).toMatchObject(refusedAt('/associateId'));
    expect((await create({ document: CAIO, associateId: 3 })).status).toBe(200);
  });

  it('is created once when the same call comes four times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => create({ document: LIA })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  });

  it('is gone after a reset', async () => {
    expect((await reset()).status).toBe(200);
    expect((await free(JOANA)).status).toBe(200);
    expect((await enter(JOANA)).status).toBe(400);
    expect((await create()).status).toBe(200);
    expect((await enter(JOANA)).status).toBe(200);
  });
});

describe('a registration that is refused', () => {
  it.each([
    ['document', '15067401000136'],
    ['document', '15605596757'],
    ['document', '11111111111'],
    ['birthDate', '1899-12-31'],
    ['birthDate', '1990-02-31'],
    ['password', 'Nova@12'],
    ['password', 'nova@1234'],
    ['password', 'Nova12345'],
    ['password', 'Nova@nova'],
    ['email', 'joana@exemplo'],
    ['name', ' '],
    ['phoneNumber', '1198765432'],
    ['personTypeId', 2],
    ['clientHolderId', 1001],
    ['needCoholder', 1],
  ])('has %s %j, and the answer names the path', async (field, value) => {
    await advanceClock('15m');
    const answer = await create({ document: '15605596756', [field]: value });
    expect(answer).toMatchObject(refusedAt(`/${field}`));
  });

  it('has a birth that is not before today in São Paulo', () => {
    const born = (birthDate: string) => faultOf({ document: '15605596756', birthDate }, '2026-11-21');
    expect(born('2026-11-20')).toBeUndefined();
    expect(born('2026-11-21')).toMatchObject({ path: '/birthDate' });
    expect(born('1900-01-01')).toBeUndefined();
  });

  it('is the twenty-first from one address within 15 minutes', async () => {
    await advanceClock('15m');
    const statuses: number[] = [];
    for (let tried = 0; tried < 21; tried += 1) statuses.push((await create({ document: '11111111111' })).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    await advanceClock('15m');
    expect((await create({ document: '43319818198' })).status).toBe(200);
  });
});

// Last: it drops a table.
it('creates a whole client or nothing, and writes a refusal into the audit', async () => {
  await reset();
  const db = database();
  await overAllWorlds(() => db.schema.dropTable('renewals').execute());
  expect((await create()).status).toBe(500);
  for (const table of ['clients', 'credentials', 'registration_forms'] as const) {
    const { n } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    expect([table, Number(n)]).toEqual([table, 22]);
  }
  const { password, ...rest } = { ...body, document: personaOf('ana').document };
  const registering = { body: rest, passwordHash: password, address: '::1', now: new Date() };
  expect(await createClient(db, registering)).toBe(false);
  expect(await db.selectFrom('audit').select(['event', 'client_id']).execute()).toEqual([
    { event: 'registration refused', client_id: null },
  ]);
});
