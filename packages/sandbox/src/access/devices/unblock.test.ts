import { describe, expect, it } from 'vitest';
import { personaOf } from '../../personas/personas.seed.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { areRight } from './unblock.ts';

const { advanceClock, call, signedIn, unblock } = sandboxOfFile();

const FABIO = personaOf('fabio');
const RIGHT = { motherName: 'marta', birthDate: FABIO.birthDate, email: 'FABIO@exemplo.com.br' };
const WRONG = { ...RIGHT, motherName: 'Maria' };

const position = (token: string) => call(`GET /api/investorPosition?document=${FABIO.document}`, { token });

const INVALID = { status: 400, body: { message: 'invalid_answers' } };
const MAX_TRIES = { status: 429, body: { message: 'max_tries_reached' } };

describe('the answers', () => {
  const known = {
    motherName: 'Conceição das Dores Lima',
    cep: '01310100',
    birthDate: '1980-05-04',
    streetNumber: '12 B',
    email: 'fabio@exemplo.com.br',
  };
  const three = { motherName: 'Conceição', cep: '01310100', email: 'fabio@exemplo.com.br' };

  it('are compared without case and accents, and by the first word of the mother’s name', () => {
    for (const motherName of ['Conceição', 'CONCEICAO', 'conceição', 'Conceição das Dores'])
      expect(areRight(known, { ...three, motherName })).toBe(true);
    for (const motherName of ['das', 'Dores', 'Conce', ''])
      expect(areRight(known, { ...three, motherName })).toBe(false);
    expect(areRight(known, { ...three, cep: '01310-100' })).toBe(true);
    expect(areRight(known, { ...three, streetNumber: '12  b' })).toBe(true);
    expect(areRight(known, { ...three, email: 'fabio@exemplo.com' })).toBe(false);
  });

  it('have to be at least three, and none of them wrong', () => {
    const { email: _one, ...two } = three;
    expect(areRight(known, {})).toBe(false);
    expect(areRight(known, two)).toBe(false);
    expect(areRight(known, { ...two, birthDate: '1980-05-04' })).toBe(true);
    expect(areRight(known, known)).toBe(true);
    expect(areRight(known, { ...known, birthDate: '1980-05-05' })).toBe(false);
  });

  it('are wrong if the server does not know the right ones', () => {
    expect(areRight({ ...known, cep: '' }, { ...three, cep: '' })).toBe(false);
    const { cep: _cep, ...rest } = known;
    expect(areRight(rest, three)).toBe(false);
  });
});

describe('a blocked device', () => {
  it('is refused until the answers are right', async () => {
    const { token } = await signedIn('fabio');
    expect(await unblock(token, WRONG)).toMatchObject(INVALID);
    expect(await position(token)).toMatchObject({ status: 403, body: { message: 'blocked_device' } });
    expect(await unblock(token, RIGHT)).toMatchObject({ status: 200, body: {} });
    expect((await position(token)).status).toBe(200);
    expect((await unblock(token, WRONG)).status).toBe(200);
  });

  it('stays unblocked at its next sign-in, while another device starts blocked', async () => {
    const first = await signedIn('fabio');
    await unblock(first.token, { ...RIGHT, cep: '01310100', streetNumber: String(FABIO.id) });
    expect((await signedIn('fabio', { 'login-id': first.loginId })).blockedDevice).toBe(false);
    expect((await signedIn('fabio')).blockedDevice).toBe(true);
  });

  it('takes at most five tries in a quarter of an hour, and the right answers after that', async () => {
    const { loginId, token } = await signedIn('fabio');
    for (let i = 0; i < 5; i += 1) expect(await unblock(token, WRONG)).toMatchObject(INVALID);
    const limited = await unblock(token, RIGHT);
    expect(limited).toMatchObject(MAX_TRIES);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    // Leaving and coming back starts no new count.
    const again = await signedIn('fabio', { 'login-id': loginId });
    expect(await unblock(again.token, RIGHT)).toMatchObject(MAX_TRIES);
    await advanceClock('15m');
    const later = await signedIn('fabio', { 'login-id': loginId });
    expect((await unblock(later.token, RIGHT)).status).toBe(200);
  });

  it('counts tries over all devices of a client', async () => {
    await advanceClock('24h');
    const answers: number[] = [];
    for (let device = 0; device < 4; device += 1) {
      const { token } = await signedIn('fabio');
      for (let i = 0; i < 5; i += 1) answers.push((await unblock(token, WRONG)).status);
    }
    expect(answers).toEqual([...Array.from({ length: 15 }, () => 400), ...Array.from({ length: 5 }, () => 429)]);
    await advanceClock('24h');
    expect((await unblock((await signedIn('fabio')).token, RIGHT)).status).toBe(200);
  });

  it('refuses to unblock without a session', async () => {
    expect((await call('POST /api/blockedDevice/client/unblock', { body: { deviceTypes: ['web'] } })).status).toBe(401);
  });
});
