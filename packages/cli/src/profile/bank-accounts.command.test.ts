import type { Fetch } from '@aroeira/adapters-http/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '../testing/index.ts';
import { resetPersonas, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana', 'diego'));

interface Listed {
  readonly id: number;
  readonly digit: string;
}
type Portal = Awaited<ReturnType<typeof signedIn>>['portal'];
const listed = async (portal: Portal) => (await portal('profile bank-accounts list --json')).json as readonly Listed[]; // the test fails otherwise
const ITAU = '{"bankId":7,"agency":"0348","accountNumber":"184562","digit":"1"}';
const reports = async () =>
  (await sandbox.outbox('cadastro@aroeira.example')).filter(({ subject }) => /Contas/.test(subject));

describe('profile bank-accounts', () => {
  it('lists, removes after a yes, adds and changes accounts, and reports each change', async () => {
    const { portal } = await signedIn('ana');
    const [first, second] = await listed(portal);
    const no = person('n');
    expect((await portal(`profile bank-accounts remove ${String(second?.id)}`, { person: no })).exit).toBe(1);
    expect(no.asked).toEqual([expect.stringContaining('Deseja realmente remover esta conta?')]);
    expect(await listed(portal)).toHaveLength(2);
    const before = (await reports()).length;
    const removed = await portal(`profile bank-accounts remove ${String(second?.id)} --yes --json`);
    expect([removed.exit, removed.json]).toMatchObject([0, [{ id: first?.id }]]);
    const added = await portal('profile bank-accounts add --file - --json', { stdin: ITAU });
    expect([added.exit, added.json]).toMatchObject([0, [{ id: first?.id }, { accountNumber: '184562', digit: '1' }]]);
    const [, mine] = await listed(portal);
    const changed = ITAU.replace('{', `{"id":${String(mine?.id)},`).replace('"digit":"1"', '"digit":"9"');
    await portal('profile bank-accounts add --file -', { stdin: changed });
    expect((await listed(portal)).map(({ digit }) => digit)).toEqual([first?.digit, '9']);
    expect((await reports()).length).toBe(before + 3);
  });

  it('says that an account is added when the accounts do not load after it', async () => {
    const { portal } = await signedIn('ana');
    const [, second] = await listed(portal);
    await portal(`profile bank-accounts remove ${String(second?.id)} --yes`);
    let isSaved = false;
    const fetch: Fetch = (url, init) => {
      if (isSaved) return Promise.reject(new TypeError('fetch failed'));
      isSaved = init.method === 'POST' && url.endsWith('/bank-account');
      return sandbox.fetch(url, init);
    };
    expect(await portal('profile bank-accounts add --file - --json', { stdin: ITAU, fetch })).toMatchObject({
      exit: 3,
      error: { error: { saved: ['setBankAccount'] } },
    });
    expect(await listed(portal)).toHaveLength(2);
  });

  it('keeps an account that a redemption waits for, and names the redemption (decision 0301)', async () => {
    const { portal } = await signedIn('ana');
    const [first] = await listed(portal);
    const nobodyAsked = person('s');
    const words = `profile bank-accounts remove ${String(first?.id)}`;
    const { exit, err } = await portal(words, { person: nobodyAsked });
    expect([exit, nobodyAsked.asked]).toEqual([1, []]);
    expect(err).toMatch(
      /^Esta conta ainda não pode ser removida\. .*\n- Resgate parcial de R\$\u00a050\.000,00 em Aroeira Macro Estratégia .*, com pagamento previsto para \d{2}\/\d{2}\/\d{4}\n$/,
    );
    expect(await portal(`${words} --yes --json`)).toMatchObject({
      exit: 1,
      error: { error: { code: 'account_awaited' } },
    });
    expect(await listed(portal)).toHaveLength(2);
  });
});
