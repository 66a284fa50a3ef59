import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '../../testing/index.ts';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const ANA = '63287253026';

const { sandbox, signedOut, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana', 'gabi'));

/** A device that knows no password. */
const online = () => signedOut({ env: {} });

describe('password forgot', () => {
  it('sends nothing in a dry run, though the call is a GET', async () => {
    const { exit, json } = await online().portal(`password forgot ${ANA} --dry-run --json`);
    expect([exit, json]).toMatchObject([0, { method: 'GET', url: expect.stringContaining('passwordResetByEmail') }]);
    expect(await sandbox.outbox(ANA)).toEqual([]);
  });
});

describe('password reset', () => {
  it('asks a person twice, and prints the sentence of the web', async () => {
    const { portal } = await signedIn('gabi', { env: {} });
    const typed = await portal('password reset', { person: person('Nova@1234', 'Nova@1235') });
    expect(typed.err).toBe('A confirmação de senha está incorreta\n');
    const someone = person('Nova@1234', 'Nova@1234');
    const { exit, out } = await portal('password reset', { person: someone });
    expect([exit, out]).toEqual([0, 'Sua senha foi alterada com sucesso!\n']);
    expect(someone.asked).toEqual(['Nova senha: ', 'Repita a nova senha: ']);
  });
});

describe('password change', () => {
  it('takes them from the environment, and says which one was wrong [R200]', async () => {
    const { portal } = await signedIn('ana', { env: {} });
    const env = { PORTAL_PASSWORD: 'Errada@1', PORTAL_NEW_PASSWORD: 'Nova@1234' };
    expect((await portal('password change --json', { env })).error).toMatchObject({
      error: { code: 'wrong_password' },
    });
  });

  it('asks a person for three', async () => {
    const { portal } = await signedIn('ana', { env: {} });
    const someone = person('Senha@123', 'Nova@1234', 'Nova@1234');
    expect((await portal('password change', { person: someone })).exit).toBe(0);
    expect(someone.asked).toEqual(['Senha atual: ', 'Nova senha: ', 'Repita a nova senha: ']);
  });

  it('shows no password in a trace', async () => {
    const { portal } = await signedIn('ana', { env: {} });
    const words = 'password change --password Senha@123 --new-password Nova@1234';
    const { err } = await portal(`${words} --trace`);
    expect(err).toContain('Warning: --new-password');
    expect(err).toContain('> POST http://sandbox.test/api/clients/changePassword');
    expect(err).not.toMatch(/Senha@123|Nova@1234/);
  });
});
