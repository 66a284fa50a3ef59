import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { JOANA, person, type Surroundings } from '../../testing/index.ts';
import { control, testSandbox } from '../../testing/sandbox.ts';

const ANA = '63287253026';
const PASSWORD = { env: { PORTAL_PASSWORD: 'Nova@1234' } };

const { sandbox, signedOut } = testSandbox();
/** Without the new client, who is nobody's persona. */
const startOver = () => control(sandbox, 'POST reset');

const online = (around: Surroundings = PASSWORD) => signedOut({ env: {}, ...around });
const words = ['registration', 'start', '--file', '-', '--json'];
const fed = (changes: Record<string, unknown> = {}) => ({ stdin: JSON.stringify({ ...JOANA, ...changes }) });

describe('registration start', () => {
  beforeEach(startOver);

  it('prints the session of the new client as login does, and later asks for no consent [R225] [R251]', async () => {
    const { portal } = online();
    const { exit, err, json } = await portal(
      words,
      fed({ document: '231.572.815-00', phoneNumber: '(11) 98765-4321' }),
    );
    expect([exit, err]).toEqual([0, '']);
    expect(json).toMatchObject({
      document: JOANA.document,
      name: JOANA.name,
      mainAccount: true,
      destination: 'dashboard',
    });
    expect((await portal('whoami --json')).json).toEqual(json);
    expect(await online().portal(`login ${JOANA.document} --json`)).toMatchObject({ exit: 0 });
  });

  it('reads a file and takes the password from standard input', async () => {
    const { home, portal } = online({});
    const file = join(home, 'joana.json');
    writeFileSync(file, JSON.stringify(JOANA));
    const { exit, out } = await portal(`registration start --file ${file} --password-stdin`, { stdin: 'Nova@1234\n' });
    expect([exit, out]).toEqual([0, expect.stringContaining('231.572.815-00')]);
  });

  it('asks a person for the password twice, and for another when the two differ', async () => {
    const someone = person('Nova@1234', 'Nova@12345', 'Nova@1234', 'Nova@1234');
    const { portal } = online({ person: someone });
    const different = await portal(words, fed());
    expect([different.exit, different.error]).toEqual([
      1,
      { error: { code: 'password_differs', message: 'A confirmação de senha está incorreta', field: 'confirmation' } },
    ]);
    expect((await portal(words, fed())).exit).toBe(0);
    expect(someone.asked.slice(0, 2)).toEqual(['Nova senha: ', 'Repita a nova senha: ']);
  });

  it('ends the session of the client before, and keeps their account', async () => {
    const { portal } = online();
    await portal(`login ${ANA}`, { env: { PORTAL_PASSWORD: 'Senha@123' } });
    expect((await portal(words, fed())).json).toMatchObject({ document: JOANA.document, mainAccount: false });
    expect((await portal('accounts list --json')).json).toMatchObject([
      { document: ANA },
      { document: JOANA.document },
    ]);
  });

  it('prints what would go out with --dry-run, the password masked, and creates nobody', async () => {
    const { portal } = online();
    const { exit, json } = await portal([...words, '--dry-run'], fed());
    expect([exit, json]).toMatchObject([
      0,
      {
        method: 'POST',
        url: 'http://sandbox.test/api/clients/create',
        body: { ...JOANA, password: '***', personTypeId: 1, personColor: 6, createRegForm: 1, partnerId: 1 },
      },
    ]);
    expect((await portal(`login ${JOANA.document}`)).exit).toBe(1);
  });
});

describe('a registration that is refused', () => {
  it('says so of a weak password', async () => {
    const { exit, error } = await online({ env: { PORTAL_PASSWORD: 'nova1234' } }).portal(words, fed());
    expect([exit, error]).toEqual([
      1,
      { error: { code: 'password_weak', message: 'Escolha uma senha válida', field: 'password' } },
    ]);
  });

  it('is wrong usage without a file, with a field of another type, and with two things in standard input', async () => {
    const { portal } = online();
    const file = await portal('registration start --json');
    expect([file.exit, file.error]).toMatchObject([2, { error: { code: 'usage' } }]);
    const typed = await portal(words, fed({ birthDate: 19900503 }));
    expect([typed.exit, typed.error]).toMatchObject([2, { error: { code: 'usage', field: 'birthDate' } }]);
    const both = await portal([...words, '--password-stdin'], fed());
    expect([both.exit, both.error]).toMatchObject([2, { error: { code: 'usage' } }]);
    const none = await portal(words, { ...fed(), env: {} });
    expect([none.exit, none.err]).toEqual([2, expect.stringContaining('PORTAL_PASSWORD')]);
  });
});
