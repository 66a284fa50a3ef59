import type { Fetch } from '@aroeira/adapters-http/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '../../testing/index.ts';
import {
  control,
  countOrders,
  resetForOrders,
  resetPersonas,
  testSandbox,
  type Portal,
} from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetForOrders(sandbox));

const waiting = (portal: Portal) => countOrders(portal, { status: 'pending', operation: 'apply' });
const ORDER = 'invest --line 1=1000.01@10010 4=5000@10011';

describe('invest', () => {
  it('asks to confirm fund, account and amount, orders, and tells where the money goes [R601] [R603] [R604] [R607] [R616]', async () => {
    const { portal } = await signedIn('ana');
    expect(await portal(ORDER, { person: person('n') })).toMatchObject({ exit: 1, out: '' });
    expect(await waiting(portal)).toBe(0);
    const ana = person('s');
    const { exit, out, err } = await portal(ORDER, { person: ana });
    expect([exit, ana.asked]).toEqual([0, ['Confirmar? [s/N] ']]);
    expect(err).toContain('Confirmar investimento(s)');
    expect(err).toMatch(/Liquidez FIC FI RF +Banco Bradesco S\.A\. · Ag\. 2374 · Conta 194572-1 +R\$\u00a01\.000,01\n/);
    expect(err).toMatch(/Long Short FIC FIM +Itaú .* · Ag\. 0348 · Conta 194573-2 +R\$\u00a05\.000,00\n/);
    const [caption, total] = (/^Valor total .*$/m.exec(err)?.[0] ?? '').split(/ {2,}/);
    expect([caption, total]).toEqual(['Valor total', 'R$\u00a06.000,01']);
    expect(out).toContain('Agora é só fazer um TED para cada um dos fundos\n');
    expect(out).toMatch(
      /CNPJ +31\.415\.926\/0001-71\nBanco +237 · Banco Bradesco S\.A\.\nAgência +2374\nConta +0184561-7\n/,
    );
    expect(out).toContain('O investimento aparecerá no seu saldo em até 3 dias úteis.');
    expect(out).toContain('IMPORTANTE!\nNão é possível utilizar TED de conta poupança nem PIX.\n');
    expect(await waiting(portal)).toBe(2);
  });

  it("sends the order and the device once after a yes to 'Confirmar' [R605]", async () => {
    const sent: unknown[] = [];
    const fetch: Fetch = (url, init) => {
      if (url.endsWith('/investments/create/v2'))
        sent.push([init.method, typeof init.body === 'string' ? JSON.parse(init.body) : init.body]);
      return sandbox.fetch(url, init);
    };
    const [{ portal }, ana] = [await signedIn('ana'), person('s')];
    expect((await portal(ORDER, { fetch, person: ana })).exit).toBe(0);
    expect(ana.asked.map((question) => question.split('?')[0])).toEqual(['Confirmar']);
    const investments = [
      { fundId: 1, value: 1000.01, bankId: 10_010 },
      { fundId: 4, value: 5000, bankId: 10_011 },
    ];
    const deviceInfo = expect.objectContaining({ type: 'web', language: 'pt-BR' });
    expect(sent).toEqual([['POST', { operation: 'apply', investments, deviceInfo }]]);
  });

  it('tells people the notice of the hub: after 15h, and the renewal of the suitability before it', async () => {
    await control(sandbox, 'POST clock', { set: '2026-11-19T15:00:00-03:00' });
    const hours = 'Solicitações efetuadas a partir das 15h serão processadas no próximo dia útil.\n';
    expect((await (await signedIn('ana')).portal(`${ORDER} --yes`)).err).toBe(hours);
    const { portal } = await signedIn('sofia');
    const { err } = await portal('invest --line 1=1000@10180 --yes --dry-run');
    expect(err.split('\n')[0]).toBe(
      'ATENÇÃO! Seu perfil de investidor venceu. Responda ao questionário de novo para mantê-lo atualizado.',
    );
    expect((await portal('invest --suggest 50000')).err).toBe('');
  });

  it('asks first after an investment of the last two days, or when the orders are unknown [R571]', async () => {
    const { portal } = await signedIn('ana');
    await portal('invest --line 1=500@10010 --yes');
    const again = person('n');
    await portal(ORDER, { person: again });
    expect(again.asked).toEqual(['Você já realizou um investimento nos últimos 2 dias. Deseja continuar? [s/N] ']);
    await resetPersonas(sandbox, 'ana');
    const { portal: anew } = await signedIn('ana');
    await control(sandbox, 'POST faults', { on: 'GET /investments/list/*', status: 500 });
    const unknown = person('s', 's');
    expect((await anew(ORDER, { person: unknown })).exit).toBe(0);
    expect(unknown.asked).toHaveLength(2);
  });

  it('takes no line that it cannot read, and sends nothing', async () => {
    const { portal } = await signedIn('ana');
    for (const line of [
      '1=1000',
      '1=1.000,00@10010',
      '1=1000.001@10010',
      '1=1e5@10010',
      '1=1000@x',
      '1=1@10010 1=2@10010',
      '',
    ])
      expect((await portal(['invest', '--line', ...line.split(' '), '--yes'])).exit).toBe(2);
    const { err } = await portal('invest --line 1=100.000@10010 --dry-run');
    expect(err).toBe('"100.000" is not an amount in reais: write 1234.56.\n');
    expect(await waiting(portal)).toBe(0);
  });

  it('tells the errors of every line by its fund', async () => {
    const { portal } = await signedIn('ana');
    const words = 'invest --line 4=4999.99@10010 1=1000@10020 99=1@10010 3=1000@10010 --yes';
    const [below, account, unknown] = [
      'O valor deve ser maior ou igual a R$\u00a05.000,00 para esse investimento',
      'Selecione uma conta de origem',
      'Fundo não encontrado',
    ];
    expect((await portal(`${words} --json`)).error).toMatchObject({
      error: {
        code: 'below_minimum_investment',
        message: below,
        errors: [
          { fundId: 4, field: 'value', message: below },
          { fundId: 1, field: 'bankId', message: account },
          { fundId: 99, field: 'fundId', message: unknown },
        ],
      },
    });
    expect((await portal(words)).err.split('\n')).toEqual([
      `Aroeira Long Short FIC FIM: ${below}`,
      expect.stringMatching(/^Aroeira .*Liquidez FIC FI RF: Selecione uma conta de origem$/),
      `Fundo 99: ${unknown}`,
      '',
    ]);
  });

  it('tells that the order failed', async () => {
    const { portal } = await signedIn('ana');
    const failed = 'Erro ao resgatar investimento. Por favor tente novamente mais tarde!';
    await control(sandbox, 'POST faults', { on: 'POST /investments/create/v2', status: 500 });
    expect(await portal(`${ORDER} --yes`)).toMatchObject({
      exit: 1,
      err: expect.stringMatching(new RegExp(`^${failed}\nCódigo para o atendimento: [A-Z2-7]{8}\n$`)),
    });
  });

  it('prints the order and not the suggestion with --dry-run, or the error (decision 0022)', async () => {
    const { portal } = await signedIn('ana');
    const suggested = (line: string) => portal(`invest --suggest 5000000 --line ${line} --dry-run --json`);
    const url = expect.stringMatching(/\/investments\/create\/v2$/);
    expect((await suggested('1@10010')).json).toMatchObject({ url, body: { investments: [{ fundId: 1 }] } });
    expect(await suggested('1=0.01@10010')).toMatchObject({
      exit: 1,
      error: { error: { code: 'below_minimum_investment' } },
    });
    expect((await portal('invest --suggest 5000000 --dry-run --json')).json).toMatchObject({
      url: expect.stringMatching(/\/distribution$/),
    });
    expect(await waiting(portal)).toBe(0);
  });
});
