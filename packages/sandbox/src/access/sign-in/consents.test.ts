import { describe, expect, it } from 'vitest';
import { documentOf } from '../../personas/personas.seed.ts';
import { NOBODY } from '../../testing/calls.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { answerConsent } from './consents.sql.ts';

const { advanceClock, call, database, reset, signedIn } = sandboxOfFile();

const ANA = documentOf('ana');
const PAULA = documentOf('paula');

const status = (document: string, how: { token?: string; headers?: Record<string, string> } = {}) =>
  call(`GET /api/consent/status?document=${document}`, how);
const answer = (consent: object, how: { token?: string; headers?: Record<string, string> } = {}) =>
  call('POST /api/consent/status', {
    body: { UID: crypto.randomUUID(), document: ANA, accepted: true, terms: [], ...consent },
    ...how,
  });
const uidIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'UID' in body ? String(body.UID) : '';

describe('consent', () => {
  it('gives a guest the same answer for a client’s document and for an unknown one', async () => {
    for (const document of [ANA, PAULA, NOBODY])
      expect(await status(document)).toMatchObject({ status: 200, body: { accepted: false } });
  });

  it('is given and withdrawn by the client', async () => {
    const { token } = await signedIn('paula');
    const UID = uidIn((await status(PAULA, { token })).body);
    for (const accepted of [true, false]) {
      const given = await answer({ UID, document: PAULA, accepted, terms: [1, 2, 4] }, { token });
      expect(given.status).toBe(200);
      expect((await status(PAULA, { token })).body).toEqual({ UID, accepted });
    }
  });

  it('is given once on a device before the password, and cannot be withdrawn or changed there', async () => {
    const { token, loginId, document } = await signedIn('paula');
    const onDevice = { headers: { 'login-id': loginId } };
    await answer({ document, accepted: false }, { token });
    expect((await answer({ document, terms: [1] }, onDevice)).status).toBe(200);
    expect((await status(document, { token })).body).toMatchObject({ accepted: false });

    await answer({ document, terms: [1, 2] }, { token });
    const { body: kept } = await status(document, { token });
    expect(await answer({ document, accepted: false }, onDevice)).toMatchObject({
      status: 403,
      body: { message: 'password_required' },
    });
    expect((await answer({ document, terms: [3] }, onDevice)).status).toBe(200);
    expect((await status(document, { token })).body).toEqual(kept);
  });

  it('keeps the terms as they were sent, also none (decision 0135)', async () => {
    for (const terms of [[], [3, 1]]) {
      const [uid, now] = [crypto.randomUUID(), new Date()];
      const consent = { uid, document: ANA, isAccepted: true, terms, mayReplace: true, now };
      expect(await answerConsent(database(), consent)).toBe(true);
      const kept = await database().selectFrom('consents').select('terms').where('uid', '=', uid).execute();
      expect(kept).toEqual([{ terms }]);
    }
  });

  it('of a guest changes no client’s consent', async () => {
    const { token } = await signedIn('ana');
    expect((await answer({ accepted: false })).status).toBe(200);
    expect((await status(ANA, { token })).body).toMatchObject({ accepted: true });
  });

  it('of a guest becomes the consent of the client who sends its uid', async () => {
    const UID = crypto.randomUUID();
    await answer({ UID, document: documentOf('iris'), accepted: false, terms: [1] });
    const { token, document } = await signedIn('iris');
    expect((await answer({ UID, document, terms: [1] }, { token })).status).toBe(200);
    expect((await status(document, { token })).body).toEqual({ UID, accepted: true });
  });

  it('of a client cannot be overwritten by another caller under its uid', async () => {
    const { token } = await signedIn('ana');
    const UID = uidIn((await status(ANA, { token })).body);
    expect((await answer({ UID, document: NOBODY, accepted: false })).status).toBe(403);
    expect((await status(ANA, { token })).body).toEqual({ UID, accepted: true });
  });

  it('refuses terms outside 1 to 4, and repeated terms', async () => {
    for (const terms of [[0], [5], [1, 1], ['x']])
      expect(await answer({ terms })).toMatchObject({ status: 400, body: { message: 'validation' } });
  });

  it('is kept at most a hundred times in a quarter of an hour for one address without a session', async () => {
    await reset();
    const say = () => answer({ document: NOBODY });
    for (let i = 0; i < 100; i += 1) expect((await say()).status).toBe(200);
    expect((await say()).status).toBe(429);
    expect(await database().selectFrom('consents').where('client_id', 'is', null).select('uid').execute()).toHaveLength(
      100,
    );
    await advanceClock('15m');
    await say();
    const left = await database().selectFrom('attempts').select('count').execute();
    expect(left).toEqual([{ count: 1 }]);
    await signedIn('ana');
    expect(await database().selectFrom('attempts').select('key').execute()).not.toEqual([]);
  }, 60_000);

  it('of a guest starts again under a new uid', async () => {
    const UID = crypto.randomUUID();
    const { body } = await call('POST /api/consent/resetGuest', { body: { UID } });
    expect(uidIn(body)).toMatch(/^[0-9a-f-]{36}$/);
    expect(uidIn(body)).not.toBe(UID);
  });
});

describe('accounts', () => {
  it('remember the main account at the next sign-in on the device', async () => {
    const { id, loginId } = await signedIn('iris');
    const headers = { 'login-id': loginId };
    expect((await call('POST /api/auth/mainAccount', { body: { id }, headers })).status).toBe(200);
    const body = { document: documentOf('iris'), password: 'Senha@123' };
    expect((await call('POST /api/auth/login/1', { body, headers })).body).toMatchObject({
      mainAccount: true,
    });
  });

  it('tell whether a document is taken, and refuse an address that asks for many', async () => {
    const taken = await call(`GET /api/auth/checkExistingDocument/${ANA}`);
    expect(taken).toMatchObject({ status: 400, body: [{ code: 'ERR063' }] });
    expect((await call(`GET /api/auth/checkExistingDocument/${NOBODY}`)).body).toEqual({});
    for (let i = 0; i < 58; i += 1) await call(`GET /api/auth/checkExistingDocument/${NOBODY}`);
    expect((await call(`GET /api/auth/checkExistingDocument/${NOBODY}`)).status).toBe(429);
  });
});
