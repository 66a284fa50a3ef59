import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admit } from '../access/sign-in/sign-in.ts';
import { seedIfEmpty } from '../personas/seed.sql.ts';
import { call, login, personaOf, sessionIn, signedIn } from '../testing/calls.ts';
import { startPostgres } from '../testing/postgres.ts';
import { sandboxOn, type TestSandbox } from '../testing/test-sandbox.ts';
import { migrate, MIGRATIONS } from './migrate.sql.ts';
import { openDatabase } from './open-database.ts';
import { transact } from './transaction.ts';

/** The same code on a real PostgreSQL: DATABASE_URL's (an empty database), or one that is started for this. */
const given = process.env['DATABASE_URL'];
let sandbox: TestSandbox;
let ran: readonly string[] = [];
let url = '';
let stop: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  const server = given === undefined ? await startPostgres() : { url: given, stop };
  stop = server.stop;
  url = server.url;
  const db = await openDatabase({ _tag: 'Server', url: server.url, use: 'migration' });
  // Two servers that start together: each thing is done once.
  ran = (await Promise.all([migrate(db), migrate(db)])).flat();
  await Promise.all([seedIfEmpty(db, new Date()), seedIfEmpty(db, new Date())]);
  sandbox = await sandboxOn(db);
}, 120_000);

afterAll(async () => {
  await sandbox.close();
  await stop();
}, 60_000);

it('tells that the server has no such database', async () => {
  const elsewhere = Object.assign(new URL(url), { pathname: '/nowhere' }).href;
  await expect(openDatabase({ _tag: 'Server', url: elsewhere })).rejects.toThrow('it has no such database.');
});

it('runs each migration once when two servers start together', () => {
  expect(new Set(ran).size).toBe(ran.length);
  expect(ran).toHaveLength(readdirSync(MIGRATIONS).length);
});

it('signs in, reads the position in whole cents and lists movements', async () => {
  const { token, document, id } = await signedIn(sandbox, 'ana');
  const position = await call(sandbox, `GET /api/investorPosition?document=${document}`, { token });
  expect(position.body).toMatchObject({
    investments: [{ type: 'RENDA_FIXA', totalAmount: 468912.45 }, {}, {}, {}, {}, {}],
  });
  expect((await call(sandbox, `GET /api/investments/list/${String(id)}`, { token })).body).toHaveLength(6);
  expect((await call(sandbox, `GET /api/rentability/graph/v5/nao_previdencia/max/${document}`, { token })).status).toBe(
    200,
  );
  expect((await call(sandbox, `GET /api/clients/${String(id)}`, { token })).body).toMatchObject({
    birthDate: '1984-03-12',
  });
});

it('lets one of eight simultaneous sign-ins in for a client who allows one device', async () => {
  const db = await openDatabase({ _tag: 'Server', url });
  const { document } = personaOf('valter');
  const client = db.updateTable('clients').set({ is_one_device_only: true, mfa_enabled: false });
  const { id } = await client.where('document', '=', document).returning('id').executeTakeFirstOrThrow();
  const admission = { id, mfa_enabled: false, isTemporary: false, loginId: undefined, address: '::1', now: new Date() };
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => transact(db, (tx) => admit(tx, { ...admission, portalUrl: 'http://localhost' }))),
  );
  expect(outcomes.filter(({ _tag }) => _tag === 'SignedIn')).toHaveLength(1);
  await db.destroy();
});

it('answers twenty simultaneous uses of a refresh token, and ends the session when two of the answers are used', async () => {
  const { id, refreshToken } = await signedIn(sandbox, 'ana');
  const use = (token: string) =>
    call(sandbox, `POST /api/client/refresh-token/${String(id)}`, { body: { refreshToken: token } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(refreshToken)));
  const tokens = answers.map(({ body }) =>
    typeof body === 'object' && body !== null && 'refreshToken' in body ? String(body.refreshToken) : '',
  );
  expect(new Set(tokens).size).toBe(20);
  const used = await Promise.all(tokens.map(use));
  expect(used.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(used.filter(({ status }) => status === 401)).toHaveLength(19);
});

it('accepts a two-step code once of ten simultaneous uses', async () => {
  const { document, email } = personaOf('bruno');
  const { body } = await login(sandbox, 'bruno');
  const loginId = typeof body === 'object' && body !== null && 'loginId' in body ? body.loginId : '';
  await call(sandbox, 'POST /api/auth/login/1/send_mfa', { body: { document, loginId } });
  const mfa = /\b\d{6}\b/.exec((await sandbox.outbox(email)).at(-1)?.text ?? '')?.[0];
  const enter = () => call(sandbox, 'POST /api/auth/login/1/mfa', { body: { document, loginId, mfa } });
  const answers = await Promise.all(Array.from({ length: 10 }, enter));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('counts simultaneous wrong passwords', async () => {
  const body = { document: personaOf('nina').document, password: 'wrong' };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => call(sandbox, 'POST /api/auth/login/1', { body })),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
});

it('books no order on an account that is removed at the same time, and does not fail', async () => {
  const { id, token } = await signedIn(sandbox, 'ana');
  const account = { bankId: 53, bank: { id: 53, name: '', code: '' }, agency: '1', accountNumber: '1', digit: '1' };
  const flags = { debitAuthorization: 1, haveCoHolders: false, coHolders: [] };
  const saving = { registrationFormId: id + 1000, toHolder: true, savePurpose: 'remake' };
  const save = () =>
    call(sandbox, 'POST /api/bank-account', { token, body: { ...saving, accounts: [{ ...account, ...flags }] } });
  const order = (bankId: number) =>
    call(sandbox, 'POST /api/investments/create/v2', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { operation: 'apply', investments: [{ fundId: 1, value: 1_000, bankId }] },
    });
  const answers = await Promise.all([order(10_010), save(), order(10_010), save(), order(10_011), order(10_010)]);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 400)).toEqual([]);
  expect(await order(10_010)).toMatchObject({ status: 400, body: { errors: [{ path: '/investments/0/bankId' }] } });
});

it('resets to the seed', async () => {
  expect((await call(sandbox, 'POST /sandbox/reset')).status).toBe(200);
  expect(sessionIn(await login(sandbox, 'nina')).id).toBe(personaOf('nina').id);
});
