import { beforeEach, describe, expect, it } from 'vitest';
import { device, person } from '../../testing/index.ts';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const [ANA, NOBODY] = ['63287253026', '23157281500'];
const OLD = { env: { PORTAL_PASSWORD: 'Senha@123' } };

const { sandbox, signedOut, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana', 'gabi'));

/** A device that knows no password. */
const online = () => signedOut({ env: {} });

describe('password forgot', () => {
  it('prints the sentences of the web', async () => {
    const { portal } = online();
    expect((await portal(`password forgot ${ANA}`)).out).toMatch(/^Tudo certo! Enviamos uma senha temporária para /);
    const { exit, error } = await portal(`password forgot ${NOBODY} --json`);
    expect([exit, error]).toEqual([
      1,
      { error: { code: 'document_not_found', message: 'Não foi possível encontrar o CPF/CNPJ informado.' } },
    ]);
  });

  it('refuses a wrong document before any call', async () => {
    const { exit, error } = await device().portal('password forgot 63287253027 --json');
    expect([exit, error]).toMatchObject([1, { error: { code: 'cpf_invalid', field: 'document' } }]);
  });

  it('sends nothing in a dry run, though the call is a GET', async () => {
    const { exit, json } = await online().portal(`password forgot ${ANA} --dry-run --json`);
    expect([exit, json]).toMatchObject([0, { method: 'GET', url: expect.stringContaining('passwordResetByEmail') }]);
    expect(await sandbox.outbox(ANA)).toEqual([]);
  });
});

describe('password reset', () => {
  it('asks a person twice, and prints the sentence of the web', async () => {
    const { portal } = await signedIn('gabi', { env: {} });
    const someone = person('Nova@1234', 'Nova@1234');
    const { exit, out } = await portal('password reset', { person: someone });
    expect([exit, out]).toEqual([0, 'Sua senha foi alterada com sucesso!\n']);
    expect(someone.asked).toEqual(['Nova senha: ', 'Repita a nova senha: ']);
  });

  it('reports an error of the form before any call, and a refusal of the server after it', async () => {
    const { portal } = await signedIn('gabi', { env: {} });
    const reset = async (PORTAL_NEW_PASSWORD: string) =>
      (await portal('password reset --json', { env: { PORTAL_NEW_PASSWORD } })).error;
    expect(await reset('abc')).toEqual({
      error: { code: 'password_weak', message: 'Escolha uma senha válida', field: 'newPassword' },
    });
    expect(await reset('Senha@123')).toEqual({
      error: {
        code: 'same_as_previous',
        message: 'Sua nova senha não pode ser a mesma que a anterior. Por favor, defina uma nova senha para continuar.',
      },
    });
    const typed = await portal('password reset', { person: person('Nova@1234', 'Nova@1235') });
    expect(typed.err).toBe('A confirmação de senha está incorreta\n');
  });

  it('needs a session before it asks for anything', async () => {
    expect((await online().portal('password reset', { person: person() })).exit).toBe(4);
  });

  it('refuses a client who need not change the password', async () => {
    const { portal } = await signedIn('ana', { env: {} });
    const { exit, err } = await portal('password reset --password-stdin', { stdin: 'Nova@1234' });
    expect([exit, err]).toEqual([1, 'Ocorreu um erro ao tentar salvar a nova senha.\n']);
  });
});

describe('password change', () => {
  it('takes both from standard input, one on each line', async () => {
    const { portal } = await signedIn('ana', { env: {} });
    const { exit, json } = await portal('password change --password-stdin --json', { stdin: 'Senha@123\nNova@1234\n' });
    expect([exit, json]).toEqual([0, expect.objectContaining({ document: ANA, userStatus: 'confirmed' })]);
    expect((await online().portal(`login ${ANA}`, OLD)).exit).toBe(1);
  });

  it('takes them from the environment, and says which one was wrong [R200]', async () => {
    const { portal } = await signedIn('ana', { env: {} });
    const env = { PORTAL_PASSWORD: 'Errada@1', PORTAL_NEW_PASSWORD: 'Nova@1234' };
    expect((await portal('password change --json', { env })).error).toEqual({
      error: {
        code: 'wrong_password',
        message: 'A senha atual está incorreta. Por favor, digite corretamente sua senha atual para continuar.',
      },
    });
  });

  it('asks a person for three', async () => {
    const { portal } = await signedIn('ana', { env: {} });
    const someone = person('Senha@123', 'Nova@1234', 'Nova@1234');
    expect((await portal('password change', { person: someone })).exit).toBe(0);
    expect(someone.asked).toEqual(['Senha atual: ', 'Nova senha: ', 'Repita a nova senha: ']);
  });

  it('sends a client who must choose a password to the reset', async () => {
    const { portal } = await signedIn('gabi', { env: {} });
    const { exit, error } = await portal('password change --json', { person: person() });
    expect([exit, error]).toMatchObject([1, { error: { code: 'password_must_change' } }]);
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
