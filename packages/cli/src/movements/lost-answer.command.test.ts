import type { Fetch } from '@aroeira/adapters-http/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { countOrders, resetForOrders, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetForOrders(sandbox));

/** The server books the order, and its answer never arrives. */
const losing: Fetch = async (url, init) => {
  const answer = await sandbox.fetch(url, init);
  if (url.endsWith('/investments/create/v2')) throw new TypeError('fetch failed');
  return answer;
};

describe.each([
  ['apply', 'invest --line 1=1000.01@10010 --yes'],
  ['rescue_parcial', 'redeem 1 --value 1000.01 --bank 10010 --yes'],
])('an order without an answer: %s (decision 0218)', (operation, order) => {
  it('is booked once when the same command runs again, and a third run is a new order', async () => {
    const { portal } = await signedIn('ana');
    const booked = () => countOrders(portal, { operation, value: 1000.01 });
    const { exit, err } = await portal(order, { fetch: losing });
    expect([exit, err]).toEqual([
      3,
      'Erro ao resgatar investimento. Por favor tente novamente mais tarde! ' +
        'Antes de repetir, verifique no histórico de movimentações se o pedido foi registrado. ' +
        'O mesmo pedido, com os mesmos valores, repetido em até 2 dias, não cria outro.\n',
    ]);
    expect(await booked()).toBe(1);
    await portal(`${order} --dry-run`);
    const again = await portal(order);
    expect([again.exit, again.err]).toEqual([
      0,
      'Este pedido já foi enviado e ficou sem resposta. Ele é enviado de novo, e conta uma vez só.\n',
    ]);
    expect(await booked()).toBe(1);
    expect((await portal(order)).exit).toBe(0);
    expect(await booked()).toBe(2);
  });

  it('tells a program too whether it repeats an earlier one', async () => {
    const { portal } = await signedIn('ana');
    expect((await portal(`${order} --json`, { fetch: losing })).exit).toBe(3);
    const [again, anew] = [await portal(`${order} --json`), await portal(`${order} --json`)];
    expect([again.err, again.json, anew.err, anew.json]).toMatchObject([
      '',
      { repeated: true },
      '',
      { repeated: false },
    ]);
  });
});
