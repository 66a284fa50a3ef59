import { describe, expect, it } from 'vitest';
import { testSandbox } from './testing/sandbox.ts';

const ANA = '63287253026';
const { signedOut, signedIn } = testSandbox();

describe('--trace', () => {
  it('shows requests and answers on stderr without a secret', async () => {
    const { portal } = signedOut();
    const { err, json } = await portal(`login ${ANA} --trace --json`);
    expect(json).toMatchObject({ document: ANA });
    expect(err).toContain('> POST http://sandbox.test/api/auth/login/1');
    expect(err).toContain('< 200');
    expect(err).not.toContain('Senha@123');
    expect(err).not.toMatch(/eyJ|Bearer/);
  });

  it('shows no code or temporary password of an e-mail, and no answer that unblocks a device', async () => {
    const { portal } = signedOut();
    const code = await portal('login 08824648096 --mfa from-outbox --trace');
    expect([code.exit, code.err]).toEqual([0, expect.stringContaining('/sandbox/outbox')]);
    expect(code.err).not.toMatch(/acesso é \d/);
    const outbox = await portal('sandbox outbox --to 08824648096 --trace');
    expect(outbox.out).toMatch(/\d{6}/);
    expect(outbox.err).not.toMatch(/\b\d{6}\b/);

    await portal('login 24956842201');
    const stdin = '{"motherName":"Martina","birthDate":"1975-02-08","streetNumber":"1007"}';
    const unblock = await portal('device unblock --answers - --trace', { stdin });
    const dry = await portal('device unblock --answers - --dry-run', { stdin });
    expect([unblock.err, dry.out]).toEqual([expect.stringContaining('***'), expect.stringContaining('***')]);
    expect(unblock.err + dry.out).not.toMatch(/Martina|1975|1007/);
  });
});

describe('--dry-run', () => {
  it('prints the request that would go out, and sends nothing', async () => {
    const { portal } = signedOut({ fetch: () => Promise.reject(new Error('sent')) });
    const { exit, json } = await portal(`login ${ANA} --dry-run --json`);
    expect(exit).toBe(0);
    expect(json).toMatchObject({
      method: 'POST',
      url: 'http://sandbox.test/api/auth/login/1',
      body: { document: ANA, password: '***' },
    });
  });

  it('changes nothing on this device either', async () => {
    const { portal } = await signedIn('ana');
    const { out } = await portal('logout --dry-run');
    expect(out).toMatch(/^POST http:\/\/sandbox\.test\/api\/auth\/logoutApp\/\d+\n/);
    expect((await portal('position')).exit).toBe(0);
  });

  it('prints the read of a command that only reads', async () => {
    const { portal } = await signedIn('ana');
    expect((await portal('position --dry-run --json')).json).toMatchObject({
      method: 'GET',
      url: `http://sandbox.test/api/investorPosition?document=${ANA}`,
      headers: { authorization: '***' },
    });
  });
});
