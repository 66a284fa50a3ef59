import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { device, person } from '../../testing/index.ts';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana', 'fabio', 'gabi', 'valter'));

const RIGHT = { motherName: 'Marta', birthDate: '1975-02-08', streetNumber: '1006' };
const fed = (answers: object) => ({ stdin: JSON.stringify(answers) });
const loginIdOf = async (portal: (words: string) => Promise<{ readonly json: unknown }>): Promise<string> => {
  const { json } = await portal('whoami --json');
  return typeof json === 'object' && json !== null && 'loginId' in json ? String(json.loginId) : '';
};

describe('device unblock', () => {
  it('takes answers from a file and unblocks the device [R208] [R213] [R214]', async () => {
    const { portal, home } = await signedIn('fabio');
    expect((await portal('whoami --json')).json).toMatchObject({ blockedDevice: true, destination: 'unblock-device' });
    const file = join(home, 'answers.txt');
    writeFileSync(file, JSON.stringify(RIGHT));
    expect(await portal(`device unblock --answers ${file}`)).toMatchObject({
      exit: 0,
      out: 'Este dispositivo foi desbloqueado!\n',
    });
    expect((await portal('whoami --json')).json).toMatchObject({ blockedDevice: false, destination: 'dashboard' });
    expect((await portal('device unblock --json')).json).toEqual({ blockedDevice: false, destination: 'dashboard' });
  });

  it('refuses wrong answers with the sentence of the web [R211]', async () => {
    const { portal } = await signedIn('fabio');
    const wrong = fed({ ...RIGHT, motherName: 'Maria' });
    const { exit, error } = await portal('device unblock --answers - --json', wrong);
    expect([exit, error]).toEqual([
      1,
      { error: { code: 'answers_wrong', message: 'As respostas digitadas estão incorretas.' } },
    ]);
    expect((await portal('whoami --json')).json).toMatchObject({ blockedDevice: true });
  });

  it('says that there were too many tries, and ends the session [R210]', async () => {
    const { portal } = await signedIn('fabio');
    for (let i = 0; i < 5; i += 1) await portal('device unblock --answers -', fed({ ...RIGHT, motherName: 'Maria' }));
    const { exit, error } = await portal('device unblock --answers - --json', fed(RIGHT));
    expect([exit, error]).toEqual([
      1,
      {
        error: {
          code: 'max_tries_reached',
          message: 'Você atingiu o limite de tentativas. Por favor, entre em contato conosco.',
        },
      },
    ]);
    expect((await portal('whoami')).exit).toBe(4);
  });

  it('makes no call for answers that are malformed or too few [R207]', async () => {
    const { portal } = await signedIn('fabio');
    const invalid = async (answers: object) => {
      const { exit, error, err } = await portal('device unblock --answers - --json --trace', fed(answers));
      expect([exit, err.includes('unblock')]).toEqual([1, false]);
      return error;
    };
    const said = (field: string) => ({
      error: { code: 'answers_invalid', message: 'Preencha corretamente todos os campos para continuar', field },
    });
    expect(await invalid({ ...RIGHT, birthDate: '1975-02-30' })).toEqual(said('birthDate'));
    expect(await invalid({ ...RIGHT, motherName: 'Marta 1' })).toEqual(said('motherName'));
    expect(await invalid({ motherName: 'Marta', birthDate: '1975-02-08' })).toEqual(said('cep'));
    expect((await portal('device unblock --answers - --json', { stdin: 'x' })).exit).toBe(2);
  });

  it('asks a person three of the five questions [R202]', async () => {
    const { portal } = await signedIn('fabio');
    const someone = person('x1', 'x1', 'x1');
    expect((await portal('device unblock', { person: someone })).exit).toBe(1);
    expect(new Set(someone.asked).size).toBe(3);
    const { exit, err } = await portal('device unblock');
    expect([exit, err]).toEqual([2, 'No terminal to ask the questions: give --answers FILE.\n']);
  });

  it('comes before every protected command, and before a password that must change [R217]', async () => {
    const { portal } = await signedIn('fabio');
    for (const command of ['position', 'mfa enable', 'device list', 'device end x --yes']) {
      const { exit, error } = await portal(`${command} --json`);
      expect([command, exit, error]).toMatchObject([command, 1, { error: { code: 'device_blocked' } }]);
    }
    await portal('device unblock --answers -', fed(RIGHT));
    expect((await portal('position')).exit).toBe(0);

    const gabi = await signedIn('gabi');
    expect((await gabi.portal('position --json')).error).toMatchObject({ error: { code: 'password_must_change' } });
  });
});

describe('device report-misuse', () => {
  it('says when the server was not reached', async () => {
    expect((await device().portal('device report-misuse x --json')).exit).toBe(3);
  });
});

describe('device list and device end', () => {
  it('show where the client is signed in, and sign another one out after a question', async () => {
    const [here, there] = [await signedIn('valter'), await signedIn('valter')];
    const loginId = await loginIdOf(there.portal);
    expect((await here.portal('device list --json')).json).toMatchObject([
      { isCurrent: true, deviceType: 'web', browser: null, system: 'Linux' },
      { loginId, isCurrent: false },
    ]);
    expect((await here.portal('device list')).out).toMatch(/Navegador não identificado no Linux .* sim/);

    expect((await here.portal(`device end ${loginId}`)).exit).toBe(2);
    const no = await here.portal(`device end ${loginId} --json`, { person: person('n') });
    expect(no.error).toMatchObject({ error: { code: 'not_confirmed' } });
    expect((await there.portal('device list')).exit).toBe(0);
    expect((await here.portal(`device end ${loginId} --yes --json`)).json).toEqual({ ended: loginId });
    expect((await there.portal('device list')).exit).toBe(4);
  });

  it('refuse to end this device or an unknown one', async () => {
    const { portal } = await signedIn('valter');
    const own = await portal(`device end ${await loginIdOf(portal)} --yes --json`);
    expect([own.exit, own.error]).toMatchObject([1, { error: { code: 'this_device' } }]);
    const none = await portal('device end 6f9619ff-8b86-4d01-b42d-00cf4fc964ff --yes --json');
    expect([none.exit, none.error]).toMatchObject([1, { error: { code: 'no_such_device' } }]);
  });

  it('report a wrong id as wrong usage, and make no call', async () => {
    const { portal } = await signedIn('valter');
    for (const id of ['xyz', '7', '6f9619ff-8b86-4d01-b42d-00cf4fc964f', '6f9619ff-8b86-4d01-b42d-00cf4fc964ffa']) {
      const { exit, error, err } = await portal(`device end ${id} --yes --json --trace`);
      expect([id, exit, err.includes('devices')]).toEqual([id, 2, false]);
      expect(error).toMatchObject({ error: { code: 'usage', field: 'loginId' } });
    }
  });
});
