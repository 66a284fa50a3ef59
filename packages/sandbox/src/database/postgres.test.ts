import { readdirSync } from 'node:fs';
import { Value } from '@sinclair/typebox/value';
import { afterAll, expect, it } from 'vitest';
import { Tokens } from '../access/access.schemas.ts';
import { admit } from '../access/sign-in/sign-in.ts';
import { seedIfEmpty } from '../personas/seed.sql.ts';
import { documentOf, personaOf } from '../personas/personas.seed.ts';
import { fiftyRedemptions } from '../testing/fifty-redemptions.ts';
import { startPostgres } from '../testing/postgres.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { migrate, MIGRATIONS } from './migrate.sql.ts';
import { openDatabase } from './open-database.ts';
import { transact } from './transaction.ts';

/** The same code on a real PostgreSQL: DATABASE_URL's (an empty database), or one that is started for this. */
const given = process.env['DATABASE_URL'];
let ran: readonly string[] = [];
let url = '';
let stop: () => Promise<void> = () => Promise.resolve();

afterAll(() => stop());

const sandbox = sandboxOfFile({}, async () => {
  const server = given === undefined ? await startPostgres() : { url: given, stop };
  stop = server.stop;
  url = server.url;
  const db = await openDatabase({ _tag: 'Server', url: server.url, use: 'migration' });
  // Two servers that start together: each thing is done once.
  ran = (await Promise.all([migrate(db), migrate(db)])).flat();
  await Promise.all([seedIfEmpty(db, new Date()), seedIfEmpty(db, new Date())]);
  return db;
});
const { call, challenge, client, enterCode, lastCode, refresh, reset } = sandbox;
const { sendCode, signedIn, tryPassword } = sandbox;

it('tells that the server has no such database', async () => {
  const elsewhere = Object.assign(new URL(url), { pathname: '/nowhere' }).href;
  await expect(openDatabase({ _tag: 'Server', url: elsewhere })).rejects.toThrow('it has no such database.');
});

it('runs each migration once when two servers start together', () => {
  expect(new Set(ran).size).toBe(ran.length);
  expect(ran).toHaveLength(readdirSync(MIGRATIONS).length);
});

it('signs in, reads the position in whole cents and lists movements', async () => {
  const { to } = await client('ana');
  expect((await to('GET /api/investorPosition?document=:document')).body).toMatchObject({
    investments: [{ type: 'RENDA_FIXA', totalAmount: 468912.45 }, {}, {}, {}, {}, {}],
  });
  expect((await to('GET /api/investments/list/:id')).body).toHaveLength(6);
  expect((await to('GET /api/rentability/graph/v5/nao_previdencia/max/:document')).status).toBe(200);
  expect((await to('GET /api/clients/:id')).body).toMatchObject({ birthDate: '1984-03-12' });
});

it('lets one of eight simultaneous sign-ins in for a client who allows one device', async () => {
  const db = await openDatabase({ _tag: 'Server', url });
  const document = documentOf('valter');
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
  const { id, refreshToken } = await signedIn('ana');
  const use = (token: string) => refresh({ id, refreshToken: token });
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(refreshToken)));
  const tokens = answers.map(({ body }) => Value.Parse(Tokens, body).refreshToken);
  expect(new Set(tokens).size).toBe(20);
  const used = await Promise.all(tokens.map(use));
  expect(used.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(used.filter(({ status }) => status === 401)).toHaveLength(19);
});

it('accepts a two-step code once of ten simultaneous uses', async () => {
  const loginId = await challenge();
  await sendCode(loginId);
  const code = await lastCode();
  const answers = await Promise.all(Array.from({ length: 10 }, () => enterCode(loginId, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('counts simultaneous wrong passwords', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryPassword(documentOf('nina'), 'wrong')));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
});

it('either books orders on an account or removes it, when both come at the same time', async () => {
  const { id, token } = await signedIn('ana');
  const account = { bankId: 53, bank: { id: 53, name: '', code: '' }, agency: '1', accountNumber: '1', digit: '1' };
  const flags = { debitAuthorization: 1, haveCoHolders: false, coHolders: [] };
  const saving = { registrationFormId: id + 1000, toHolder: true, savePurpose: 'remake' };
  /** Keeps the first account, which has an order of the seed, and removes the second one. */
  const save = () =>
    call('POST /api/bank-account', { token, body: { ...saving, accounts: [{ id: 10_010, ...account, ...flags }] } });
  const order = () =>
    call('POST /api/investments/create/v2', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { operation: 'apply', investments: [{ fundId: 1, value: 1_000, bankId: 10_011 }], repeatConfirmed: true },
    });
  const answers = await Promise.all([order(), save(), order(), save(), order(), save()]);
  const outcomes = answers.map(({ status }) => status);
  const [orders, saves] = [outcomes.filter((_, index) => index % 2 === 0), outcomes.filter((_, index) => index % 2)];
  const isBooked = orders.includes(200);
  expect([new Set(orders), new Set(saves)]).toEqual([new Set([isBooked ? 200 : 400]), new Set([isBooked ? 409 : 200])]);
});

it('never takes more than there is by 50 redemptions of one fund at the same time, over four pools', async () => {
  await reset('ana');
  const open = () => openDatabase({ _tag: 'Server', url });
  const pools = [await open(), await open(), await open(), await open()] as const;
  expect(await fiftyRedemptions(pools, new Date())).toEqual({ taken: 46, held: 8_912_45 });
  await Promise.all(pools.map((db) => db.destroy()));
});

it('resets to the seed', async () => {
  expect((await reset()).status).toBe(200);
  expect((await signedIn('nina')).id).toBe(personaOf('nina').id);
});
