import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { device, person, type Surroundings } from '../../testing/index.ts';
import { control, testSandbox } from '../../testing/sandbox.ts';

const [ANA, BRUNO, PAULA, RAFAEL] = ['63287253026', '08824648096', '34329640309', '20454646526'];
const PASSWORD = { env: { PORTAL_PASSWORD: 'Senha@123' } };

const { sandbox, signedOut } = testSandbox();

const online = (around: Surroundings = PASSWORD) => signedOut({ env: {}, ...around });

describe('login', () => {
  it('signs ana in and remembers her, in files that nobody else can read', async () => {
    const { home, portal } = online();
    const { exit, json } = await portal(`login ${ANA} --json`);
    expect(exit).toBe(0);
    expect(json).toMatchObject({ document: ANA, userStatus: 'confirmed', mainAccount: true, destination: 'dashboard' });
    expect((await portal('whoami --json')).json).toEqual(json);
    const modes = readdirSync(home).map((file) => statSync(join(home, file)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
  });

  it('prints Portuguese for people', async () => {
    const { portal } = online();
    expect((await portal('login 632.872.530-26')).out).toContain('CPF/CNPJ         632.872.530-26');
  });

  it('refuses a wrong password with the sentence of the web', async () => {
    const { exit, error, out } = await online({ stdin: 'Errada@1\n' }).portal(`login ${ANA} --password-stdin --json`);
    expect([exit, out]).toEqual([1, '']);
    expect(error).toEqual({
      error: {
        code: 'wrong_credentials',
        message: 'Não foi possível continuar, CPF ou Senha estão incorretos.',
      },
    });
  });

  it('tells a server that failed from a wrong password, in the code alone', async () => {
    await control(sandbox, 'POST faults', { on: 'POST /auth/login/1', status: 503, code: 'ERR150', times: 1 });
    expect(await online().portal(`login ${ANA} --json`)).toMatchObject({
      exit: 1,
      error: {
        error: {
          code: 'refused',
          message: 'Não foi possível continuar, CPF ou Senha estão incorretos.',
          status: 503,
          serverCode: 'ERR150',
        },
      },
    });
  });

  it('says that rafael is connected elsewhere', async () => {
    const { exit, error } = await online().portal(`login ${RAFAEL} --json`);
    expect(exit).toBe(1);
    expect(error).toMatchObject({
      error: { code: 'already_connected', message: expect.stringMatching(/^Ops! Já existe outro dispositivo/) },
    });
  });

  it('refuses a wrong document before it asks for anything', async () => {
    const { exit, error } = await device().portal('login 63287253027 --json');
    expect([exit, error]).toEqual([
      1,
      { error: { code: 'cpf_invalid', message: 'Informe um CPF válido', field: 'document' } },
    ]);
  });

  it('does not read standard input without the flag', async () => {
    const { exit, error } = await online({ stdin: 'Senha@123' }).portal(`login ${ANA} --json`);
    expect([exit, error]).toMatchObject([2, { error: { message: expect.stringContaining('PORTAL_PASSWORD') } }]);
  });

  it('asks a person for the password, and without one names the flag', async () => {
    const someone = person('Senha@123');
    expect((await online({ person: someone }).portal(`login ${ANA}`)).exit).toBe(0);
    expect(someone.asked).toEqual(['Senha: ']);
    const { exit, err } = await online({}).portal(`login ${ANA}`);
    expect([exit, err]).toEqual([2, expect.stringContaining('--password-stdin')]);
  });

  it('warns about --password, and refuses an empty password as the form does', async () => {
    const { exit, err } = await online({}).portal(`login ${ANA} --password Senha@123`);
    expect([exit, err]).toEqual([0, expect.stringContaining('Warning: --password')]);
    const empty = await online({ stdin: '\n' }).portal(`login ${ANA} --password-stdin`);
    expect([empty.exit, empty.err]).toEqual([1, 'Preencha todos os campos para continuar\n']);
  });
});

describe('login with two-step verification', () => {
  const codesToBruno = async () =>
    (await sandbox.outbox(BRUNO)).filter(({ text }) => text.startsWith('Seu código')).length;

  it('sends a code and ends with mfa_required, and takes the code without sending a second one', async () => {
    const { portal } = online();
    const before = await codesToBruno();
    const first = await portal(`login ${BRUNO} --json`);
    expect(first.exit).toBe(1);
    expect(first.error).toMatchObject({ error: { code: 'mfa_required' } });
    expect((await portal('whoami')).exit).toBe(4);
    const wrong = await portal(`login ${BRUNO} --mfa 1 --json`);
    expect(wrong.error).toEqual({
      error: {
        code: 'wrong_code',
        message: 'Não foi possível continuar, verifique o código que enviamos no seu e-mail.',
      },
    });
    // The second run needs no password: it was right already.
    const second = await portal(`login ${BRUNO} --mfa from-outbox --json`, { env: {} });
    expect([second.exit, second.json]).toEqual([0, expect.objectContaining({ document: BRUNO, mfa: true })]);
    expect(await codesToBruno()).toBe(before + 1);
  });

  it('completes in one run when it reads the code from the outbox', async () => {
    expect((await online().portal(`login ${BRUNO} --mfa from-outbox`)).exit).toBe(0);
  });
});

describe('login of a client who has not consented', () => {
  it('ends with consent_required and no session, also with --yes', async () => {
    const { portal } = online();
    const { exit, error } = await portal(`login ${PAULA} --yes --json`);
    expect([exit, error]).toEqual([1, { error: { code: 'consent_required', message: expect.any(String) } }]);
    expect((await portal('whoami')).exit).toBe(4);
  });

  it('asks a person, who may say no', async () => {
    const someone = person('n');
    const { portal } = online({ ...PASSWORD, person: someone });
    expect((await portal(`login ${PAULA}`)).exit).toBe(1);
    expect(someone.asked).toEqual([expect.stringContaining('termos')]);
    expect((await portal('whoami')).exit).toBe(4);
  });

  it('restores the first account when the second one does not consent [R223]', async () => {
    const { portal } = online();
    await portal(`login ${ANA}`);
    expect((await portal(`login ${PAULA} --add`)).exit).toBe(1);
    expect((await portal('position --json')).exit).toBe(0);
    expect((await portal('whoami --json')).json).toMatchObject({ document: ANA });
  });

  it('completes with --accept-consent, and does not ask again', async () => {
    const { portal } = online();
    expect((await portal(`login ${PAULA} --accept-consent`)).exit).toBe(0);
    await portal('logout');
    expect((await portal(`login ${PAULA}`)).exit).toBe(0);
  });
});
