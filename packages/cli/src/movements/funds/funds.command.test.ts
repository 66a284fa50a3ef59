import { describe, expect, it } from 'vitest';
import { control, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();

describe('funds list', () => {
  it('shows ana a table of her positions and the least that she may invest', async () => {
    const { exit, out } = await (await signedIn('ana')).portal('funds list');
    const lines = out.trimEnd().split('\n');
    expect([exit, lines.length]).toEqual([0, 14]);
    // She holds some of the third fund, so its additional minimum counts. She holds none of the fourth.
    expect(lines[4]).toMatch(/^ 3 {2}Aroeira Macro .* R\$\u00a0251\.380,10 +R\$\u00a01\.000,00$/);
    expect(lines[5]).toMatch(/^ 4 {2}Aroeira Long Short .* R\$\u00a00,00 +R\$\u00a05\.000,00$/);
  });

  it('prints the words of the wire for programs', async () => {
    const { json } = await (await signedIn('ana')).portal('funds list --json');
    expect(json).toMatchObject({
      2: { id: 3, totalAmount: 251_380.1, stayValue: 10_000, fundInfo: { agency: '2374' } },
    });
  });

  it('tells carla that there are no funds, and otavio that positions are unknown', async () => {
    expect((await (await signedIn('carla')).portal('funds list')).out).toBe('Nenhum fundo disponível.\n');
    expect((await (await signedIn('otavio')).portal('funds list --json')).json).toMatchObject({
      0: { totalAmount: null },
    });
  });

  it('tells that the funds did not load, whatever failed [R569]', async () => {
    const { portal } = await signedIn('ana');
    for (const on of ['GET /investments/listFundsWithTermsSignature/*/*', 'GET /registrationForm/clients/*']) {
      await control(sandbox, 'POST faults', { on, status: 500 });
      const { exit, error } = await portal('funds list --json');
      const message = 'Não foi possível carregar a lista de fundos';
      expect([exit, error]).toMatchObject([1, { error: { code: 'refused', message } }]);
      await control(sandbox, 'DELETE faults');
    }
    const offline = { fetch: () => Promise.reject(new TypeError('fetch failed')) };
    expect(await portal('funds list', offline)).toMatchObject({
      exit: 3,
      err: 'Não foi possível carregar a lista de fundos\n',
    });
  });
});

describe('funds show', () => {
  it('prints one fund, and whether the client ever invested in it [R587]', async () => {
    const { portal } = await signedIn('ana');
    expect((await portal('funds show 3 --json')).json).toMatchObject({
      id: 3,
      termRescue: expect.any(String),
      hasInvested: true,
    });
    const { out } = await portal('funds show 4');
    expect(out).toContain('Aroeira Long Short FIC FIM');
    expect(out).toMatch(/Já investiu +Não/);
    expect(out).toMatch(/CNPJ +14\.142\.135\/0001-04/);
    expect(out).toMatch(/Conta +0184564-8/);
  });

  it('refuses a fund outside the list and a text that is not an id', async () => {
    const { portal } = await signedIn('ana');
    expect(await portal('funds show 99 --json')).toMatchObject({
      exit: 1,
      error: { error: { code: 'fund_unknown', message: 'Fundo não encontrado', field: 'fundId' } },
    });
    expect(await portal('funds show nove')).toMatchObject({ exit: 2, err: '"nove" is no id.\n' });
  });
});

describe('funds terms', () => {
  it('shows what is to be signed and where, the conformity term first [R622]', async () => {
    const { portal } = await signedIn('sofia');
    const { out } = await portal('funds terms 1 2');
    expect(out).toMatch(/^Desenquadramento\nADESÃO FUNDO Aroeira Crédito Privado FIC FI RF\n\nhttp:\S+\n$/);
    expect((await portal('funds terms 2 --json')).json).toMatchObject({
      docToken: expect.any(String),
      descriptions: { unSignedTerms: [{ name: 'Aroeira Crédito Privado FIC FI RF' }], compliance: true },
    });
  });

  it('says when everything is signed, and takes ids alone', async () => {
    const { portal } = await signedIn('ana');
    expect((await portal('funds terms 1 2')).out).toBe('Todos os termos estão assinados.\n');
    expect((await portal('funds terms 1 --json')).json).toMatchObject({ docToken: null, signUrl: null });
    for (const words of ['', ' x']) expect((await portal(`funds terms${words}`)).exit).toBe(2);
  });
});
