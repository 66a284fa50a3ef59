import { beforeEach, describe, expect, it } from 'vitest';
import { device, person } from '../../testing/index.ts';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'fabio', 'valter'));

const loginIdOf = async (portal: (words: string) => Promise<{ readonly json: unknown }>): Promise<string> => {
  const { json } = await portal('whoami --json');
  return typeof json === 'object' && json !== null && 'loginId' in json ? String(json.loginId) : '';
};

describe('device unblock', () => {
  it('asks a person three of the five questions [R202]', async () => {
    const { portal } = await signedIn('fabio');
    const someone = person('x1', 'x1', 'x1');
    expect((await portal('device unblock', { person: someone })).exit).toBe(1);
    expect(new Set(someone.asked).size).toBe(3);
    const { exit, err } = await portal('device unblock');
    expect([exit, err]).toEqual([2, 'No terminal to ask the questions: give --answers FILE.\n']);
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
