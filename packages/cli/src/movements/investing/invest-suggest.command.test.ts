import { beforeEach, describe, expect, it } from 'vitest';
import { countOrders, resetForOrders, testSandbox, type Portal } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetForOrders(sandbox));

const waiting = (portal: Portal) => countOrders(portal, { status: 'pending', operation: 'apply' });

describe('invest --suggest', () => {
  it('prints the suggested amounts and orders nothing', async () => {
    const { portal } = await signedIn('karen');
    const { json } = await portal('invest --suggest 5000000 --json');
    expect(json).toMatchObject({ mode: 'suggested', reason: null });
    const { out } = await portal('invest --suggest 5000000');
    expect(out).toMatch(/Id {2}Fundo +Sugestão +% +% após\n/);
    expect(await waiting(portal)).toBe(0);
  });

  it('fills in the values that were left out', async () => {
    const { portal } = await signedIn('ana');
    const { json } = await portal('invest --suggest 5000000 --line 1@10010 --yes --json');
    expect(json).toMatchObject({ total: expect.any(Number), investments: [{ fundId: 1, bankId: 10_010 }] });
    expect(await waiting(portal)).toBe(1);
  });

  it('tells why nothing is suggested', async () => {
    const { portal } = await signedIn('ana');
    const { out } = await portal('invest --suggest 0.01');
    expect(out).toMatch(/^A sugestão fica abaixo do valor mínimo de ao menos um dos fundos\. Ajuste os valores\.\n/);
    expect(out).toMatch(/\nId {2}Fundo +Sugestão [^]+: O valor deve ser maior ou igual a R\$.[\d.,]+ para esse/);
    expect(await portal('invest --suggest 0.01 --line 1@10010 --yes')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('Insira um valor de investimento'),
    });
    expect((await portal('invest')).exit).toBe(2);
  });

  it('requires a total above zero', async () => {
    const { portal } = await signedIn('ana');
    const message = 'Erro ao validar os valores, verifique seus valores e tente novamente';
    const refused = async (total: string) => {
      const { exit, error } = await portal(`invest --suggest=${total} --json`);
      return [exit, error];
    };
    expect(await refused('0')).toEqual([1, { error: { code: 'invalid', message, field: 'suggest' } }]);
    expect(await refused('0,00')).toMatchObject([1, {}]);
    expect(await refused('-1')).toMatchObject([1, { error: { code: 'amount_invalid', field: 'suggest' } }]);
    expect(await refused('abc')).toMatchObject([2, { error: { code: 'usage', field: 'suggest' } }]);
  });
});
