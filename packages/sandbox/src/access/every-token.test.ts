import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMISSIONS, type Admission } from '../http/testing/admissions.ts';
import { PERSONA_PASSWORD, PERSONAS } from '../personas/personas.seed.ts';
import { tablesAboutClients } from '../profile/my-data/testing/tables-about-clients.sql.ts';
import { codeIn, headersOf, sessionIn, type Sent, type SignedIn } from '../testing/calls.ts';
import { exampleOf, operationsOf, type Operation } from '../testing/every-call.ts';
import { newWorld } from '../testing/in-world.ts';
import { NEWCOMER, registerNewcomer } from '../testing/newcomer.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

/** Every operation of the description, by every kind of token. A new operation needs a line in admissions.ts. */
const sandbox = sandboxOfFile();
const { advanceClock, call, challenge, database, logout, signedIn } = sandbox;

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;
/** What the tests before it made of Valter is gone. */
const valter = async () => {
  await sandbox.reset('valter');
  return signedIn('valter');
};

const CLEARED: readonly Admission[] = ['cleared', 'own', 'hidden'];
const ON_DEVICE: readonly Admission[] = ['session', 'own session', ...CLEARED];
const SIGNED_IN: readonly Admission[] = ['own device', ...ON_DEVICE];

let operations: readonly Operation[] = [];
beforeAll(async () => {
  operations = await operationsOf(sandbox);
});
const admitting = (...admissions: readonly Admission[]): readonly Operation[] =>
  operations.filter((operation) => {
    const admission = ADMISSIONS[nameOf(operation)];
    return admission !== undefined && admissions.includes(admission);
  });

/** Sends the recorded example of each operation. @returns how each is answered: `403 forbidden` */
const answersTo = async (
  these: readonly Operation[],
  headers: Sent,
  change = (what: string): string => what,
): Promise<Readonly<Record<string, string>>> => {
  const answers: Record<string, string> = {};
  for (const operation of these) {
    const { what, ...sent } = exampleOf(operation);
    const { status, body } = await call(change(what), { ...sent, headers });
    answers[nameOf(operation)] = status < 400 ? String(status) : `${String(status)} ${codeIn(body)}`;
  }
  return answers;
};

const otherThan = (answers: Readonly<Record<string, string>>, right: RegExp): readonly string[] =>
  Object.entries(answers).flatMap(([name, answer]) => (right.test(answer) ? [] : [`${name}: ${answer}`]));

/** Somebody who registers now, and has consented. */
const newcomer = async () => {
  const ask = async (what: string, sent: { readonly token?: string; readonly body?: object }) =>
    (await call(what, sent)).body;
  await registerNewcomer(ask);
  const body = { document: NEWCOMER.document, password: PERSONA_PASSWORD, deviceInfo: { type: 'web' } };
  return sessionIn(await call('POST /api/auth/login/1', { body }));
};

describe('the list of admissions', () => {
  it('has each operation of the description, and no other', () => {
    const known = operations.map(nameOf);
    const say = (name: string) => `${name}: say in packages/sandbox/src/http/testing/admissions.ts who is admitted`;
    expect(known.filter((name) => !(name in ADMISSIONS)).map(say)).toEqual([]);
    expect(Object.keys(ADMISSIONS).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('says what the description says of a token', () => {
    const locked = operations.filter(({ isProtected }) => isProtected).map(nameOf);
    expect(locked).toEqual(admitting(...SIGNED_IN).map(nameOf));
    expect(locked.length).toBeGreaterThan(80);
  });
});

const onDevice = ({ loginId }: SignedIn, authorization: string): Sent => ({ authorization, 'login-id': loginId });

/** What looks like a token of Ana on her device, and is none. */
const WRONG = {
  none: () => Promise.resolve({}),
  malformed: async () => onDevice(await signedIn('ana'), 'Bearer x'),
  unsigned: async () => {
    const session = await signedIn('ana');
    const [, payload = ''] = session.token.split('.');
    const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    return onDevice(session, `Bearer ${header}.${payload}.`);
  },
  'of another scheme': async () => {
    const session = await signedIn('ana');
    return onDevice(session, `Basic ${session.token}`);
  },
  expired: async () => {
    const { token } = await signedIn('ana');
    await advanceClock('10m');
    return headersOf(token);
  },
  revoked: async () => {
    const session = await signedIn('ana');
    await logout(session);
    return headersOf(session.token);
  },
  'of another world': async () => headersOf((await (await newWorld(sandbox)).signedIn('ana')).token),
  'a refresh token': async () => headersOf((await signedIn('ana')).refreshToken),
  'the login id before the second step': async () => {
    const loginId = await challenge();
    return { ...headersOf(loginId), 'login-id': loginId };
  },
} satisfies Readonly<Record<string, () => Promise<Sent>>>;

describe('every operation of who is signed in', () => {
  it.for(Object.entries(WRONG))('refuses a token that is %s', async ([, headers]) => {
    const answers = await answersTo(admitting(...ON_DEVICE), await headers());
    expect(otherThan(answers, /^401 unauthorized$/)).toEqual([]);
  });

  it.for([
    ['without its device', () => Promise.resolve({})],
    ['with another device of the client', async () => ({ 'login-id': (await signedIn('ana')).loginId })],
    ['with a device of another client', async () => ({ 'login-id': (await signedIn('valter')).loginId })],
  ] as const)('refuses a token %s', async ([, device]) => {
    const { token } = await signedIn('ana');
    const headers = { authorization: `Bearer ${token}`, ...(await device()) };
    expect(otherThan(await answersTo(admitting(...ON_DEVICE), headers), /^401 unauthorized$/)).toEqual([]);
  });

  it('lets a session in', async () => {
    const headers = headersOf((await valter()).token);
    expect(otherThan(await answersTo(admitting(...SIGNED_IN), headers), /^(?!401)/)).toEqual([]);
  });

  it.for([
    ['before the consent', 'paula', 'consent_required'],
    ['on a blocked device', 'fabio', 'blocked_device'],
    ['before a due password', 'gabi', 'change_password'],
  ] as const)('waits, if its clients must be cleared, %s', async ([, key, word]) => {
    await sandbox.reset(key);
    const headers = headersOf((await signedIn(key)).token);
    expect(otherThan(await answersTo(admitting(...CLEARED), headers), new RegExp(`^403 ${word}$`))).toEqual([]);
    const early = await answersTo(admitting('session', 'own session'), headers);
    expect(Object.values(early).filter((answer) => answer.includes(word))).toEqual([]);
  });
});

describe.each([
  ['another client', async () => (await valter()).token],
  ['somebody who registers', async () => (await newcomer()).token],
] as const)('for %s', (_who, tokenOf) => {
  const contentAboutClients = async (): Promise<readonly string[]> => {
    const tables = (await tablesAboutClients(database())).filter((name) => name !== 'audit');
    const rows = tables.map((name) => sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`);
    const found = await Promise.all(rows.map((query) => query.execute(database())));
    return found.flatMap((table) => table.rows.map(({ row }) => row)).toSorted();
  };

  it('the operations about one client refuse the ids of another, and change nothing', async () => {
    const headers = headersOf(await tokenOf());
    const before = await contentAboutClients();
    expect(
      otherThan(
        await answersTo(admitting('own', 'own session', 'own device', 'own if any'), headers),
        /^403 forbidden$/,
      ),
    ).toEqual([]);
    expect(otherThan(await answersTo(admitting('hidden'), headers), /^404 /)).toEqual([]);
    expect(await contentAboutClients()).toEqual(before);
  });

  it('the other operations say nothing of another client', async () => {
    const headers = headersOf(await tokenOf());
    const secrets = PERSONAS.filter(({ key }) => key !== 'valter').flatMap(({ document, email }) => [document, email]);
    const told: string[] = [];
    for (const operation of admitting('session', 'cleared')) {
      const { what, ...sent } = exampleOf(operation);
      const answer = JSON.stringify((await call(what, { ...sent, headers })).body);
      if (secrets.some((secret) => answer.includes(secret))) told.push(nameOf(operation));
    }
    expect(told).toEqual([]);
  });
});

it('refuses the form of another client beside the own id', async () => {
  const { id, token } = await valter();
  const two = admitting('own').filter(({ path }) => /\{formId\}/.test(path) && /\{clientId\}/.test(path));
  expect(two.length).toBeGreaterThan(2);
  const own = (what: string) => what.replace(/\/1\d{3}(?=\/|$)/, `/${String(id)}`);
  expect(otherThan(await answersTo(two, headersOf(token), own), /^404 /)).toEqual([]);
});

it('answers public operations alike, whatever token comes', async () => {
  const open = admitting('public').filter(({ path }) => path !== '/api/clients/create');
  const without = await answersTo(open, {});
  for (const token of ['x', (await valter()).token])
    expect(await answersTo(open, { authorization: `Bearer ${token}` })).toEqual(without);
});

it('takes no access token in place of a refresh token', async () => {
  const { id, token } = await signedIn('ana');
  expect(await sandbox.refresh({ id, refreshToken: token })).toMatchObject({ status: 400 });
  await logout({ id, refreshToken: token });
  expect((await call(`GET /api/clients/${String(id)}`, { token })).status).toBe(200);
});
