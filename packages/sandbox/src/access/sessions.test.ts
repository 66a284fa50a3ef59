import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { Tokens } from './access.schemas.ts';

const { advanceClock, call, database, logout, refresh: refreshOf, signedIn } = sandboxOfFile();

const refresh = (id: number, refreshToken: string) => refreshOf({ id, refreshToken });
const client = (id: number, token: string) => call(`GET /api/clients/${String(id)}`, { token });
const tokensIn = (body: unknown) => Value.Parse(Tokens, body);

/** Neither token of a session works any more. */
const expectEnded = async (id: number, { token, refreshToken }: { token: string; refreshToken: string }) => {
  expect((await client(id, token)).status).toBe(401);
  expect((await refresh(id, refreshToken)).status).toBe(401);
};
const eventsOf = async (id: number, token: string): Promise<readonly unknown[]> => {
  const { body } = await call(`GET /api/clients/${String(id)}/security-activity`, { token });
  if (!Array.isArray(body)) throw new Error('no activity');
  return body.map((line: { event?: unknown }) => line.event);
};

describe('an access token', () => {
  it('is valid for ten minutes', async () => {
    const { id, token } = await signedIn('ana');
    await advanceClock('9m');
    expect((await client(id, token)).status).toBe(200);
    await advanceClock('1m');
    expect(await client(id, token)).toMatchObject({ status: 401, body: { message: 'unauthorized' } });
  });

  it('is refused after any change in it', async () => {
    const { id, token } = await signedIn('ana');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`;
    for (const forged of ['', 'x', none, `${header}.${payload}.${signature.slice(0, -4)}AAAA`])
      expect((await client(id, forged)).status).toBe(401);
  });
});

it('leaves a line in the audit when it is ended, and one alone', async () => {
  const session = await signedIn('karen');
  await logout(session);
  await logout(session);
  await call('POST /api/revoke/session/token', { body: { refreshToken: (await signedIn('karen')).refreshToken } });
  const lines = database().selectFrom('audit').where('event', '=', 'signed out').select('client_id');
  expect(await lines.execute()).toEqual([{ client_id: session.id }, { client_id: session.id }]);
});

describe('a refresh token', () => {
  it('gives new tokens once', async () => {
    const { id, refreshToken } = await signedIn('ana');
    const renewed = tokensIn((await refresh(id, refreshToken)).body);
    expect((await client(id, renewed.token)).status).toBe(200);
    expect((await refresh(id, renewed.refreshToken)).status).toBe(200);
  });

  it('ends its session when it comes back after the grace time', async () => {
    const { id, refreshToken } = await signedIn('ana');
    const renewed = tokensIn((await refresh(id, refreshToken)).body);
    await advanceClock('11s');
    expect(await refresh(id, refreshToken)).toMatchObject({ status: 401, body: { message: 'invalid_token' } });
    await expectEnded(id, renewed);
  });

  it('does not end other sessions of the client', async () => {
    const stolen = await signedIn('ana');
    const other = await signedIn('ana');
    await refresh(stolen.id, stolen.refreshToken);
    await advanceClock('11s');
    await refresh(stolen.id, stolen.refreshToken);
    expect((await client(other.id, other.token)).status).toBe(200);
  });

  it('is refused if it is unknown, belongs to another client or is thirty days old', async () => {
    const { id, refreshToken } = await signedIn('ana');
    expect((await refresh(id, 'nobody has it')).status).toBe(401);
    expect((await refresh(id + 1, refreshToken)).status).toBe(401);
    expect((await refresh(id, refreshToken)).status).toBe(200);
    const late = await signedIn('ana');
    await advanceClock('30d');
    expect((await refresh(late.id, late.refreshToken)).status).toBe(401);
  });
});

describe('a refresh whose answer was lost', () => {
  it('is answered again for ten seconds, and the owner reads of no misuse', async () => {
    const { id, refreshToken } = await signedIn('nina');
    await refresh(id, refreshToken);
    await advanceClock('9s');
    const again = tokensIn((await refresh(id, refreshToken)).body);
    expect((await client(id, again.token)).status).toBe(200);
    expect((await refresh(id, again.refreshToken)).status).toBe(200);
    expect(await eventsOf(id, again.token)).not.toContain('token_reused');
  });

  it('is not answered longer because it was answered again', async () => {
    const { id, refreshToken } = await signedIn('ana');
    await refresh(id, refreshToken);
    await advanceClock('6s');
    expect((await refresh(id, refreshToken)).status).toBe(200);
    await advanceClock('6s');
    expect((await refresh(id, refreshToken)).status).toBe(401);
  });

  it('is answered twenty times, and the session goes on', async () => {
    const { id, refreshToken } = await signedIn('ana');
    const first = tokensIn((await refresh(id, refreshToken)).body);
    for (let again = 2; again <= 20; again += 1) expect((await refresh(id, refreshToken)).status).toBe(200);
    expect(await refresh(id, refreshToken)).toMatchObject({ status: 401, body: { message: 'invalid_token' } });
    expect((await refresh(id, first.refreshToken)).status).toBe(200);
  });
});

describe('a thief with a copy of a refresh token', () => {
  it('ends the session by it once the owner used its successor, also within the grace time', async () => {
    const { id, refreshToken } = await signedIn('ana');
    const owner = tokensIn((await refresh(id, refreshToken)).body);
    const next = tokensIn((await refresh(id, owner.refreshToken)).body);
    expect((await refresh(id, refreshToken)).status).toBe(401);
    await expectEnded(id, next);
    const { token } = await signedIn('ana');
    expect(await eventsOf(id, token)).toContain('token_reused');
  });

  it.for(['owner', 'thief'] as const)(
    'has a successor beside the owner’s: the %s uses theirs first, and the session ends when the other one comes',
    async (first) => {
      const { id, refreshToken } = await signedIn('ana');
      const owner = tokensIn((await refresh(id, refreshToken)).body);
      const thief = tokensIn((await refresh(id, refreshToken)).body);
      const [used, other] = first === 'owner' ? [owner, thief] : [thief, owner];
      const next = tokensIn((await refresh(id, used.refreshToken)).body);
      expect((await refresh(id, other.refreshToken)).status).toBe(401);
      await expectEnded(id, next);
    },
  );

  it('cannot follow the owner by the successor that was not used, however old it is', async () => {
    const { id, refreshToken } = await signedIn('ana');
    const owner = tokensIn((await refresh(id, refreshToken)).body);
    const thief = tokensIn((await refresh(id, refreshToken)).body);
    await advanceClock('29d');
    const next = tokensIn((await refresh(id, owner.refreshToken)).body);
    await advanceClock('2d');
    expect((await refresh(id, thief.refreshToken)).status).toBe(401);
    await expectEnded(id, next);
  });

  it('is out when the owner leaves by a successor that was not used', async () => {
    const { id, refreshToken } = await signedIn('ana');
    const owner = tokensIn((await refresh(id, refreshToken)).body);
    const thief = tokensIn((await refresh(id, refreshToken)).body);
    const next = tokensIn((await refresh(id, thief.refreshToken)).body);
    await call(`POST /api/auth/logoutApp/${String(id)}`, { body: { refreshToken: owner.refreshToken } });
    await expectEnded(id, next);
  });
});

describe('leaving', () => {
  it.for(['auth/logoutApp/1001', 'auth/logoutSession/1001', 'revoke/session/token'])(
    '%s ends the session',
    async (path) => {
      const { id, token, refreshToken } = await signedIn('ana');
      expect(await call(`POST /api/${path}`, { body: { refreshToken } })).toMatchObject({
        status: 200,
        body: {},
      });
      expect((await client(id, token)).status).toBe(401);
      expect((await refresh(id, refreshToken)).status).toBe(401);
    },
  );

  it('needs no access token, succeeds when the session has ended, and refuses another client’s session', async () => {
    const { token, refreshToken } = await signedIn('ana');
    expect((await call('POST /api/auth/logoutApp/1001', { body: { refreshToken: 'unknown' } })).status).toBe(200);
    expect((await call('POST /api/auth/logoutApp/1002', { body: { refreshToken } })).status).toBe(403);
    expect((await client(1001, token)).status).toBe(200);
  });
});

describe('refreshing', () => {
  it('works for the owner while a stranger guesses under the owner’s id', async () => {
    const { id, refreshToken } = await signedIn('ana');
    for (let i = 0; i < 70; i += 1) expect((await refresh(id, `guess ${String(i)}`)).status).toBe(401);
    expect((await refresh(id, refreshToken)).status).toBe(200);
  });
});
