import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const { signedIn } = testSandbox();

interface PositionJson {
  readonly total: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}
const isPosition = (json: unknown): json is PositionJson =>
  typeof json === 'object' && json !== null && 'total' in json && 'items' in json;

describe('position', () => {
  it('prints what the contract says, to the cent', async () => {
    const { exit, json, err } = await (await signedIn('ana')).portal('position --json');
    if (!isPosition(json)) throw new Error(JSON.stringify(json));
    expect([exit, err]).toEqual([0, '']);
    expect(Object.keys(json)).toEqual(['total', 'items']);
    expect(json.items).toHaveLength(6);
    for (const item of json.items)
      expect(Object.keys(item)).toEqual(['type', 'fundType', 'totalAmount', 'percent', 'pension']);
    expect(json.items.filter(({ pension }) => pension)).toHaveLength(2);
    const cents = json.items.reduce((all, { totalAmount }) => all + Math.round(Number(totalAmount) * 100), 0);
    expect(cents).toBe(Math.round(json.total * 100));
  });

  it('prints a table of pt-BR money for people', async () => {
    const { out } = await (await signedIn('ana')).portal('position');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(9);
    expect(lines[2]).toMatch(/^Renda Fixa +R\$\u00a0[\d.]+,\d\d +\d+,\d\d%$/);
    expect(lines[8]).toMatch(/^Total .*100,00%$/);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });

  it('opens in a spreadsheet', async () => {
    const { out } = await (await signedIn('ana')).portal('position --csv');
    expect(out.split('\r\n')).toHaveLength(8);
    expect(out).toContain('\r\nRenda Fixa;468912,45;36,50;Não\r\n');
    expect(out.trimEnd()).toMatch(/\r\nTotal;1284530,27;100,00;$/);
  });

  it('of nina is empty and has its sentence', async () => {
    const { portal } = await signedIn('nina');
    expect((await portal('position --json')).json).toEqual({ total: 0, items: [] });
    expect((await portal('position')).out).toBe('Aguardando o primeiro aporte\n');
  });

  it('of otavio fails with the sentence of the dashboard', async () => {
    const { exit, error } = await (await signedIn('otavio')).portal('position --json');
    expect(exit).toBe(1);
    expect(error).toMatchObject({
      error: {
        code: 'refused',
        message: 'Ops! Nossos sistemas estão sendo atualizados. Tente novamente em alguns instantes.',
      },
    });
  });
});
