import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../database/hash.ts';
import { transact } from '../../database/transaction.ts';
import { personaOf } from '../../personas/personas.seed.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { forgetLeftDevices } from './left-devices.sql.ts';

/** @see docs/decisions/0158 */

const NOW = new Date('2027-06-30T12:00:00Z');
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const [ANA, FABIO] = [personaOf('ana').id, personaOf('fabio').id];

const { advanceClock, call, database, logout, signedIn } = sandboxOfFile();

beforeEach(async () => void (await database().deleteFrom('devices').execute()));

interface Past {
  readonly of?: number;
  readonly isBlocked?: boolean;
  readonly made: number;
  /** The last use of its session. Absent without a session. The session ended then, unless it is live. */
  readonly seen?: number;
  readonly isLive?: boolean;
}

const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

/** A device with a past, in milliseconds before now. */
const device = async ({ of = ANA, isBlocked = false, made, seen, isLive = false }: Past): Promise<string> => {
  const [id, session] = [randomUUID(), randomUUID()];
  const kind = { device_type: 'web' as const, is_blocked: isBlocked, is_main_account: false };
  await database()
    .insertInto('devices')
    .values({ id, client_id: of, created_at: ago(made), ...kind })
    .execute();
  if (seen === undefined) return id;
  const revoked_at = isLive ? null : ago(seen);
  const owned = { client_id: of, login_id: id };
  await database()
    .insertInto('sessions')
    .values({ id: session, ...owned, created_at: ago(made), revoked_at })
    .execute();
  const token = (used_at: Date | null) => ({
    token_hash: hashOf(randomUUID()),
    session_id: session,
    expires_at: new Date(NOW.getTime() + SECOND),
    used_at,
  });
  await database()
    .insertInto('refresh_tokens')
    .values([token(ago(seen)), token(null)])
    .execute();
  return id;
};
const sweep = async (clientId = ANA): Promise<readonly string[]> => {
  await transact(database(), (tx) => forgetLeftDevices(tx, clientId, NOW));
  const rows = await database().selectFrom('devices').where('client_id', '=', clientId).select('id').execute();
  return rows.map(({ id }) => id);
};
const keeps = async (past: Past): Promise<boolean> => {
  const id = await device(past);
  return (await sweep(past.of)).includes(id);
};

describe('a device that was left', () => {
  it('is kept for ninety days after its last use', async () => {
    expect(await keeps({ made: 200 * DAY, seen: 90 * DAY })).toBe(true);
    expect(await keeps({ made: 200 * DAY, seen: 90 * DAY + SECOND })).toBe(false);
  });

  it('is kept for a day if nobody entered its code', async () => {
    expect(await keeps({ made: DAY })).toBe(true);
    expect(await keeps({ made: DAY + SECOND })).toBe(false);
  });

  it('is kept at any age if it has a key of quick access', async () => {
    const login_id = await device({ made: 900 * DAY, seen: 900 * DAY });
    const key = { credential_id: 'x', public_key: Buffer.of(1), sign_count: 0, password_mark: Buffer.of(1) };
    await database()
      .insertInto('quick_access')
      .values({ login_id, ...key, created_at: NOW })
      .execute();
    expect(await sweep()).toEqual([login_id]);
  });

  it('is kept blocked, unless a new device would start blocked', async () => {
    const blocked = { isBlocked: true, made: 900 * DAY, seen: 900 * DAY };
    expect([await keeps(blocked), await keeps({ ...blocked, of: FABIO })]).toEqual([true, false]);
  });

  it('stays when another client signs in', async () => {
    const id = await device({ of: FABIO, made: 900 * DAY, seen: 900 * DAY });
    await sweep(ANA);
    expect(await database().selectFrom('devices').select('id').execute()).toEqual([{ id }]);
  });
});

it('keeps every device that is signed in, at any age and number', async () => {
  const live = await device({ made: 900 * DAY, seen: 900 * DAY, isLive: true });
  for (let i = 0; i < 101; i += 1) await device({ made: 60 * DAY, seen: 20 * DAY, isLive: true });
  expect((await sweep()).includes(live)).toBe(true);
  expect(await sweep()).toHaveLength(102);
});

it('keeps the last hundred of the devices that were left more than a week ago', async () => {
  const [last, first] = [
    await device({ made: 60 * DAY, seen: 8 * DAY }),
    await device({ made: 60 * DAY, seen: 9 * DAY }),
  ];
  for (let i = 0; i < 99; i += 1) await device({ made: DAY, seen: DAY });
  const kept = await sweep();
  expect([kept.length, kept.includes(last), kept.includes(first)]).toEqual([100, true, false]);
  for (let i = 0; i < 5; i += 1) await device({ made: DAY, seen: DAY });
  expect(await sweep()).toHaveLength(104);
});

it('forgets left devices at a sign-in on a new device, and lists the signed-in ones', async () => {
  const old = await signedIn('ana');
  await logout(old);
  await advanceClock('91d');
  const { id, token, loginId } = await signedIn('ana');
  const { body } = await call(`GET /api/clients/${String(id)}/devices`, { token });
  expect(body).toMatchObject([{ loginId, isCurrent: true }]);
  expect((await signedIn('ana', { 'login-id': old.loginId })).loginId).not.toBe(old.loginId);
});
