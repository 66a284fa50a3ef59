import { describe, expect, it } from 'vitest';
import { device, person } from '../../testing/index.ts';
import { testSandbox } from '../../testing/sandbox.ts';

const [ANA, KAREN, PAULA] = ['63287253026', '51753241448', '34329640309'];
const { signedOut } = testSandbox();

/** Ana's device, to which karen was added. Karen is signed in, and ana is the main account. */
const shared = async () => {
  const both = signedOut();
  await both.portal(`login ${ANA}`);
  await both.portal(`login ${KAREN} --add`);
  const accounts = (await both.portal('accounts list --json')).json as { id: number; document: string }[];
  const idOf = (document: string) => accounts.find((account) => account.document === document)?.id ?? 0;
  return { ...both, ana: idOf(ANA), karen: idOf(KAREN) };
};
const offline = () => Promise.reject(new TypeError('fetch failed'));

describe('accounts list', () => {
  it('shows the accounts of this device, without a session and without the server', async () => {
    const { portal, ana, karen } = await shared();
    await portal('logout');
    const { exit, json } = await portal('accounts list --json', { fetch: offline });
    expect([exit, json]).toEqual([
      0,
      [
        expect.objectContaining({ id: ana, document: ANA, mainAccount: true, current: false, blockedDevice: false }),
        expect.objectContaining({ id: karen, document: KAREN, mainAccount: false, current: true }),
      ],
    ]);
    expect(JSON.stringify(json)).not.toMatch(/token|password/i);
  });

  it('prints Portuguese for people, also for an empty list', async () => {
    const { portal } = await shared();
    expect((await portal('accounts list')).out).toMatch(/632\.872\.530-26.*Conta principal\n.*Atual\n$/s);
    const nobody = await device().portal('accounts list --json');
    expect([nobody.exit, nobody.json]).toEqual([0, []]);
    expect((await device().portal('accounts list')).out).toBe('Nenhuma conta salva neste dispositivo.\n');
  });
});

describe('login --add', () => {
  it('ends only the session that it replaces', async () => {
    const { portal } = signedOut();
    await portal(`login ${ANA}`);
    const { err } = await portal(`login ${KAREN} --add --trace`);
    expect(err.match(/POST \S+\/revoke\/session\/token/g)).toHaveLength(1);
    expect((await portal('position --json')).exit).toBe(0);
    expect((await portal('whoami --json')).json).toMatchObject({ document: KAREN, mainAccount: false });
  });

  it('forgets the added account after a denied consent, and goes on with the previous one [R135] [R223]', async () => {
    const { portal } = signedOut();
    await portal(`login ${ANA}`);
    expect((await portal(`login ${PAULA} --add`)).exit).toBe(1);
    expect((await portal('accounts list --json')).json).toEqual([
      expect.objectContaining({ document: ANA, current: true }),
    ]);
    expect((await portal('position')).exit).toBe(0);
  });
});

describe('accounts switch', () => {
  it('works offline, because only this device changes', async () => {
    const { portal, ana } = await shared();
    const { exit, out } = await portal(`accounts switch ${ana}`, { fetch: offline });
    expect([exit, out]).toEqual([
      0,
      expect.stringMatching(/^Conta atual: Ana .*\. Ninguém entrou: entre com portal login 63287253026\n$/),
    ]);
  });

  it('changes nothing in a dry run', async () => {
    const { portal, ana } = await shared();
    const { exit, json } = await portal(`accounts switch ${ana} --dry-run --json`);
    expect([exit, json]).toEqual([0, expect.objectContaining({ method: 'POST' })]);
    await portal('logout');
    expect((await portal(`accounts switch ${ana} --dry-run`)).exit).toBe(0);
    expect((await portal('accounts list --json')).json).toMatchObject([{ current: false }, { current: true }]);
  });
});

describe('accounts remove', () => {
  it('asks first, changes nothing after a no, and names the flag without a terminal', async () => {
    const { portal, ana } = await shared();
    expect(await portal(`accounts remove ${ana}`)).toMatchObject({ exit: 2, err: expect.stringContaining('--yes') });
    const no = await portal(`accounts remove ${ana} --json`, { person: person('n') });
    expect([no.exit, no.error]).toEqual([1, { error: { code: 'not_confirmed', message: 'Nada foi alterado.' } }]);
    expect((await portal(`accounts remove ${ana} --yes --dry-run`)).exit).toBe(0);
    expect((await portal('accounts list --json')).json).toHaveLength(2);
  });

  it('ends the session of the removed account', async () => {
    const { portal, karen } = await shared();
    expect((await portal(`accounts remove ${karen} --yes`)).exit).toBe(0);
    expect((await portal('whoami')).exit).toBe(4);
  });
});

describe('accounts set-main', () => {
  it('tells the server the id, and shows the accounts [R133]', async () => {
    const { portal, karen } = await shared();
    const dry = await portal(`accounts set-main ${karen} --dry-run --json`);
    expect(dry.json).toMatchObject({ method: 'POST', body: { id: karen } });
    const { exit, json } = await portal(`accounts set-main ${karen} --json`);
    expect([exit, json]).toEqual([
      0,
      [expect.objectContaining({ mainAccount: false }), expect.objectContaining({ id: karen, mainAccount: true })],
    ]);
    expect((await portal('whoami --json')).json).toMatchObject({ mainAccount: true });
  });

  it('changes nothing when the call to the server fails, and says so [R134]', async () => {
    const { portal, karen } = await shared();
    const { exit, error } = await portal(`accounts set-main ${karen} --json`, { fetch: offline });
    expect([exit, error]).toEqual([
      3,
      { error: { code: 'main_account_not_set', message: 'Erro ao definir conta principal. Tente novamente.' } },
    ]);
    expect((await portal('accounts list --json')).json).toMatchObject([{ mainAccount: true }, { mainAccount: false }]);
  });
});
