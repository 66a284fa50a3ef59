import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { person, type Surroundings } from '../../testing/index.ts';
import { control, testSandbox } from '../../testing/sandbox.ts';

const [ANA, BRUNO, PAULA] = ['63287253026', '08824648096', '34329640309'];
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

it('login completes in one run when it reads the two-step code from the outbox', async () => {
  expect((await online().portal(`login ${BRUNO} --mfa from-outbox`)).exit).toBe(0);
});

describe('login of a client who has not consented', () => {
  it('asks a person, who may say no', async () => {
    const someone = person('n');
    const { portal } = online({ ...PASSWORD, person: someone });
    expect((await portal(`login ${PAULA}`)).exit).toBe(1);
    expect(someone.asked).toEqual([expect.stringContaining('termos')]);
    expect((await portal('whoami')).exit).toBe(4);
  });
});
