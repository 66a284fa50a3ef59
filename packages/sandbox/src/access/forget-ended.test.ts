import { afterEach, expect, it, vi } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { sandboxOn } from '../testing/test-sandbox.ts';
import { seededDatabase } from '../testing/seeded-database.ts';
import { callsTo, NOBODY, type SignedIn } from '../testing/calls.ts';
import { changeWorlds } from '../worlds/worlds.sql.ts';
import { forgetEnded } from './forget-ended.sql.ts';

/** @see docs/decisions/0403 */

const { advanceClock, call, challenge, database, forget, logout, outbox, refresh, reset, sendCode, signedIn } =
  sandboxOfFile();
afterEach(() => reset());

const sweep = () => changeWorlds(database(), forgetEnded);
const sessionsOf = (loginId: string) =>
  database()
    .selectFrom('sessions')
    .leftJoin('refresh_tokens', 'session_id', 'id')
    .where('login_id', '=', loginId)
    .select(({ fn }) => ['id', 'revoked_at', fn.count<number>('token_hash').as('tokens')])
    .groupBy(['id', 'revoked_at', 'created_at'])
    .orderBy('created_at')
    .execute();

/** The session of a token that was given for another one. */
const next = async (session: Pick<SignedIn, 'id' | 'refreshToken'>) => {
  const { status, body } = await refresh(session);
  expect(status).toBe(200);
  // The sandbox's own answer; a change of its shape fails the test at once.
  return { id: session.id, refreshToken: (body as SignedIn).refreshToken };
};

it('lets a token go a day after its end and that of its successors, and no session that can still be refreshed', async () => {
  const first = await signedIn('carla');
  await advanceClock('29d');
  const second = await next(first);
  await advanceClock('21d');
  const third = await next(second);
  await advanceClock('9d');
  await sweep();
  expect(await sessionsOf(first.loginId)).toMatchObject([{ revoked_at: null, tokens: 3 }]);
  await advanceClock('25h');
  await sweep();
  expect(await sessionsOf(first.loginId)).toMatchObject([{ revoked_at: null, tokens: 2 }]);
  // The first one is unknown now: who finds it ends nothing.
  expect((await refresh(first)).status).toBe(401);
  await next(third);
});

it('still knows the used successor of a token that ended, and ends the session when another one comes', async () => {
  const first = await signedIn('carla');
  await advanceClock('29d');
  const used = await next(first);
  const copied = await next(first);
  await next(used);
  await advanceClock('3d');
  await sweep();
  expect((await refresh(copied)).status).toBe(401);
  expect((await sessionsOf(first.loginId))[0]?.revoked_at).not.toBeNull();
});

it('ends a session that nobody refreshed when its token ended, and lets it go six months later', async () => {
  const { loginId } = await signedIn('carla');
  await advanceClock('32d');
  const headers = { 'login-id': loginId };
  await signedIn('carla', headers);
  await sweep();
  const [left, open] = await sessionsOf(loginId);
  expect([left?.tokens, open]).toEqual([0, expect.objectContaining({ revoked_at: null, tokens: 1 })]);
  expect(left?.revoked_at).not.toBeNull();
  await advanceClock('178d');
  await sweep();
  expect(await sessionsOf(loginId)).toHaveLength(2);
  await advanceClock('5d');
  await sweep();
  expect(await sessionsOf(loginId)).toHaveLength(1);
});

it('keeps the last session of a device, so that the device stays known', async () => {
  const session = await signedIn('carla');
  await logout(session);
  await advanceClock('400d');
  await sweep();
  expect(await sessionsOf(session.loginId)).toMatchObject([{ tokens: 0 }]);
  const mails = (await outbox(session.document)).length;
  await signedIn('carla', { 'login-id': session.loginId });
  expect(await outbox(session.document)).toHaveLength(mails);
});

it('lets go of what opens a door for minutes, and of what a guest answered, by the clock of its own world', async () => {
  await sendCode(await challenge());
  await forget(NOBODY);
  await call('POST /api/consent/status', {
    body: { UID: crypto.randomUUID(), document: NOBODY, accepted: true, terms: [] },
  });
  const count = async () => {
    const guests = await database().selectFrom('consents').where('client_id', 'is', null).select('uid').execute();
    return [(await database().selectFrom('challenges').select('login_id').execute()).length, guests.length];
  };
  expect(await count()).toEqual([1, 1]);
  await sweep();
  expect(await count()).toEqual([1, 1]);
  await advanceClock('25h');
  await sweep();
  expect(await count()).toEqual([0, 1]);
  await advanceClock('184d');
  await sweep();
  expect(await count()).toEqual([0, 0]);
});

it('lets an e-mail go after six months', async () => {
  await signedIn('carla', { 'login-id': crypto.randomUUID() });
  const mails = async () => (await database().selectFrom('outbox').select('id').execute()).length;
  const before = await mails();
  expect(before).toBeGreaterThan(0);
  await advanceClock('180d');
  await sweep();
  expect(await mails()).toBe(before);
  await advanceClock('5d');
  await sweep();
  expect(await mails()).toBe(0);
});

it('does so each hour by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const db = await seededDatabase();
  const sandbox = await sandboxOn(db);
  const calls = callsTo(sandbox);
  await calls.signedIn('carla');
  await calls.advanceClock('32d');
  const tokens = async () => (await db.selectFrom('refresh_tokens').select('token_hash').execute()).length;
  const before = await tokens();
  vi.advanceTimersByTime(3_600_000);
  vi.useRealTimers();
  await expect.poll(tokens, { timeout: 20_000 }).toBe(before - 1);
  await sandbox.close();
});
