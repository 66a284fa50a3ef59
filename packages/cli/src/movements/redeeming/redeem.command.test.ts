import type { Fetch } from '@aroeira/adapters-http/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '../../testing/index.ts';
import { control, countOrders, resetForOrders, testSandbox, type Portal } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetForOrders(sandbox));

/** Ana has one pending redemption from the beginning. */
const waiting = (portal: Portal) => countOrders(portal, { status: 'pending' });

/** Another device orders just before this one's order arrives. */
const racing = (book: () => Promise<unknown>): Fetch => {
  let isFirst = true;
  return async (url, init) => {
    if (isFirst && url.endsWith('/investments/create/v2')) {
      isFirst = false;
      await book();
    }
    return sandbox.fetch(url, init);
  };
};

describe('redeem', () => {
  it('asks to confirm amount, account and both terms, and orders [R669]', async () => {
    const { portal } = await signedIn('ana');
    const ana = person('s');
    const { exit, out, err } = await portal('redeem 3 --value 1000,01 --bank 10010', { person: ana });
    expect([exit, out, ana.asked]).toEqual([0, 'Resgate solicitado!\n', ['Resgatar? [s/N] ']]);
    expect(err).toContain('Confirmar resgate');
    expect(err).toMatch(/Valor +R\$\u00a01\.000,01\n/);
    expect(err).toMatch(/Conta destino +Banco Bradesco S\.A\. · Ag\. 2374 · Conta 194572-1\n/);
    expect(err).toMatch(/Cotização +30 dias corridos após o pedido\n/);
    expect(err).toMatch(/Pagamento +1 dia útil após a cotização\n/);
    expect(err).not.toContain('O valor do resgate total');
    expect(await waiting(portal)).toBe(2);
  });

  it('tells people the notice of the hub on a Sunday, and programs one document alone', async () => {
    await control(sandbox, 'POST clock', { set: '2026-11-22T10:00:00-03:00' });
    const { portal } = await signedIn('ana');
    const notice =
      'Hoje não é dia útil: um pedido feito agora vale como feito depois das 15h. ' +
      'Solicitações efetuadas a partir das 15h serão processadas no próximo dia útil.\n';
    expect(await portal('redeem 1 --value 100 --bank 10010 --yes')).toMatchObject({ exit: 0, err: notice });
    expect(await portal('redeem 1 --value 100.01 --bank 10010 --yes --json')).toMatchObject({ exit: 0, err: '' });
  });

  it('takes the whole position, and tells what its value depends on [R675]', async () => {
    const { portal } = await signedIn('ana');
    const { err } = await portal('redeem 5 --total --bank 10011', { person: person('n') });
    expect(err).toContain('O valor do resgate total depende do valor da cota do fundo na data de cotização.');
    expect((await portal('redeem 5 --total --bank 10011 --yes --json')).json).toEqual({
      operation: 'rescue_total',
      fundId: 5,
      value: 187_204.66,
      bankId: 10_011,
      termQuotation: expect.any(String),
      termRescue: expect.any(String),
      repeated: false,
    });
    expect(await waiting(portal)).toBe(2);
  });

  it('closes a fund of which a part already waits: it asks for the rest and says so (decision 0193)', async () => {
    const { portal } = await signedIn('ana');
    const shown = await portal('redeem 3 --total --bank 10010', { person: person('n') });
    expect(shown.err).toContain(
      'R$\u00a050.000,00 deste fundo já estão em resgate. O resgate total pede o restante: R$\u00a0201.380,10.',
    );
    const { exit, err, json } = await portal('redeem 3 --total --bank 10010 --yes --json');
    expect([exit, err, json]).toMatchObject([0, '', { operation: 'rescue_total', value: 201_380.1 }]);
    const again = await portal('redeem 3 --total --bank 10010');
    const closing = 'Todo o valor deste fundo já está em resgate. Acompanhe o pedido no histórico de movimentações.\n';
    expect(again).toMatchObject({ exit: 1, err: closing });
  });

  it('asks before the same redemption, stops after a no, and asks to confirm after a yes [R662] [R663]', async () => {
    const { portal } = await signedIn('ana');
    const again = person('n');
    const { exit } = await portal('redeem 3 --value 50000 --bank 10010', { person: again });
    expect([exit, again.asked]).toEqual([1, ['Deseja mesmo repetir este resgate? [s/N] ']]);
    const sure = person('s', 's');
    expect((await portal('redeem 3 --value 50000 --bank 10010', { person: sure })).exit).toBe(0);
    expect(sure.asked[1]).toBe('Resgatar? [s/N] ');
    expect(await waiting(portal)).toBe(2);
  });

  it('asks when another device redeemed the same meanwhile, and --yes answers (decision 0302)', async () => {
    const { portal } = await signedIn('ana');
    const { portal: other } = await signedIn('ana');
    const words = 'redeem 1 --value 1000.01 --bank 10010';
    const book = () => other(`${words} --yes`);
    const asked = person('s', 'n');
    expect((await portal(words, { person: asked, fetch: racing(book) })).exit).toBe(1);
    expect(asked.asked).toEqual(['Resgatar? [s/N] ', 'Deseja mesmo repetir este resgate? [s/N] ']);
    expect(await waiting(portal)).toBe(2);
    const sure = 'redeem 1 --value 1000.02 --bank 10010 --yes';
    expect((await portal(sure, { fetch: racing(() => other(sure)) })).exit).toBe(0);
    expect(await waiting(portal)).toBe(4);
  });

  it('says what another device left of the fund meanwhile, and sends nothing (decision 0302)', async () => {
    const { portal } = await signedIn('ana');
    const { portal: other } = await signedIn('ana');
    const fetch = racing(() => other('redeem 5 --value 1000 --bank 10010 --yes'));
    expect(await portal('redeem 5 --total --bank 10010 --yes', { fetch })).toMatchObject({
      exit: 1,
      err:
        'Os dados deste resgate mudaram desde que você o abriu. Confira-os antes de pedir de novo. R$\u00a01.000,00 deste ' +
        'fundo já estão em resgate. O resgate total pede o restante: R$\u00a0186.204,66.\n',
    });
    expect(await waiting(portal)).toBe(2);
  });

  it('names the missing flag, and refuses what is no amount, no id, or two amounts (decision 0092)', async () => {
    const { portal } = await signedIn('ana');
    for (const [words, flag, field] of [
      ['3 --bank 10010', '--value', 'operation'],
      ['3 --total', '--bank, one of 10010, 10011', 'bankId'],
      ...['abc', 'NaN', '1e5', '1.000,00', '1000.001'].map((value) => [
        `3 --bank 10010 --value ${value}`,
        value,
        'value',
      ]),
    ]) {
      const { exit, error } = await portal(`redeem ${words} --yes --json`);
      const message = expect.stringContaining(flag ?? '');
      expect([words, exit, error]).toEqual([words, 2, { error: { code: 'usage', message, field } }]);
    }
    for (const words of ['3 --value 1000 --total --bank 10010', 'x --total', '3 --total --bank x'])
      expect((await portal(`redeem ${words} --yes`)).exit).toBe(2);
  });
});
